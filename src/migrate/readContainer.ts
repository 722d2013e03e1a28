/** What makes a group's rules be tried: its event, or the way it goes through them. */
import type { EventContainer, EventKind, FlowBehavior, FlowContainer, Id, LoopCount } from "../engine/index.ts";
import { fieldsOf, isFields, nameOf, textOf } from "./reading.ts";
import { readKeyCode } from "./readKeyCode.ts";
import type { Complain, UnreadFields } from "./UnreadFields.ts";

const EVENTS: readonly EventKind[] = ["key", "click", "idle"];

export function readEvent(unread: UnreadFields, id: Id): EventContainer {
  const { name } = unread.fields;
  const event = unread.take("event", (value, complain) => oneOf(EVENTS, value, complain) ?? "unknown");
  const code = unread.take("code", (value, complain) => (event === "key" ? readKeyCode(value, complain) : undefined));
  return {
    type: "group-event",
    id,
    ...(textOf(name) === null ? {} : { name: nameOf(name, "") }),
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
    name: nameOf(unread.fields.name, "Untitled Group"),
    behavior,
    ...(loopCount ? { loopCount } : {}),
    rules: [],
  };
}

function oneOf<Word>(known: readonly Word[], value: unknown, complain: Complain): Word | undefined {
  const found = known.find((word) => word === value);
  if (found === undefined) complain();
  return found;
}

/** None where nothing is said: that is one round, where no number that is known would be any. */
function readLoopCount(value: unknown, complain: Complain): LoopCount | null {
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
