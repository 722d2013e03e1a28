/** What makes a group's rules be tried: its event, or the way it goes through them. */
import type { EventContainer, EventKind, FlowBehavior, FlowContainer, Id, LoopCount } from "../engine/index.ts";
import type { ReportUnread, UnreadFields } from "./reading.ts";
import { fieldsOf, isFields, readName, textOf } from "./reading.ts";

const EVENTS: readonly EventKind[] = ["key", "click", "idle"];

export function readEvent(unread: UnreadFields, id: Id): EventContainer {
  const { name } = unread.fields;
  const event = unread.take("event", (value, complain) => oneOf(EVENTS, value, complain) ?? "unknown");
  const code = unread.take("code", (value, complain) => (event === "key" ? readKeyCode(value, complain) : undefined));
  return {
    type: "group-event",
    id,
    ...(textOf(name) === null ? {} : { name: readName(name, "") }),
    event,
    ...(code === undefined ? {} : { code }),
    rules: [],
  };
}

const BEHAVIORS: readonly FlowBehavior[] = ["first", "loop", "all", "random"];

/** Without a word on it, the first rule that fits is done. */
export function readFlow(unread: UnreadFields, id: Id): FlowContainer {
  const behavior = unread.take("behavior", (value, complain) =>
    value === undefined ? "first" : (oneOf(BEHAVIORS, value, complain) ?? "unknown"),
  );
  const loopCount = unread.take("loopCount", readLoopCount);
  return {
    type: "group-flow",
    id,
    name: readName(unread.fields.name, "Untitled Group"),
    behavior,
    ...(loopCount ? { loopCount } : {}),
    rules: [],
  };
}

function oneOf<Word>(known: readonly Word[], value: unknown, complain: ReportUnread): Word | undefined {
  const found = known.find((word) => word === value);
  if (found === undefined) complain();
  return found;
}

/** None where nothing is said: that is one round, where no number that is known would be any. */
function readLoopCount(value: unknown, complain: ReportUnread): LoopCount | null {
  if (value === undefined || value === null) return null;
  const { constant, variableId } = isFields(value) ? fieldsOf(value) : { constant: value };
  const variable = textOf(variableId);
  if (variable !== null) return { variableId: variable };
  const text = textOf(constant);
  const number = text === null || text.trim() === "" ? Number.NaN : Number(text);
  if (Number.isFinite(number)) return { constant: number };
  complain();
  return null;
}

/** Keys that other tools call by their names. */
const NAMED: ReadonlyMap<string, number> = new Map([
  ["Backspace", 8],
  ["Enter", 13],
  ["Space", 32],
  ["ArrowLeft", 37],
  ["ArrowUp", 38],
  ["ArrowRight", 39],
  ["ArrowDown", 40],
]);

/** The code of a key: a number, as such or as text, or the name of a key or what is printed on it. None where there is none yet. */
export function readKeyCode(value: unknown, complain: ReportUnread): number | undefined {
  if (value === undefined || value === null) return undefined;
  const text = textOf(value) ?? "";
  const code = NAMED.get(text) ?? (isLetterOrDigit(value) ? value.toUpperCase().charCodeAt(0) : numberIn(text));
  if (code === undefined) complain();
  return code;
}

function isLetterOrDigit(value: unknown): value is string {
  return typeof value === "string" && /^[A-Za-z0-9]$/.test(value);
}

function numberIn(text: string): number | undefined {
  const number = Number(text);
  return text.trim() !== "" && Number.isFinite(number) ? number : undefined;
}
