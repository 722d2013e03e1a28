import type { DocumentParts } from "./DocumentCutter.ts";

type Fields = Readonly<Record<string, unknown>>;

/**
 * Joins the parts that `DocumentCutter` made. The result has the form of a saved document and must be read with `migrate`: parts may have
 * been lost in storage, and what is missing here is missing there.
 */
export function joinDocument(parts: DocumentParts): unknown {
  const { world, characters, stages, undo, redo, ...rest } = fieldsOf(parts.get("game"));
  return {
    ...rest,
    characters: partsById(characters, (id) => parts.get(`character ${id}`)),
    world: { ...fieldsOf(world), stages: partsById(stages, (id) => joinStage(parts, id)), history: [] },
    undoStack: joinSteps(parts, "undo", undo),
    redoStack: joinSteps(parts, "redo", redo),
  };
}

/** Whether a part is an undo or redo step. A game is complete without them. */
export function isUndoPart(name: string): boolean {
  return /^(undo|redo) /.test(name);
}

function joinStage(parts: DocumentParts, id: string): unknown {
  const { hasStart, ...facts } = fieldsOf(parts.get(`stage ${id}`));
  const images = ["background", "thumbnail", "startThumbnail"].filter((name) => parts.has(`${name} ${id}`));
  return {
    ...facts,
    ...Object.fromEntries(images.map((name) => [name, parts.get(`${name} ${id}`)])),
    actors: joinActors(parts, `actors ${id}`),
    ...(hasStart === true ? { startActors: joinActors(parts, `startActors ${id}`) } : {}),
  };
}

function joinActors(parts: DocumentParts, name: string): Fields {
  const all: Record<string, unknown> = {};
  for (let index = 0; parts.has(`${name} ${index}`); index += 1) Object.assign(all, parts.get(`${name} ${index}`));
  return partsById(parts.get(name), (id) => all[id]);
}

function partsById(ids: unknown, partOf: (id: string) => unknown): Fields {
  const known = (Array.isArray(ids) ? ids : []).map(String);
  return Object.fromEntries(known.map((id) => [id, partOf(id)] as const).filter(([, value]) => value !== undefined));
}

/** The next step is the last one of the list, so a missing step makes all steps before it useless. */
function joinSteps(parts: DocumentParts, name: string, count: unknown): unknown[] {
  const all = Array.from({ length: Number(count) || 0 }, (_, index) => parts.get(`${name} ${index}`));
  return all.slice(all.lastIndexOf(undefined) + 1);
}

function fieldsOf(value: unknown): Fields {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
