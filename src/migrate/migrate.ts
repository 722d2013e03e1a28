import {
  bounded,
  type Character,
  type Characters,
  type CharacterVariable,
  DOCUMENT_VERSION,
  type Id,
  isFields,
  LAYER,
  type WorldDocument,
} from "../engine/index.ts";
import { readUndo } from "./readHistory.ts";
import { type FieldNames, fieldsOf, mapOf, readName, textOf, unknownFields } from "./reading.ts";
import { readRules } from "./readRules.ts";
import { readSpritesheet } from "./readSpritesheet.ts";
import { readWorld } from "./readWorld.ts";
import { Notes, type WorldFacts, worldFactsOf } from "./WorldFacts.ts";

export interface Migrated {
  readonly document: WorldDocument;
  /** What had to be changed or left out, in a child's words. */
  readonly notes: readonly string[];
  /** The same for the log. */
  readonly faults: readonly string[];
}

/** Reads the saved `data` of a game, however old. Oddities are repaired and noted; only data that is not a game at all throws UnreadableWorld. */
export function migrate(data: unknown): Migrated {
  const steps = migrateInSteps(data);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** As `migrate`, in steps, so that the caller can give the browser time between them. */
export function* migrateInSteps(data: unknown): Generator<undefined, Migrated> {
  const { version, characters, world, undoStack, redoStack } = fieldsOf(data);
  if (!isFields(world)) throw new UnreadableWorld("Sorry, this isn't a game that Gridlings can open.");
  if (Number(version) > DOCUMENT_VERSION) throw new UnreadableWorld(version === 2 ? OF_ANOTHER_TOOL : NEWER);
  const notes = new Notes();
  const facts = worldFactsOf(characters, world.globals, notes);
  const document: WorldDocument = {
    version: DOCUMENT_VERSION,
    characters: yield* readCharacters(characters, facts),
    world: readWorld(fieldsOf(world), notes),
    undoStack: readUndo(undoStack),
    redoStack: readUndo(redoStack),
  };
  return { document, notes: notes.all, faults: notes.faults };
}

/** Gridlings never writes version 2. The tool that does counts squares from another corner, so its games would play upside down. */
const OF_ANOTHER_TOOL = "This game was made with another tool. Gridlings can't open it.";
const NEWER = "This game was made by a newer Gridlings. Please reload the page and try again.";

/** One step for each character: their pictures are most of a large game. */
function* readCharacters(value: unknown, facts: WorldFacts): Generator<undefined, Characters> {
  const read: [Id, Character][] = [];
  for (const [id, fields] of isFields(value) ? Object.entries(value) : []) {
    const character = readCharacter(fields, id, facts);
    if (character) read.push([id, character]);
    else facts.notes.add("We couldn't read one character, so it was left out.");
    yield;
  }
  return Object.fromEntries(read);
}

/** The data is not a game at all. The message is a sentence for a child. */
export class UnreadableWorld extends Error {
  override readonly name = "UnreadableWorld";
}

function readCharacter(value: unknown, id: Id, facts: WorldFacts): Character | null {
  if (!isFields(value)) return null;
  const fields = fieldsOf(value);
  const { name, spritesheet, variables, rules, ground, layer } = fields;
  return {
    ...unknownFields(fields, CHARACTER),
    id,
    name: readName(name, "Untitled"),
    spritesheet: readSpritesheet(spritesheet, facts),
    variables: mapOf(variables, readVariable),
    rules: readRules(rules, id, facts),
    ...(typeof ground === "boolean" ? { ground } : {}),
    ...(layer === undefined || layer === null ? {} : { layer: bounded(layer, LAYER) }),
  };
}

const CHARACTER: FieldNames<Character> = {
  id: true,
  name: true,
  spritesheet: true,
  rules: true,
  variables: true,
  ground: true,
  layer: true,
};

function readVariable(value: unknown, id: Id): CharacterVariable | null {
  if (!isFields(value)) return null;
  const { name, defaultValue, type } = fieldsOf(value);
  return {
    id,
    name: readName(name, "Untitled"),
    defaultValue: textOf(defaultValue) ?? "0",
    ...(typeof type === "string" ? { type } : {}),
  };
}
