/** What a document remembers: ticks that can be taken back and edits that can be undone. Kept if well-formed, else forgotten. */
import {
  type Change,
  type EvaluatedRuleIds,
  HISTORY_DEPTH,
  type HistoryEntry,
  type Id,
  type RecordedInput,
  type TickRecord,
  UNDO_DEPTH,
} from "../engine/index.ts";
import { readActors } from "./readActor.ts";
import { readGlobals } from "./readGlobals.ts";
import { fieldsOf, isFields, listOf, mapOf, textOf } from "./reading.ts";

/** The last ticks; one malformed record among them and none is kept, for a gap would lead to a moment that never was. */
export function readTicks(value: unknown, stageIds: readonly Id[]): TickRecord[] {
  const records = listOf(value).slice(-HISTORY_DEPTH);
  const kept = records.map((entry) => readTick(entry, stageIds)).filter((record) => record !== null);
  return kept.length === records.length ? kept : [];
}

function readTick(value: unknown, stageIds: readonly Id[]): TickRecord | null {
  const { input, globals, evaluatedRuleIds, stageId, actors } = fieldsOf(value);
  const stage = textOf(stageId);
  if (stage === null || !stageIds.includes(stage) || !isFields(actors) || !isFields(globals)) return null;
  return {
    input: readInput(input),
    globals: readGlobals(globals, stageIds),
    evaluatedRuleIds: readLights(evaluatedRuleIds),
    stageId: stage,
    actors: readActors(actors),
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

/** The last undo or redo entries, oldest first; one malformed entry among them and none is kept. */
export function readUndo(value: unknown): HistoryEntry[] {
  const entries = listOf(value).slice(-UNDO_DEPTH);
  return entries.every(isEntry) ? entries : [];
}

function isEntry(value: unknown): value is HistoryEntry {
  const { label, changes } = fieldsOf(value);
  return typeof label === "string" && Array.isArray(changes) && changes.every(isChange);
}

const INHERITED = ["__proto__", "constructor", "prototype"];

function isChange(value: unknown): value is Change {
  const { path } = fieldsOf(value);
  return Array.isArray(path) && path.every((step) => typeof step === "string" && !INHERITED.includes(step));
}
