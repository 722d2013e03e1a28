/** A document as the text that is kept or sent, joined from the texts of its parts: what has not changed since the last time costs nothing. */
import type { Id, Stage, TickRecord, WorldDocument } from "../engine/index.ts";

/** By the very object: a part that changes is another object. */
const texts = new WeakMap<object, string>();

/** It reads as the text of `JSON.stringify` does; only its fields may come in another order. */
export function documentText({ characters, world, undoStack, redoStack, ...rest }: WorldDocument): string {
  const { stages, history, ...facts } = world;
  return fieldsText(rest, {
    characters: mapText(characters, partText),
    world: fieldsText(facts, { stages: mapText(stages, stageText), history: listText(history, recordText) }),
    undoStack: listText(undoStack, partText),
    redoStack: listText(redoStack, partText),
  });
}

function stageText({ actors, startActors, ...facts }: Stage): string {
  return fieldsText(facts, {
    actors: mapText(actors, partText),
    ...(startActors ? { startActors: mapText(startActors, partText) } : {}),
  });
}

/** Most of its actors still stand on the stage, or in the record of the tick before. */
function recordText({ actors, ...facts }: TickRecord): string {
  return fieldsText(facts, { actors: mapText(actors, partText) });
}

function partText(part: object): string {
  const text = texts.get(part) ?? JSON.stringify(part);
  texts.set(part, text);
  return text;
}

/** Small values as they are, and beside them those whose texts are there already. */
function fieldsText(facts: object, parts: Readonly<Record<string, string>>): string {
  const fields = Object.entries(parts).map(([name, text]) => `"${name}":${text}`);
  const small = JSON.stringify(facts).slice(1, -1);
  return `{${small === "" ? "" : `${small},`}${listed(fields)}}`;
}

function mapText<Part extends object>(map: Readonly<Record<Id, Part>>, textOf: (part: Part) => string): string {
  return `{${listed(Object.entries(map).map(([id, part]) => `${JSON.stringify(id)}:${textOf(part)}`))}}`;
}

function listText<Part extends object>(parts: readonly Part[], textOf: (part: Part) => string): string {
  return `[${listed(parts.map(textOf))}]`;
}

/** Put one to the other: megabytes are copied only when somebody reads them, and not to know how many they are. */
function listed(texts: readonly string[]): string {
  let all = "";
  for (const text of texts) all += all === "" ? text : `,${text}`;
  return all;
}
