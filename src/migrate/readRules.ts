import {
  type Action,
  type EventContainer,
  type Fields,
  type FlowContainer,
  type Id,
  isFields,
  type Rule,
  type RuleNode,
  type RuleTree,
  TREE_DEPTH_MAX,
  TREE_NODES_MAX,
  VARIABLE_TEXT_MAX,
} from "../engine/index.ts";
import { RuleFacts } from "./RuleFacts.ts";
import { isNewlySkipped, movesAsOffsets, readAction } from "./readActions.ts";
import { isByActor, readConditions } from "./readConditions.ts";
import { readEvent, readFlow, readWhenAndOn } from "./readContainer.ts";
import { readDerivation, untiedNote, withoutLostTies } from "./readDerivation.ts";
import {
  type FieldNames,
  FieldReader,
  fieldsOf,
  hasContent,
  isEmptyOrAbsent,
  listOf,
  oneLine,
  type ReportUnread,
  readName,
  textOf,
  UniqueIds,
  unknownFields,
} from "./reading.ts";
import { readExtent, readPicture } from "./readPicture.ts";
import { restingNote, skippedNote } from "./restingWords.ts";
import { commentsAsNotes, readComment } from "./ruleComments.ts";
import type { WorldFacts } from "./WorldFacts.ts";

const TOO_DEEP = "Some rules were nested too deeply and were left out.";
const TOO_MANY = "A character had too many rules. The last ones were left out.";

/** The rule tree of a character. What cannot be read rests in its place: see README.md, "Resting". */
export function readRules(value: unknown, characterId: Id, facts: WorldFacts): RuleTree {
  const reader = new RuleReader(characterId, facts);
  const list = isEmptyOrAbsent(value) || Array.isArray(value) ? value : [{ rules: value }];
  return withoutLostTies(reader.readList(list, 0), facts.notes);
}

class RuleReader {
  readonly #characterId: Id;
  readonly #facts: WorldFacts;
  /** Lights and edits find a rule by its id, which must be unique within a character. */
  readonly #ids = new UniqueIds();
  #left = TREE_NODES_MAX;

  constructor(characterId: Id, facts: WorldFacts) {
    this.#characterId = characterId;
    this.#facts = facts;
  }

  readList(value: unknown, depth: number): RuleNode[] {
    const items: readonly unknown[] = Array.isArray(value) ? value : [];
    if (depth > TREE_DEPTH_MAX) {
      if (items.length > 0) this.#facts.notes.add(TOO_DEEP);
      return [];
    }
    const read = items.flatMap((item) => readComment(item) ?? this.#readNode(item, depth) ?? []);
    return commentsAsNotes(read, () => this.#ids.take(`${this.#characterId}-note`));
  }

  /** Anything that is not a rule becomes a resting rule in its place. */
  #readNode(value: unknown, depth: number): RuleNode | null {
    if (value === undefined || value === null) return null;
    if (this.#left-- <= 0) {
      this.#facts.notes.add(TOO_MANY);
      return null;
    }
    const given = isFields(value) ? fieldsOf(value) : { type: value };
    const reader = new FieldReader(given, (fault) => this.#facts.notes.log(`“${textOf(given.name) ?? ""}”: ${fault}`));
    const node = this.#readKind(reader, this.#ids.take(textOf(given.id) ?? `${this.#characterId}-rule`), depth);
    const whole = { ...node, ...readSwitchAndNote(reader) };
    const { unread } = reader;
    if (!unread) return whole;
    const resting = { ...whole, unread };
    if (given.unread === undefined) this.#facts.notes.add(restingNote(resting));
    return resting;
  }

  #readKind(reader: FieldReader, id: Id, depth: number): RuleNode {
    const { fields } = reader;
    const kind = kindOf(fields);
    if (kind === "unknown") reader.keepUnread("type");
    if (kind === "rule" || (kind === "unknown" && !Array.isArray(fields.rules))) {
      return { ...unknownFields(fields, RULE), ...readRule(reader, id, this.#facts) };
    }
    const container = kind === "event" ? readEvent(reader, id) : readFlow(reader, id);
    if (!isEmptyOrAbsent(fields.rules) && !Array.isArray(fields.rules)) reader.keepUnread("rules");
    const others = unknownFields(fields, container.type === "group-event" ? EVENT : FLOW);
    for (const name of Object.keys(others).filter((other) => hasContent(others[other]))) reader.keepUnread(name);
    const scalars = Object.fromEntries(Object.entries(others).filter(([, other]) => !hasContent(other)));
    const whenAndOn = readWhenAndOn(reader, this.#characterId, this.#facts);
    return { ...scalars, ...container, ...whenAndOn, rules: this.readList(fields.rules, depth + 1) };
  }
}

const PART = {
  type: true,
  id: true,
  name: true,
  enabled: true,
  note: true,
  comment: true,
  unread: true,
  unreadDisabled: true,
} as const;
const CONTAINER = { ...PART, rules: true, conditions: true, goOn: true } as const;
const RULE: FieldNames<Rule> = {
  ...PART,
  mainActorId: true,
  conditions: true,
  actors: true,
  actions: true,
  extent: true,
  derived: true,
};
const EVENT: FieldNames<EventContainer> = { ...CONTAINER, event: true, code: true, hold: true, every: true };
const FLOW: FieldNames<FlowContainer> = { ...CONTAINER, behavior: true, loopCount: true, oneIn: true };

/** The oldest documents have no type. */
function kindOf({ type, event, rules }: Fields): "event" | "flow" | "rule" | "unknown" {
  switch (type) {
    case "event":
    case "group-event":
      return "event";
    case "flow":
    case "group-flow":
      return "flow";
    case "rule":
      return "rule";
    case undefined:
      if (rules === undefined) return "rule";
      return event === undefined ? "flow" : "event";
    default:
      return "unknown";
  }
}

/** Whether a rule or container is switched off, and its note. */
function readSwitchAndNote(reader: FieldReader): Pick<RuleNode, "enabled" | "note"> {
  const { enabled, note, comment } = reader.fields;
  if (enabled !== undefined && typeof enabled !== "boolean") reader.keepUnread("enabled");
  const text = oneLine(textOf(note) ?? textOf(comment) ?? "").slice(0, VARIABLE_TEXT_MAX);
  return { ...(enabled === false ? { enabled: false } : {}), ...(text === "" ? {} : { note: text }) };
}

function readRule(reader: FieldReader, id: Id, world: WorldFacts): Rule {
  const { fields } = reader;
  const { unreadDisabled } = fields;
  const mainActorId = textOf(fields.mainActorId) ?? "";
  const actors = reader.read("actors", (value, report) => readPicture(value, mainActorId, report));
  const facts = RuleFacts.ofRule(actors, fields.actions, world, reader.log);
  const name = readName(fields.name, "Untitled Rule");
  const noteSkipped = () => world.notes.add(skippedNote(name));
  const actions = reader.read("actions", (value, report) => readActions(value, facts, { report, noteSkipped }));
  const { conditions, kept } = reader.read("conditions", (value, report) =>
    readConditions(value, unreadDisabled, facts, report),
  );
  const derived = readDerivation(fields.derived);
  if (!derived && fields.derived !== undefined) world.notes.add(untiedNote(name));
  return {
    type: "rule",
    id,
    name,
    mainActorId,
    conditions,
    ...kept,
    actors,
    actions: isByActor(fields.conditions) ? movesAsOffsets(actions, mainActorId) : actions,
    extent: reader.read("extent", readExtent),
    ...(derived ? { derived } : {}),
  };
}

interface ActionReports {
  readonly report: ReportUnread;
  /** Called for each action that cannot be read, and is skipped from now on. */
  readonly noteSkipped: () => void;
}

function readActions(value: unknown, facts: RuleFacts, { report, noteSkipped }: ActionReports): Action[] {
  if (!isEmptyOrAbsent(value) && !Array.isArray(value)) report();
  // Unlike `map`, `flatMap` leaves holes out.
  const entries = listOf(value).flatMap((entry) => [{ entry, action: readAction(entry, facts) }]);
  // All are read again the next time if one of them rests the rule, and would be noted again and again.
  if (entries.some(({ action }) => !action)) report();
  else for (const { entry, action } of entries) if (action && isNewlySkipped(entry, action)) noteSkipped();
  return entries.flatMap(({ action }) => action ?? []);
}
