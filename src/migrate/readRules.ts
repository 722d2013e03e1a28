/** A character's tree of rules and containers (spec §3 "Rules tree", product §12). */
import {
  type EventContainer,
  type FlowBehavior,
  type FlowContainer,
  type Id,
  type LoopCount,
  NOTE_MAX,
  type RuleContainer,
  type RuleNode,
} from "../engine/index.ts";
import { FreshIds } from "./FreshIds.ts";
import { type Fields, fieldsOf, isFields, listOf, nameOf, oneLine, textOf } from "./reading.ts";
import { readRule } from "./readRule.ts";
import type { WorldFacts } from "./WorldFacts.ts";

/** Containers within containers: deeper than any child nests them, shallow enough for every reader. */
const DEPTH_MAX = 50;

export function readRules(value: unknown, characterId: Id, facts: WorldFacts): RuleNode[] {
  return new RuleReader(characterId, facts).readList(value, 0);
}

class RuleReader {
  readonly #characterId: Id;
  readonly #facts: WorldFacts;
  /** Lights and edits find a rule by its id, so no two of a character may share one. */
  readonly #ids = new FreshIds();

  constructor(characterId: Id, facts: WorldFacts) {
    this.#characterId = characterId;
    this.#facts = facts;
  }

  readList(value: unknown, depth: number): RuleNode[] {
    if (depth <= DEPTH_MAX) return listOf(value).flatMap((node) => this.#readNode(node, depth) ?? []);
    this.#facts.notes.add("Some rules were nested too deeply and were left out.");
    return [];
  }

  #readNode(value: unknown, depth: number): RuleNode | null {
    if (!isFields(value)) return null;
    const fields = fieldsOf(value);
    const id = this.#ids.take(textOf(fields.id) ?? `${this.#characterId}-rule`);
    switch (kindOf(fields)) {
      case "event":
        return { ...this.#withRules(readEvent(fields, id, this.#facts), fields, depth), ...readRemarks(fields) };
      case "flow":
        return { ...this.#withRules(readFlow(fields, id), fields, depth), ...readRemarks(fields) };
      default:
        return { ...readRule(fields, id, this.#facts), ...readRemarks(fields) };
    }
  }

  #withRules<Container extends RuleContainer>(container: Container, { rules }: Fields, depth: number): Container {
    return { ...container, rules: this.readList(rules, depth + 1) };
  }
}

function kindOf({ type, event, rules }: Fields): "event" | "flow" | "rule" {
  if (type === "event" || type === "group-event") return "event";
  if (type === "flow" || type === "group-flow") return "flow";
  if (type === "rule" || !Array.isArray(rules)) return "rule";
  return event === undefined ? "flow" : "event";
}

/** What a child has said of a rule or container: that it is off, and the note beside it. */
function readRemarks({ enabled, note }: Fields): Pick<RuleNode, "enabled" | "note"> {
  const text = oneLine(textOf(note) ?? "").slice(0, NOTE_MAX);
  return { ...(enabled === false ? { enabled: false } : {}), ...(text === "" ? {} : { note: text }) };
}

/** Idle is the catch-all (spec §3). */
function readEvent({ name, event, code }: Fields, id: Id, { notes }: WorldFacts): EventContainer {
  const kind = event === "key" || event === "click" ? event : "idle";
  if (kind === "idle" && event !== "idle") notes.add("An event that Gridlings does not know became “always”.");
  const number = Number(textOf(code) ?? Number.NaN);
  return {
    type: "group-event",
    id,
    ...(textOf(name) === null ? {} : { name: nameOf(name, "") }),
    event: kind,
    ...(kind === "key" && Number.isFinite(number) ? { code: number } : {}),
    rules: [],
  };
}

const BEHAVIORS: readonly FlowBehavior[] = ["first", "loop", "all", "random"];

function readFlow({ name, behavior, loopCount }: Fields, id: Id): FlowContainer {
  const count = readLoopCount(loopCount);
  return {
    type: "group-flow",
    id,
    name: nameOf(name, "Untitled Group"),
    behavior: BEHAVIORS.find((known) => known === behavior) ?? "first",
    ...(count ? { loopCount: count } : {}),
    rules: [],
  };
}

function readLoopCount(value: unknown): LoopCount | null {
  const { constant, variableId } = isFields(value) ? fieldsOf(value) : { constant: value };
  const variable = textOf(variableId);
  if (variable !== null) return { variableId: variable };
  const number = Number(textOf(constant) ?? Number.NaN);
  return Number.isFinite(number) ? { constant: number } : null;
}
