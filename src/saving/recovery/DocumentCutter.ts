import type { Actor, Actors, Id, Stage, WorldDocument } from "../../engine/index.ts";

/** Parts by name. A value that has not changed is the same object as before. */
export type DocumentParts = ReadonlyMap<string, unknown>;

type Chunk = Readonly<Record<Id, Actor>>;

/** The actors of a stage in chunks. */
interface ActorParts {
  readonly actors: Actors;
  readonly order: readonly Id[];
  readonly chunks: readonly Chunk[];
}

/** Up to this many actors are one chunk. With more of them, moving one rewrites its chunk only. */
const CHUNK = 128;

/**
 * Cuts a document into parts that stay the same objects until something in them changes, so that recording an edit costs as much as what
 * it changed. The history of ticks is not among the parts. `joinDocument` is the reverse.
 */
export class DocumentCutter {
  /** How each list of actors was cut last, by the name of its part. */
  readonly #cuts = new Map<string, ActorParts>();

  cut(document: WorldDocument): DocumentParts {
    const { characters, world, undoStack, redoStack, ...rest } = document;
    const { stages, history: _, evaluatedRuleIds: __, input: ___, ...facts } = world;
    const parts = new Map<string, unknown>();
    const lists = { characters: Object.keys(characters), stages: Object.keys(stages) };
    const steps = { undo: undoStack.length, redo: redoStack.length };
    parts.set("game", { ...rest, world: facts, ...lists, ...steps });
    for (const [id, character] of Object.entries(characters)) parts.set(`character ${id}`, character);
    for (const [id, stage] of Object.entries(stages)) this.#cutStage(parts, id, stage);
    undoStack.forEach((entry, index) => void parts.set(`undo ${index}`, entry));
    redoStack.forEach((entry, index) => void parts.set(`redo ${index}`, entry));
    return parts;
  }

  #cutStage(parts: Map<string, unknown>, id: Id, stage: Stage): void {
    const { actors, startActors, background, thumbnail, startThumbnail, ...facts } = stage;
    parts.set(`stage ${id}`, { ...facts, hasStart: startActors !== undefined });
    // Images are parts of their own, because they can be long data URLs.
    for (const [name, text] of Object.entries({ background, thumbnail, startThumbnail })) {
      if (text !== undefined) parts.set(`${name} ${id}`, text);
    }
    this.#cutActors(parts, `actors ${id}`, actors);
    if (startActors) this.#cutActors(parts, `startActors ${id}`, startActors);
  }

  #cutActors(parts: Map<string, unknown>, name: string, actors: Actors): void {
    const last = this.#cuts.get(name);
    const cut = last?.actors === actors ? last : cutIntoChunks(actors, last);
    this.#cuts.set(name, cut);
    parts.set(name, cut.order);
    cut.chunks.forEach((chunk, index) => void parts.set(`${name} ${index}`, chunk));
  }
}

function cutIntoChunks(actors: Actors, last?: ActorParts): ActorParts {
  const order = Object.keys(actors);
  // Most edits change a few actors; the chunks of all others need not be looked at.
  if (last?.order.length === order.length && order.every((id, index) => id === last.order[index])) {
    const changed = order.filter((id) => actors[id] !== last.actors[id]);
    return { actors, order: last.order, chunks: withActors(last.chunks, changed, actors) };
  }
  const count = Math.max(last?.chunks.length ?? 1, Math.ceil(order.length / CHUNK));
  const chunks = withActors(Array(count).fill({}), order, actors);
  return { actors, order, chunks: chunks.map((chunk, index) => lastIfEqual(chunk, last?.chunks[index])) };
}

/** The chunks with these actors in them. Chunks without any of them stay the same objects. */
function withActors(chunks: readonly Chunk[], ids: readonly Id[], actors: Actors): readonly Chunk[] {
  const copies = new Map<number, Record<Id, Actor>>();
  for (const id of ids) {
    const index = chunkOf(id, chunks.length);
    const copy = copies.get(index) ?? { ...chunks[index] };
    copies.set(index, copy);
    const actor = actors[id];
    if (actor) copy[id] = actor;
  }
  return chunks.map((chunk, index) => copies.get(index) ?? chunk);
}

/** A hash of the id alone, so that adding or removing an actor moves no other one to another chunk. */
function chunkOf(id: Id, count: number): number {
  let sum = 0;
  for (let index = 0; index < id.length; index += 1) sum = (sum * 31 + id.charCodeAt(index)) | 0;
  return Math.abs(sum) % count;
}

function lastIfEqual(chunk: Chunk, last: Chunk | undefined): Chunk {
  const ids = Object.keys(chunk);
  const isEqual = last && ids.length === Object.keys(last).length && ids.every((id) => chunk[id] === last[id]);
  return isEqual ? last : chunk;
}
