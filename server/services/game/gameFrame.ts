import { ACTORS_MAX, HUD_MAX, isTreeWithinLimits, KINDS_MAX, SOUNDS_MAX } from "../../../src/engine/index.ts";
import { HttpError } from "../HttpError.ts";

export type FrameFields = Readonly<Record<string, unknown>>;

const STAGES_MAX = 1000;
const CHARACTERS_MAX = 5000;
const VARIABLES_MAX = 5000;
const LOOKS_MAX = 5000;

/**
 * Checks the frame of a game: what must be a map, a list or a text so that it can be opened, and how much of each there
 * may be. Loose within, for older games, whose oddities are repaired when a game is opened. Written by hand, because a
 * schema would copy every part of a large game and block the server for a second. Throws an `HttpError` that says in
 * plain words what is wrong.
 */
export function checkFrame({ version, characters, world, undoStack, redoStack }: FrameFields): void {
  if (version !== undefined && typeof version !== "number") throw notAGame("its version could not be read");
  if (!isFields(characters)) throw notAGame("its characters could not be read");
  eachEntry(characters, "characters", CHARACTERS_MAX, checkCharacter);
  if (!isFields(world) || !isFields(world.stages)) throw notAGame("its stages could not be read");
  eachEntry(world.stages, "stages", STAGES_MAX, checkStage);
  eachEntry(world.globals, "variables", VARIABLES_MAX);
  eachEntry(world.kinds, "kinds", KINDS_MAX, checkKind);
  eachEntry(world.sounds, "sounds", SOUNDS_MAX, ({ name }) => checkWord(name, "sounds"));
  checkList(world.hud, "numbers in the corners", HUD_MAX);
  checkWord(world.ticks, "ticks");
  checkWord(world.ticked, "ticks");
  checkList(world.history, "earlier ticks");
  checkList(undoStack, "undo steps");
  checkList(redoStack, "undo steps");
}

function checkCharacter({ name, rules, variables, spritesheet }: FrameFields): void {
  checkWord(name, "characters");
  checkList(rules, "rules");
  if (!isTreeWithinLimits(rules)) throw notAGame("a character has too many rules, or they are nested too deeply");
  eachEntry(variables, "variables", VARIABLES_MAX);
  if (isAbsent(spritesheet)) return;
  if (!isFields(spritesheet)) throw notAGame("its characters could not be read");
  if (!isAbsent(spritesheet.appearances)) checkCount(spritesheet.appearances, "pictures", LOOKS_MAX);
}

function checkStage({ name, width, height, order, background, actors, startActors }: FrameFields): void {
  for (const word of [name, width, height, order, background]) checkWord(word, "stages");
  eachEntry(actors, "actors", ACTORS_MAX, checkActor);
  eachEntry(startActors, "actors", ACTORS_MAX, checkActor);
}

function checkKind({ name, characters }: FrameFields): void {
  checkWord(name, "kinds");
  checkList(characters, "kinds", CHARACTERS_MAX);
}

function checkActor({ characterId, appearance, position }: FrameFields): void {
  checkWord(characterId, "actors");
  checkWord(appearance, "actors");
  if (isAbsent(position)) return;
  if (!isFields(position)) throw notAGame("its actors could not be read");
  checkWord(position.x, "actors");
  checkWord(position.y, "actors");
}

/**
 * Checks a map of things by id. The key of each is its id; older games have numbers for ids, and a list for an empty
 * map.
 */
function eachEntry(
  map: unknown,
  what: string,
  max: number,
  check: (entry: FrameFields) => void = () => undefined,
): void {
  if (isAbsent(map) || (Array.isArray(map) && map.length === 0)) return;
  const fields = checkCount(map, what, max);
  for (const key of Object.keys(fields)) {
    const entry = fields[key];
    if (!isFields(entry)) throw notAGame(`its ${what} could not be read`);
    checkWord(entry.id, what);
    if (!isAbsent(entry.id) && String(entry.id) !== key) throw notAGame(`two of its ${what} go by one name`);
    check(entry);
  }
}

/** Returns the map if it is one and has at most `max` entries, before anything else is done with it. */
function checkCount(map: unknown, what: string, max: number): FrameFields {
  if (!isFields(map)) throw notAGame(`its ${what} could not be read`);
  if (Object.keys(map).length > max) throw tooManyOf(what, max);
  return map;
}

function tooManyOf(what: string, max: number): HttpError {
  return notAGame(`it has more than ${max.toLocaleString("en")} ${what} in one place`);
}

function checkList(list: unknown, what: string, max = Number.POSITIVE_INFINITY): void {
  if (isAbsent(list)) return;
  if (!Array.isArray(list)) throw notAGame(`its ${what} could not be read`);
  if (list.length > max) throw tooManyOf(what, max);
}

/** Throws unless the value is a text or a number, which ids and sizes have been at different times, or missing. */
function checkWord(word: unknown, what: string): void {
  const isWord = isAbsent(word) || typeof word === "string" || typeof word === "number";
  if (!isWord) throw notAGame(`its ${what} could not be read`);
}

function isFields(value: unknown): value is FrameFields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isAbsent(value: unknown): value is null | undefined {
  return value === undefined || value === null;
}

function notAGame(reason: string): HttpError {
  return new HttpError(400, `This couldn't be saved because it isn't a game: ${reason}.`);
}
