import type { Actor } from "../world/actor.ts";
import type { AppearanceInfo, Character, CharacterVariable, Spritesheet } from "../world/character.ts";
import { newDocument } from "../world/defaults.ts";
import type { Id } from "../world/id.ts";
import { DEFAULT_STAGE, STAGE_SIZE_MAX } from "../world/limits.ts";
import type { Stage } from "../world/stage.ts";
import type { EvaluatedRuleIds, GlobalVariable, TickRecord, World, WorldDocument } from "../world/world.ts";
import {
  isFields,
  isPoint,
  isText,
  isWhole,
  sanitizeList,
  sanitizeMap,
  sanitizeText,
  withFields,
} from "./readParts.ts";
import { sanitizeActor } from "./sanitizeActor.ts";
import { sanitizeRules } from "./sanitizeRules.ts";

/**
 * The document without the parts that cannot be played, so that no document can break the engine. Opening a game with `migrate/` repairs
 * and reports much more; this is the last line of defense.
 */
export function sanitizeDocument(document: WorldDocument): WorldDocument {
  const given: unknown = document;
  const { characters, world } = isFields(given) ? given : newDocument("", () => "stage");
  return withFields<WorldDocument>(isFields(given) ? given : {}, {
    characters: sanitizeMap(characters, sanitizeCharacter),
    world: sanitizeWorld(world),
  });
}

function sanitizeWorld(value: unknown): World {
  const world = isFields(value) ? value : {};
  return withFields<World>(world, {
    stages: sanitizeMap(world.stages, sanitizeStage),
    globals: sanitizeMap(world.globals, sanitizeGlobal),
    evaluatedRuleIds: sanitizeLights(world.evaluatedRuleIds),
    history: sanitizeList(world.history, sanitizeRecord),
  });
}

function sanitizeStage(value: unknown, id: Id): Stage | null {
  if (!isFields(value)) return null;
  return withFields<Stage>(value, {
    id,
    order: isWhole(value.order) ? value.order : 0,
    width: sanitizeSize(value.width, DEFAULT_STAGE.width),
    height: sanitizeSize(value.height, DEFAULT_STAGE.height),
    actors: sanitizeMap<Actor>(value.actors, sanitizeActor),
  });
}

function sanitizeSize(size: unknown, otherwise: number): number {
  return isWhole(size) ? Math.min(STAGE_SIZE_MAX, Math.max(1, size)) : otherwise;
}

function sanitizeGlobal(value: unknown, id: Id): GlobalVariable | null {
  return isFields(value) ? withFields<GlobalVariable>(value, { id, value: sanitizeText(value.value) ?? "0" }) : null;
}

function sanitizeLights(value: unknown): EvaluatedRuleIds {
  return sanitizeMap(value, (lights) => (isFields(lights) ? (lights as EvaluatedRuleIds[Id]) : null));
}

function sanitizeRecord(value: unknown): TickRecord | null {
  if (!isFields(value) || !isText(value.stageId)) return null;
  return withFields<TickRecord>(value, {
    actors: sanitizeMap<Actor>(value.actors, sanitizeActor),
    globals: sanitizeMap(value.globals, sanitizeGlobal),
    evaluatedRuleIds: sanitizeLights(value.evaluatedRuleIds),
  });
}

/** A character with appearances, variables and rules; null for anything else. */
function sanitizeCharacter(value: unknown, id: Id): Character | null {
  if (!isFields(value)) return null;
  return withFields<Character>(value, {
    id,
    spritesheet: sanitizeSpritesheet(value.spritesheet),
    rules: sanitizeRules(value.rules),
    variables: sanitizeMap(value.variables, sanitizeVariable),
  });
}

function sanitizeVariable(value: unknown, id: Id): CharacterVariable | null {
  if (!isFields(value)) return null;
  return withFields<CharacterVariable>(value, { id, defaultValue: sanitizeText(value.defaultValue) ?? "0" });
}

function sanitizeSpritesheet(value: unknown): Spritesheet {
  const sheet = isFields(value) ? value : {};
  return withFields<Spritesheet>(sheet, {
    appearances: sanitizeMap(sheet.appearances, (frames) => (Array.isArray(frames) ? (frames as string[]) : null)),
    appearanceInfo: sanitizeMap(sheet.appearanceInfo, sanitizeInfo),
  });
}

/** Larger than any picture that the editor makes. */
const TILES_MAX = 100;

/** Null for an appearance without a size, which then fills one square, as one without any info does. */
function sanitizeInfo(value: unknown): AppearanceInfo | null {
  if (!isFields(value)) return null;
  const { anchor, width, height, filled } = value;
  if (!isPoint(anchor) || !isTiles(width) || !isTiles(height) || !isFields(filled)) return null;
  return withFields<AppearanceInfo>(value, { filled: sanitizeMap(filled, (_, key) => (isSquare(key) ? true : null)) });
}

function isTiles(size: unknown): boolean {
  return isWhole(size) && size >= 1 && size <= TILES_MAX;
}

function isSquare(key: string): boolean {
  const numbers = key.split(",").map(Number);
  return numbers.length === 2 && numbers.every(isWhole);
}
