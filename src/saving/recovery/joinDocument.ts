/** The other way round of `DocumentCutter`: what was kept of a game, put together. Anything may have happened to it on the disk. */
import type { DocumentParts } from "./DocumentCutter.ts";

type Fields = Readonly<Record<string, unknown>>;

/** In the form of a saved document, to be read as any other one (`migrate`); what is missing is missing there, too. */
export function joinDocument(parts: DocumentParts): unknown {
  const { world, characters, stages, undo, redo, ...rest } = fields(parts.get("game"));
  return {
    ...rest,
    characters: byId(characters, (id) => parts.get(`character ${id}`)),
    world: { ...fields(world), stages: byId(stages, (id) => joinedStage(parts, id)), history: [] },
    undoStack: steps(parts, "undo", undo),
    redoStack: steps(parts, "redo", redo),
  };
}

/** Whether a part is a step back or forward, which a game can do without. */
export function isUndoPart(name: string): boolean {
  return /^(undo|redo) /.test(name);
}

function joinedStage(parts: DocumentParts, id: string): unknown {
  const { hasStart, ...facts } = fields(parts.get(`stage ${id}`));
  const texts = ["background", "thumbnail", "startThumbnail"].filter((name) => parts.has(`${name} ${id}`));
  return {
    ...facts,
    ...Object.fromEntries(texts.map((name) => [name, parts.get(`${name} ${id}`)])),
    actors: joinedActors(parts, `actors ${id}`),
    ...(hasStart === true ? { startActors: joinedActors(parts, `startActors ${id}`) } : {}),
  };
}

function joinedActors(parts: DocumentParts, name: string): Fields {
  const all: Record<string, unknown> = {};
  for (let index = 0; parts.has(`${name} ${index}`); index += 1) Object.assign(all, parts.get(`${name} ${index}`));
  return byId(parts.get(name), (id) => all[id]);
}

function byId(ids: unknown, partOf: (id: string) => unknown): Fields {
  const known = (Array.isArray(ids) ? ids : []).map(String);
  return Object.fromEntries(known.map((id) => [id, partOf(id)] as const).filter(([, value]) => value !== undefined));
}

/** The next step is the last of the list: one that is missing makes those before it useless. */
function steps(parts: DocumentParts, name: string, count: unknown): unknown[] {
  const all = Array.from({ length: Number(count) || 0 }, (_, index) => parts.get(`${name} ${index}`));
  return all.slice(all.lastIndexOf(undefined) + 1);
}

function fields(value: unknown): Fields {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
