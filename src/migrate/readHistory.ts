import {
  bounded,
  type Change,
  CURRENT_STAGE,
  type EvaluatedRuleIds,
  type Fields,
  type Globals,
  type GlobalVariable,
  HISTORY_DEPTH,
  type Id,
  isFields,
  own,
  type RecordedInput,
  TICKS,
  type TickRecord,
  UNDO_DEPTH,
  type UndoEntry,
  VARIABLE_TEXT_MAX,
  type World,
} from "../engine/index.ts";
import { readActors } from "./readActor.ts";
import { fieldsOf, listOf, mapOf, readName, textOf } from "./reading.ts";

/** The last ticks. With a malformed record among them none is kept, because going back over a gap would lead to a state that never was. */
export function readTicks(value: unknown, stageIds: readonly Id[]): TickRecord[] {
  const records = listOf(value).slice(-HISTORY_DEPTH);
  const kept = records.map((entry) => readTick(entry, stageIds)).filter((record) => record !== null);
  return kept.length === records.length ? kept : [];
}

function readTick(value: unknown, stageIds: readonly Id[]): TickRecord | null {
  const fields = fieldsOf(value);
  const { input, globals, evaluatedRuleIds, stageId, actors, stages } = fields;
  const stage = textOf(stageId);
  if (stage === null || !stageIds.includes(stage) || !isFields(actors) || !isFields(globals)) return null;
  return {
    input: readInput(input),
    globals: readGlobals(globals, stageIds),
    evaluatedRuleIds: readLights(evaluatedRuleIds),
    stageId: stage,
    actors: readActors(actors),
    ...readTime(fields),
    ...(isFields(stages) ? { stages: readOtherStages(stages, stageIds) } : {}),
  };
}

/** The actors of the other stages that a tick changed. */
function readOtherStages(stages: Fields, stageIds: readonly Id[]): NonNullable<TickRecord["stages"]> {
  return mapOf(stages, (actors, id) => (stageIds.includes(id) ? readActors(actors) : null));
}

/** How many ticks were played, and which stage ticked last. */
export function readTime({ ticks, ticked }: Fields): Pick<World, "ticks" | "ticked"> {
  const stageId = textOf(ticked);
  return {
    ...(ticks === undefined || ticks === null ? {} : { ticks: bounded(ticks, TICKS) }),
    ...(stageId === null ? {} : { ticked: stageId }),
  };
}

export function readInput(value: unknown): RecordedInput {
  const { keys, clicks } = fieldsOf(value);
  return { keys: onlyTrue(keys), clicks: onlyTrue(clicks) };
}

function onlyTrue(value: unknown): Record<string, true> {
  return mapOf(value, (entry) => (entry ? true : null));
}

export function readLights(value: unknown): EvaluatedRuleIds {
  return mapOf(value, (lights) => mapOf(lights, (applied) => (typeof applied === "boolean" ? applied : null)));
}

/** The last undo or redo entries, oldest first; none if any of them is malformed. */
export function readUndo(value: unknown): UndoEntry[] {
  const entries = listOf(value).slice(-UNDO_DEPTH);
  return entries.every(isEntry) ? entries : [];
}

function isEntry(value: unknown): value is UndoEntry {
  const { label, changes } = fieldsOf(value);
  return typeof label === "string" && Array.isArray(changes) && changes.every(isChange);
}

const INHERITED = ["__proto__", "constructor", "prototype"];

function isChange(value: unknown): value is Change {
  const { path } = fieldsOf(value);
  return Array.isArray(path) && path.every((step) => typeof step === "string" && !INHERITED.includes(step));
}

/** The globals. The current stage is always among them and names a stage that exists. */
export function readGlobals(value: unknown, stageIds: readonly Id[]): Globals {
  const globals = mapOf(value, readGlobal);
  const current = own(globals, CURRENT_STAGE);
  if (current && stageIds.includes(current.value)) return globals;
  const first = stageIds[0] ?? "";
  const name = current?.name ?? "Current Stage";
  return { ...globals, [CURRENT_STAGE]: { id: CURRENT_STAGE, name, value: first, type: "stage" } };
}

function readGlobal(value: unknown, id: Id): GlobalVariable | null {
  if (!isFields(value)) return null;
  const fields = fieldsOf(value);
  return {
    id,
    name: readName(fields.name, "Untitled"),
    value: (textOf(fields.value) ?? "0").slice(0, VARIABLE_TEXT_MAX),
    ...(typeof fields.type === "string" ? { type: fields.type } : {}),
  };
}
