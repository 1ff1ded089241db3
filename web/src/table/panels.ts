/** What the panel beside the table has: its pages, and the quick reactions. */
import type { React } from "../wire/types";

export type Tab = "log" | "chat" | "statistics" | "history" | "fair" | "table";

export const REACTIONS: readonly React["reaction"][] = [
  "nice",
  "thanks",
  "wow",
  "unlucky",
  "laugh",
  "hurry",
];
