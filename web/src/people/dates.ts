/** Moments as the language writes them; chips and figures are written by i18n. */
import { lang } from "../i18n/index.svelte";

export const dayOf = (ms: number): string =>
  new Intl.DateTimeFormat(lang(), { dateStyle: "medium" }).format(ms);

export const timeOf = (ms: number): string =>
  new Intl.DateTimeFormat(lang(), { dateStyle: "short", timeStyle: "short" }).format(ms);
