import type { WallTile } from "../../api/classes.ts";

/** What a tile says of a child, the most pressing first. */
export type TileState = "hand" | "stuck" | "playing" | "making" | "here" | "away";

export function stateOf({ handSince, isHere, doing, worldId }: WallTile): TileState {
  if (!isHere) return "away";
  if (handSince !== null) return "hand";
  // No game is open: the child looks around.
  return doing === "making" && worldId === null ? "here" : doing;
}

export const STATE_WORDS: Readonly<Record<TileState, string>> = {
  hand: "Hand up",
  stuck: "Stuck",
  playing: "Playing",
  making: "Making",
  here: "Here",
  away: "Away",
};

const MINUTE_MS = 60_000;

/** Who needs the teacher: hands first, then whoever has been stuck the longest. */
export function whoNeedsHelp(tiles: readonly WallTile[]): readonly WallTile[] {
  const hands = tiles.filter((tile) => stateOf(tile) === "hand");
  const stuck = tiles.filter((tile) => stateOf(tile) === "stuck");
  return [...hands.sort(byTime("handSince")), ...stuck.sort(byTime("since"))];
}

function byTime(field: "handSince" | "since") {
  return (one: WallTile, other: WallTile): number => timeOf(one[field]) - timeOf(other[field]);
}

function timeOf(iso: string | null): number {
  return iso === null ? 0 : Date.parse(iso);
}

/** Why a child is in the list: `Hand up for 2 minutes.`, `Walk right, 3 minutes.` */
export function needOf(tile: WallTile, now: number): string {
  if (stateOf(tile) === "hand") {
    const minutes = minutesSince(tile.handSince, now);
    return minutes === 0 ? "Hand up just now." : `Hand up for ${inMinutes(minutes)}.`;
  }
  const minutes = minutesSince(tile.since, now);
  return `${tile.rule || "Stuck"}, ${minutes === 0 ? "just now" : inMinutes(minutes)}.`;
}

function minutesSince(iso: string | null, now: number): number {
  return Math.max(0, Math.floor((now - timeOf(iso)) / MINUTE_MS));
}

function inMinutes(minutes: number): string {
  return minutes === 1 ? "1 minute" : `${minutes} minutes`;
}
