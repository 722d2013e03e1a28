/** What the keys and taps of a game do, in the names that its maker gave to the rules. */
import { isArrow, namedKeys } from "../../editor/index.ts";
import {
  type Characters,
  type EventContainer,
  nodesIn,
  type RuleTree,
  rulesIn,
  switchedOn,
} from "../../engine/index.ts";

/** Keys that do the same. */
export interface KeyHint {
  readonly codes: readonly number[];
  /** Empty if no rule has a name. */
  readonly words: string;
}

/** A rule that its maker gave no name. */
const UNNAMED = "Untitled Rule";
/** An arrow on a key says this already. */
const DIRECTION = / (?:left|right|up|down)$/i;

/** Arrows first. */
export function keyHints(characters: Characters): readonly KeyHint[] {
  const events = eventsOf(characters, "key");
  const hints = new Map<string, number[]>();
  for (const code of namedKeys(characters)) {
    const words = wordsFor(events.filter((event) => event.code === code));
    const shown = isArrow(code) ? words.replace(DIRECTION, "") : words;
    hints.set(shown, [...(hints.get(shown) ?? []), code]);
  }
  return [...hints].map(([words, codes]) => ({ codes, words }));
}

/** What a tap does; null if no rule waits for one. */
export function tapHint(characters: Characters): string | null {
  const events = eventsOf(characters, "click");
  return events.length > 0 ? wordsFor(events) : null;
}

function eventsOf(characters: Characters, kind: EventContainer["event"]): readonly EventContainer[] {
  return Object.values(characters).flatMap(({ rules }) =>
    nodesIn(switchedOn(rules)).flatMap((node) => (node.type === "group-event" && node.event === kind ? [node] : [])),
  );
}

/** The words of the first block in which a rule has a name. */
function wordsFor(events: readonly EventContainer[]): string {
  return events.map(({ rules }) => wordsOf(rules)).find((words) => words !== "") ?? "";
}

/** The words that all names begin with, if there are at least two; else the shortest name, because special cases have longer ones. */
function wordsOf(rules: RuleTree): string {
  const names = rulesIn(rules).map(({ name = "" }) => name.trim());
  const [first = "", ...others] = names
    .filter((name) => name !== "" && name !== UNNAMED)
    .sort((one, other) => one.length - other.length);
  const words = first.split(" ");
  const same = words.findIndex((word, n) => others.some((name) => name.split(" ")[n] !== word));
  return same >= 2 ? words.slice(0, same).join(" ") : first;
}
