/** Who is who in the hand that is told. */
import type { Seats } from "../game/speech";
import type { Told } from "../game/table";

/** The name of each seat, and our own seat; somebody who has left since has no name any more. */
export function seatsOf({ hand, table }: Told, player: string | undefined): Seats {
  const chairs = hand?.chairs ?? [];
  const found = chairs.map((chair) => table.chairs.find((each) => each.chair === chair));
  const own = found.findIndex((each) => each !== undefined && each.player === player);
  return { names: found.map((each) => each?.name ?? ""), own: own < 0 ? undefined : own };
}

/** Name and place of a chair for texts. */
export const nameAt = ({ table }: Told, chair: number): string =>
  table.chairs.find((each) => each.chair === chair)?.name ?? "";
