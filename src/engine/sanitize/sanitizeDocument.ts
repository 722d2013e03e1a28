import type { Actor, Actors } from "../world/actor.ts";
import type { AppearanceInfo, Character, CharacterVariable, Spritesheet } from "../world/character.ts";
import { newDocument } from "../world/defaults.ts";
import type { Id } from "../world/id.ts";
import { DEFAULT_STAGE, KINDS_MAX, STAGE_SIZE_MAX, TICKS } from "../world/limits.ts";
import type { Stage } from "../world/stage.ts";
import type {
  EvaluatedRuleIds,
  GlobalVariable,
  Kind,
  Sound,
  TickRecord,
  World,
  WorldDocument,
} from "../world/world.ts";
import {
  bounded,
  type Fields,
  isFields,
  isFlagOrAbsent,
  isPoint,
  isSquare,
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
    kinds: world.kinds === undefined ? undefined : sanitizeKinds(world.kinds),
    sounds: world.sounds === undefined ? undefined : sanitizeMap(world.sounds, sanitizeSound),
    settle: world.settle === undefined ? undefined : world.settle === true,
    ...sanitizeTime(world),
  });
}

/** How many ticks were played, and which stage ticked last. */
function sanitizeTime({ ticks, ticked }: Fields): Pick<World, "ticks" | "ticked"> {
  return {
    ticks: ticks === undefined ? undefined : bounded(ticks, TICKS),
    ticked: isText(ticked) ? ticked : undefined,
  };
}

/** The first kinds of a world; whoever asks for another finds nobody of it. */
function sanitizeKinds(value: unknown): Readonly<Record<Id, Kind>> {
  const entries = isFields(value) ? Object.entries(value) : [];
  const first = entries.length > KINDS_MAX ? Object.fromEntries(entries.slice(0, KINDS_MAX)) : value;
  return sanitizeMap(first, sanitizeKind);
}

/** Null if it is unknown whom it lists, or whether it is everybody else. */
function sanitizeKind(value: unknown, id: Id): Kind | null {
  if (!isFields(value) || !isFlagOrAbsent(value.except)) return null;
  if (!Array.isArray(value.characters) && (value.characters !== undefined || value.except === true)) return null;
  const characters = sanitizeList(value.characters, (character) => (isText(character) ? character : null));
  return withFields<Kind>(value, { id, characters, except: value.except === true ? true : undefined });
}

function sanitizeSound(value: unknown, id: Id): Sound | null {
  return isFields(value) ? withFields<Sound>(value, { id }) : null;
}

function sanitizeStage(value: unknown, id: Id): Stage | null {
  if (!isFields(value)) return null;
  return withFields<Stage>(value, {
    id,
    order: isWhole(value.order) ? value.order : 0,
    width: sanitizeSize(value.width, DEFAULT_STAGE.width),
    height: sanitizeSize(value.height, DEFAULT_STAGE.height),
    actors: sanitizeMap<Actor>(value.actors, sanitizeActor),
    startActors: value.startActors === undefined ? undefined : sanitizeMap<Actor>(value.startActors, sanitizeActor),
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
    stages: value.stages === undefined ? undefined : sanitizeMap(value.stages, sanitizeActors),
    ...sanitizeTime(value),
  });
}

function sanitizeActors(value: unknown): Actors {
  return sanitizeMap<Actor>(value, sanitizeActor);
}

/** A character with appearances, variables and rules; null for anything else. */
function sanitizeCharacter(value: unknown, id: Id): Character | null {
  if (!isFields(value)) return null;
  return withFields<Character>(value, {
    id,
    spritesheet: sanitizeSpritesheet(value.spritesheet),
    rules: sanitizeRules(value.rules),
    variables: sanitizeMap(value.variables, sanitizeVariable),
    ground: value.ground === undefined ? undefined : value.ground === true,
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
