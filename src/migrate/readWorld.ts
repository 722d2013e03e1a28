import { type Id, newStage, type Stage, type World } from "../engine/index.ts";
import type { Notes } from "./Notes.ts";
import { readValues } from "./readActor.ts";
import { readGlobals } from "./readGlobals.ts";
import { readInput, readLights, readTicks } from "./readHistory.ts";
import { type Fields, fieldsOf, isFields, nameOf, textOf } from "./reading.ts";
import { readStage } from "./readStage.ts";

/** The world of a document with at least one stage, one of them the current one. */
export function readWorld(fields: Fields, notes: Notes): World {
  const stages = readStages(fields.stages, notes);
  const stageIds = idsInOrder(stages);
  const firstStageId = textOf(fields.firstStageId);
  return {
    id: textOf(fields.id) ?? "root",
    metadata: readMetadata(fields.metadata),
    stages,
    globals: readGlobals(fields.globals, stageIds),
    input: readInput(fields.input),
    evaluatedRuleIds: readLights(fields.evaluatedRuleIds),
    history: readTicks(fields.history, stageIds),
    ...(isFields(fields.startGlobals) ? { startGlobals: readValues(fields.startGlobals) } : {}),
    ...(firstStageId !== null && Object.hasOwn(stages, firstStageId) ? { firstStageId } : {}),
    ...(typeof fields.speed === "number" && fields.speed > 0 ? { speed: fields.speed } : {}),
  };
}

function readMetadata(value: unknown): World["metadata"] {
  const { id, name } = fieldsOf(value);
  return { id: textOf(id) ?? "root", name: nameOf(name, "Untitled") };
}

/** All stages, in the order they were made where they keep none. */
function readStages(value: unknown, notes: Notes): Record<Id, Stage> {
  const entries = isFields(value) ? Object.entries(value) : [];
  const stages = entries.flatMap(([id, stage], place) => readStage(stage, id, place, notes) ?? []);
  if (stages.length === 0) stages.push(newStage("stage-1", 0));
  return Object.fromEntries(stages.map((stage) => [stage.id, stage]));
}

function idsInOrder(stages: Record<Id, Stage>): Id[] {
  return Object.values(stages)
    .sort((a, b) => a.order - b.order)
    .map(({ id }) => id);
}
