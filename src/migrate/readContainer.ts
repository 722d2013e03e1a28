import {
  type Bounds,
  CHANCE,
  type EventContainer,
  type EventKind,
  type FlowBehavior,
  type FlowContainer,
  type Id,
  isFields,
  isWithin,
  type LoopCount,
  type RuleContainer,
  TIMER,
} from "../engine/index.ts";
import { RuleFacts } from "./RuleFacts.ts";
import { readConditions } from "./readConditions.ts";
import { type FieldReader, fieldsOf, type ReportUnread, readFlag, readName, textOf } from "./reading.ts";
import type { WorldFacts } from "./WorldFacts.ts";

const EVENTS: readonly EventKind[] = ["key", "click", "idle", "timer", "start"];

export function readEvent(reader: FieldReader, id: Id): EventContainer {
  const { name } = reader.fields;
  const event = reader.read("event", (value, report) => oneOf(EVENTS, value, report) ?? "unknown");
  const code = reader.read("code", (value, report) => (event === "key" ? readKeyCode(value, report) : undefined));
  const hold = reader.read("hold", (value, report) => readFlag(value, event === "key" ? report : ignored));
  const every = reader.read("every", (value, report) => readNumber(value, TIMER, event === "timer" ? report : ignored));
  return {
    type: "group-event",
    id,
    ...(textOf(name) === null ? {} : { name: readName(name, "") }),
    event,
    ...(code === undefined ? {} : { code }),
    ...(hold === undefined ? {} : { hold }),
    ...(every === undefined ? {} : { every }),
    rules: [],
  };
}

/** What all containers have in common: conditions about the acting actor, a `characterId`, and whether the list around goes on. */
export function readWhenAndOn(
  reader: FieldReader,
  characterId: Id,
  world: WorldFacts,
): Pick<RuleContainer, "conditions" | "goOn" | "unreadDisabled"> {
  const facts = RuleFacts.ofContainer(characterId, world, reader.log);
  const { unreadDisabled } = reader.fields;
  const asked = reader.read("conditions", (value, report) => {
    const isListOrAbsent = value === undefined || value === null || Array.isArray(value);
    return readConditions(isListOrAbsent ? value : UNREADABLE, unreadDisabled, facts, report);
  });
  const goOn = reader.read("goOn", readFlag);
  const hasList = Array.isArray(reader.fields.conditions) || asked.conditions.length > 0;
  return {
    ...(hasList ? { conditions: asked.conditions } : {}),
    ...asked.kept,
    ...(goOn === undefined ? {} : { goOn }),
  };
}

/** Containers never had conditions of an older shape. */
const UNREADABLE = [null];

const BEHAVIORS: readonly FlowBehavior[] = ["first", "loop", "all", "random", "chance"];

/** A missing behavior means `first`. */
export function readFlow(reader: FieldReader, id: Id): FlowContainer {
  const behavior = reader.read("behavior", (value, report) =>
    value === undefined ? "first" : (oneOf(BEHAVIORS, value, report) ?? "unknown"),
  );
  const loopCount = reader.read("loopCount", readLoopCount);
  const oneIn = reader.read("oneIn", (value, report) =>
    readNumber(value, CHANCE, behavior === "chance" ? report : ignored),
  );
  return {
    type: "group-flow",
    id,
    name: readName(reader.fields.name, "Untitled Group"),
    behavior,
    ...(loopCount ? { loopCount } : {}),
    ...(oneIn === undefined ? {} : { oneIn }),
    rules: [],
  };
}

/** A whole number within bounds; anything else is reported, and a missing one as well. */
function readNumber(value: unknown, bounds: Bounds, report: ReportUnread): number | undefined {
  if (isWithin(value, bounds)) return value;
  report();
  return undefined;
}

/** Nothing asks for the value. */
function ignored(): void {}

function oneOf<Word>(known: readonly Word[], value: unknown, report: ReportUnread): Word | undefined {
  const found = known.find((word) => word === value);
  if (found === undefined) report();
  return found;
}

/** Null if it is missing, which means one round; an unreadable count is reported. */
function readLoopCount(value: unknown, report: ReportUnread): LoopCount | null {
  if (value === undefined || value === null) return null;
  const { constant, variableId } = isFields(value) ? fieldsOf(value) : { constant: value };
  const variable = textOf(variableId);
  if (variable !== null) return { variableId: variable };
  const text = textOf(constant);
  const number = text === null || text.trim() === "" ? Number.NaN : Number(text);
  if (Number.isFinite(number)) return { constant: number };
  report();
  return null;
}

/** Other tools store the names of these keys. */
const NAMED: ReadonlyMap<string, number> = new Map([
  ["Backspace", 8],
  ["Enter", 13],
  ["Space", 32],
  ["ArrowLeft", 37],
  ["ArrowUp", 38],
  ["ArrowRight", 39],
  ["ArrowDown", 40],
]);

/** A key code from a number, a number as text, a name or the character on the key; undefined if no key was chosen yet. */
function readKeyCode(value: unknown, report: ReportUnread): number | undefined {
  if (value === undefined || value === null) return undefined;
  const text = textOf(value) ?? "";
  const code = NAMED.get(text) ?? (isLetterOrDigit(value) ? value.toUpperCase().charCodeAt(0) : numberIn(text));
  if (code === undefined) report();
  return code;
}

function isLetterOrDigit(value: unknown): value is string {
  return typeof value === "string" && /^[A-Za-z0-9]$/.test(value);
}

function numberIn(text: string): number | undefined {
  const number = Number(text);
  return text.trim() !== "" && Number.isFinite(number) ? number : undefined;
}
