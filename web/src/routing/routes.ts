/**
 * The addresses of the page: all behind the #, so that the room serves one page, and what is
 * secret in an address (an invitation, the link of a guest) is never sent to anybody's log.
 */

export type Route =
  | { page: "lobby" }
  | { page: "table"; id: string; invite?: string }
  | { page: "replay"; table?: string; hand?: number; step?: number }
  | { page: "rules" | "guide" | "profile" | "hands" }
  | { page: "study"; spot?: string }
  | { page: "invite"; id: string; secret: string }
  | { page: "guest"; secret: string; table?: string }
  | { page: "nowhere" };

const PLAIN = ["rules", "guide", "profile", "hands"] as const;

export function parse(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#?\/?/, "").split("?");
  const [page = "", ...rest] = path.split("/").map(decoded);
  const asked = new URLSearchParams(query);
  const plain = PLAIN.find((each) => each === page);
  if (page === "") return { page: "lobby" };
  if (plain) return { page: plain };
  if (page === "guest" && rest[0])
    return { page, secret: rest[0], ...part("table", asked.get("table")) };
  if (page === "invite" && rest[0] && rest[1]) return { page, id: rest[0], secret: rest[1] };
  if (page === "table" && rest[0])
    return { page, id: rest[0], ...part("invite", asked.get("invite")) };
  // What a spot is made of is the study's own.
  if (page === "study") return { page, ...part("spot", query || undefined) };
  if (page === "replay") {
    const [table, hand] = rest;
    return {
      page,
      ...part("table", table),
      ...part("hand", count(hand)),
      ...part("step", count(asked.get("step"))),
    };
  }
  return { page: "nowhere" };
}

/** The address of a route, for links: `href={address({ page: "rules" })}`. */
export function address(route: Route): string {
  switch (route.page) {
    case "lobby":
    case "nowhere":
      return "#/";
    case "table":
      return `#/table/${encodeURIComponent(route.id)}${asking({ invite: route.invite })}`;
    case "guest":
      return `#/guest/${encodeURIComponent(route.secret)}${asking({ table: route.table })}`;
    case "invite":
      return `#/invite/${encodeURIComponent(route.id)}/${encodeURIComponent(route.secret)}`;
    case "study":
      return `#/study${route.spot ? `?${route.spot}` : ""}`;
    case "replay": {
      const path = [route.table, route.hand].filter((each) => each !== undefined);
      return ["#/replay", ...path].join("/") + asking({ step: route.step });
    }
    default:
      return `#/${route.page}`;
  }
}

function asking(wanted: Record<string, string | number | undefined>): string {
  const pairs = Object.entries(wanted).filter(([, value]) => value !== undefined);
  return pairs.length
    ? `?${new URLSearchParams(pairs.map(([key, value]) => [key, String(value)]))}`
    : "";
}

const part = <K extends string, V>(key: K, value: V | null | undefined): { [P in K]?: V } =>
  (value === null || value === undefined ? {} : { [key]: value }) as { [P in K]?: V };

function count(text: string | null | undefined): number | undefined {
  return text && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
