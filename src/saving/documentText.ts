import type { Id, Stage, TickRecord, WorldDocument } from "../engine/index.ts";

/** Characters of JSON. */
const SIZE_MAX = 4_000_000;

/** A part that changes is replaced by another object, so the JSON of an object never becomes outdated. */
const texts = new WeakMap<object, string>();

/**
 * The document as it is saved: without what only matters during a tick (applied rules, pressed keys), and if it is larger than 4 MB,
 * without undo steps or also without the history of ticks.
 */
export function documentToSend(document: WorldDocument): WorldDocument {
  const lean = withWorld(document, { evaluatedRuleIds: {}, input: { keys: {}, clicks: {} } });
  return [lean, withoutUndo(lean)].find(isSmallEnough) ?? withWorld(withoutUndo(lean), { history: [] });
}

/**
 * A document as JSON, equal to that of `JSON.stringify` except for the order of fields. It is joined from the JSON of its parts, and
 * parts that have not changed since the last call are not serialized again.
 */
export function documentText({ characters, world, undoStack, redoStack, ...rest }: WorldDocument): string {
  const { stages, history, ...facts } = world;
  return fieldsText(rest, {
    characters: mapText(characters, partText),
    world: fieldsText(facts, { stages: mapText(stages, stageText), history: listText(history, recordText) }),
    undoStack: listText(undoStack, partText),
    redoStack: listText(redoStack, partText),
  });
}

function withoutUndo(document: WorldDocument): WorldDocument {
  return { ...document, undoStack: [], redoStack: [] };
}

function withWorld(document: WorldDocument, change: Partial<WorldDocument["world"]>): WorldDocument {
  return { ...document, world: { ...document.world, ...change } };
}

function isSmallEnough(document: WorldDocument): boolean {
  return documentText(document).length <= SIZE_MAX;
}

function stageText({ actors, startActors, ...facts }: Stage): string {
  return fieldsText(facts, {
    actors: mapText(actors, partText),
    ...(startActors ? { startActors: mapText(startActors, partText) } : {}),
  });
}

/** A tick record shares most of its actors with the stage or with the record before it. */
function recordText({ actors, ...facts }: TickRecord): string {
  return fieldsText(facts, { actors: mapText(actors, partText) });
}

function partText(part: object): string {
  const text = texts.get(part) ?? JSON.stringify(part);
  texts.set(part, text);
  return text;
}

/** A JSON object of small values and of parts that are JSON already. */
function fieldsText(facts: object, parts: Readonly<Record<string, string>>): string {
  const fields = Object.entries(parts).map(([name, text]) => `"${name}":${text}`);
  const small = JSON.stringify(facts).slice(1, -1);
  return `{${small === "" ? "" : `${small},`}${joinTexts(fields)}}`;
}

function mapText<Part extends object>(map: Readonly<Record<Id, Part>>, textOf: (part: Part) => string): string {
  return `{${joinTexts(Object.entries(map).map(([id, part]) => `${JSON.stringify(id)}:${textOf(part)}`))}}`;
}

function listText<Part extends object>(parts: readonly Part[], textOf: (part: Part) => string): string {
  return `[${joinTexts(parts.map(textOf))}]`;
}

/** Concatenates instead of using `join`: engines copy the megabytes of a concatenation only when it is read, not to know its length. */
function joinTexts(texts: readonly string[]): string {
  let joined = "";
  for (const text of texts) joined += joined === "" ? text : `,${text}`;
  return joined;
}
