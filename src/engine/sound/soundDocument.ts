/**
 * Makes sure that a document can be played whatever is in it (engine.md, "A broken world never breaks the player"): parts that nobody
 * could play are left out. Opening a game repairs and tells much more (`migrate/`); this is the engine's own last door.
 */
import type { Actor } from "../world/actor.ts";
import { newDocument } from "../world/defaults.ts";
import type { Id } from "../world/id.ts";
import { DEFAULT_STAGE, STAGE_SIZE_MAX } from "../world/limits.ts";
import type { Stage } from "../world/stage.ts";
import type { EvaluatedRuleIds, GlobalVariable, TickRecord, World, WorldDocument } from "../world/world.ts";
import { isFields, isText, isWhole, mended, soundList, soundMap, soundText } from "./parts.ts";
import { soundActor } from "./soundActor.ts";
import { soundCharacter } from "./soundCharacter.ts";

export function soundDocument(document: WorldDocument): WorldDocument {
  const given: unknown = document;
  const { characters, world } = isFields(given) ? given : newDocument("", () => "stage");
  return mended<WorldDocument>(isFields(given) ? given : {}, {
    characters: soundMap(characters, soundCharacter),
    world: soundWorld(world),
  });
}

function soundWorld(value: unknown): World {
  const world = isFields(value) ? value : {};
  return mended<World>(world, {
    stages: soundMap(world.stages, soundStage),
    globals: soundMap(world.globals, soundGlobal),
    evaluatedRuleIds: soundLights(world.evaluatedRuleIds),
    history: soundList(world.history, soundRecord),
  });
}

function soundStage(value: unknown, id: Id): Stage | null {
  if (!isFields(value)) return null;
  return mended<Stage>(value, {
    id,
    order: isWhole(value.order) ? value.order : 0,
    width: soundSize(value.width, DEFAULT_STAGE.width),
    height: soundSize(value.height, DEFAULT_STAGE.height),
    actors: soundMap<Actor>(value.actors, soundActor),
  });
}

function soundSize(size: unknown, otherwise: number): number {
  return isWhole(size) ? Math.min(STAGE_SIZE_MAX, Math.max(1, size)) : otherwise;
}

function soundGlobal(value: unknown, id: Id): GlobalVariable | null {
  return isFields(value) ? mended<GlobalVariable>(value, { id, value: soundText(value.value) ?? "0" }) : null;
}

function soundLights(value: unknown): EvaluatedRuleIds {
  return soundMap(value, (lights) => (isFields(lights) ? (lights as EvaluatedRuleIds[Id]) : null));
}

function soundRecord(value: unknown): TickRecord | null {
  if (!isFields(value) || !isText(value.stageId)) return null;
  return mended<TickRecord>(value, {
    actors: soundMap<Actor>(value.actors, soundActor),
    globals: soundMap(value.globals, soundGlobal),
    evaluatedRuleIds: soundLights(value.evaluatedRuleIds),
  });
}
