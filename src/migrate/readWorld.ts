import { type Fields, type Id, isFields, newStage, type Stage, type World } from "../engine/index.ts";
import { readValues } from "./readActor.ts";
import { readGlobals, readInput, readLights, readTicks, readTime } from "./readHistory.ts";
import { readHud } from "./readHud.ts";
import { type FieldNames, fieldsOf, readName, textOf, unknownFields } from "./reading.ts";
import { readKinds } from "./readKinds.ts";
import { readSounds } from "./readSounds.ts";
import { readStage } from "./readStage.ts";
import type { Notes } from "./WorldFacts.ts";

/** The world of a document, with at least one stage, one of which is the current stage. */
export function readWorld(fields: Fields, notes: Notes): World {
  const stages = readStages(fields.stages, notes);
  const stageIds = idsInOrder(stages);
  const firstStageId = textOf(fields.firstStageId);
  if (!Array.isArray(fields.history)) notes.log("This world does not have history state.");
  return {
    ...unknownFields(fields, WORLD),
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
    ...readTime(fields),
    ...(isGiven(fields.kinds) ? { kinds: readKinds(fields.kinds, notes) } : {}),
    ...(isGiven(fields.sounds) ? { sounds: readSounds(fields.sounds, notes) } : {}),
    ...(isGiven(fields.hud) ? { hud: readHud(fields.hud, notes) } : {}),
    ...(typeof fields.settle === "boolean" ? { settle: fields.settle } : {}),
  };
}

/** The known fields, and those in which older documents keep data of the last tick. */
const WORLD: FieldNames<World> & FieldNames<{ evaluatedTickFrames: unknown; evaluatedRuleDetails: unknown }> = {
  id: true,
  metadata: true,
  stages: true,
  globals: true,
  input: true,
  evaluatedRuleIds: true,
  history: true,
  startGlobals: true,
  speed: true,
  firstStageId: true,
  kinds: true,
  ticks: true,
  ticked: true,
  settle: true,
  sounds: true,
  hud: true,
  evaluatedTickFrames: true,
  evaluatedRuleDetails: true,
};

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}

function readMetadata(value: unknown): World["metadata"] {
  const { id, name } = fieldsOf(value);
  return { id: textOf(id) ?? "root", name: readName(name, "Untitled") };
}

/** All stages; those that store no order are in the order of the map. */
function readStages(value: unknown, notes: Notes): Record<Id, Stage> {
  const entries = isFields(value) ? Object.entries(value) : [];
  const stages = entries.flatMap(([id, fields], place) => {
    const stage = readStage(fields, id, place, notes);
    if (!stage) notes.add("We couldn't read one stage, so it was left out.");
    return stage ?? [];
  });
  if (stages.length === 0) stages.push(newStage("stage-1", 0));
  return Object.fromEntries(stages.map((stage) => [stage.id, stage]));
}

function idsInOrder(stages: Record<Id, Stage>): Id[] {
  return Object.values(stages)
    .sort((a, b) => a.order - b.order)
    .map(({ id }) => id);
}
