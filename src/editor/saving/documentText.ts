import type { Id, Stage, TickRecord, WorldDocument } from "../../engine/index.ts";

/** Texts by object identity: a changed part is another object. */
const texts = new WeakMap<object, string>();

/** The JSON of a document; its fields may come in another order. It is joined from cached texts of its parts, so that unchanged parts cost nothing. */
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

/** Most actors of a record are the same objects as on the stage or in the previous record. */
function recordText({ actors, ...facts }: TickRecord): string {
  return fieldsText(facts, { actors: mapText(actors, partText) });
}

function partText(part: object): string {
  const text = texts.get(part) ?? JSON.stringify(part);
  texts.set(part, text);
  return text;
}

/** Joins small values with those whose texts are cached. */
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

/** Concatenation is lazy: megabytes are copied only when the text is read, not to know its length. */
function listed(texts: readonly string[]): string {
  let all = "";
  for (const text of texts) all += all === "" ? text : `,${text}`;
  return all;
}
