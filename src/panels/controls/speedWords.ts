import type { PowerState } from "../../editor/state/EditorState.ts";

export interface SpeedWords {
  /** The accessible name. */
  readonly name: string;
  readonly title: string;
  readonly text: string;
}

const SPARED: Readonly<Record<PowerState["level"], string>> = {
  full: "",
  coarse: "The picture is a little coarser, so that it moves well.",
  still: "The picture is a little coarser and everybody jumps from square to square, so that the game keeps its speed.",
  slow: "There is so much to do that each turn gets twice the time.",
};

/** What the hare and the tortoise say to a child. */
export function speedWords({
  isSlow,
  level,
}: {
  readonly isSlow: boolean;
  readonly level: PowerState["level"];
}): SpeedWords {
  if (isSlow) {
    const why = level === "slow" ? SPARED.slow : `Some turns take too long. ${SPARED[level]}`.trim();
    return { name: "slow as a tortoise", title: "Tortoise: the game is slower than you chose", text: why };
  }
  if (level !== "full")
    return { name: "quick as a hare, saving power", title: "Hare, saving power", text: SPARED[level] };
  return { name: "quick as a hare", title: "Hare: the game keeps its speed", text: "Every turn comes in time." };
}

/** How long a tick takes, in words for a child. */
export function tickWords(ms: number | null): string {
  if (ms === null) return "Press Play to see how long a turn takes.";
  if (ms < 1) return "A turn takes less than a thousandth of a second.";
  return `A turn takes ${Math.round(ms)} ${Math.round(ms) === 1 ? "thousandth" : "thousandths"} of a second.`;
}

/** The share of the work that one rule makes, in words for a child. */
export function shareWords(share: number): string {
  if (share > 0.9) return "nearly all of the work";
  if (share > 0.6) return "most of the work";
  if (share > 0.4) return "about half of the work";
  return share > 0.2 ? "about a third of the work" : "a small part of the work";
}
