/** Where the page is; it follows the address, back and forth. */
import { address, parse, type Route } from "./routes";

export { address, type Route } from "./routes";

let here = $state.raw<Route>(parse(location.hash));

addEventListener("hashchange", () => {
  here = parse(location.hash);
});

export const route = (): Route => here;

/** Go somewhere; `isStep` leaves no trace in the history, as for a step of the replayer. */
export function go(to: Route, { isStep = false } = {}): void {
  here = to;
  const url = address(to);
  if (isStep) history.replaceState(null, "", url);
  else if (location.hash !== url) history.pushState(null, "", url);
}
