/**
 * Cuts a document into parts that stay the same object as long as nothing in them changes, so that writing down an edit costs as much
 * as what it changed (product §21, details §15 "recovery copy"). Steps back through ticks are not among the parts.
 */
import type { Actor, Actors, Id, Stage, WorldDocument } from "../../engine/index.ts";
import { idsApart } from "../../editor/commands/sharedMaps.ts";
import { sameIds } from "../../editor/sameIds.ts";

/** Parts by name; a value that is the same as before is the same object. */
export type DocumentParts = ReadonlyMap<string, unknown>;

/** Some of the actors of a stage, each with its place among all of them. */
export interface ActorParts {
  readonly order: readonly Id[];
  readonly bunches: readonly Readonly<Record<Id, Actor>>[];
}

/** Few actors are one bunch; of many, each move writes a bunch of them anew and leaves the others alone. */
const BUNCH = 128;

export class DocumentCutter {
  /** How the actors of each place were cut last. */
  readonly #cuts = new Map<string, { readonly actors: Actors; readonly parts: ActorParts }>();

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
    // Pictures may be long texts, which are the same as long as they read the same.
    for (const [name, text] of Object.entries({ background, thumbnail, startThumbnail })) {
      if (text !== undefined) parts.set(`${name} ${id}`, text);
    }
    this.#cutActors(parts, `actors ${id}`, actors);
    if (startActors) this.#cutActors(parts, `startActors ${id}`, startActors);
  }

  #cutActors(parts: Map<string, unknown>, name: string, actors: Actors): void {
    const last = this.#cuts.get(name);
    const apart = last && idsApart(last.actors, actors);
    const cut = apart ? patched(last.parts, actors, apart) : actorParts(actors, last?.parts);
    this.#cuts.set(name, { actors, parts: cut });
    parts.set(name, cut.order);
    cut.bunches.forEach((bunch, index) => void parts.set(`${name} ${index}`, bunch));
  }
}

/** The bunches of these actors are made anew, and no other is looked at. */
function patched({ order, bunches }: ActorParts, actors: Actors, ids: readonly Id[]): ActorParts {
  const touched = new Set(ids.map((id) => bunchOf(id, bunches.length)));
  const made = bunches.map((bunch, at): Record<Id, Actor> => (touched.has(at) ? { ...bunch } : bunch));
  for (const id of ids) {
    const bunch = made[bunchOf(id, bunches.length)];
    const actor = actors[id];
    if (bunch && actor) bunch[id] = actor;
  }
  return { order, bunches: made };
}

function actorParts(actors: Actors, last?: ActorParts): ActorParts {
  const order = Object.keys(actors);
  const count = Math.max(last?.bunches.length ?? 1, Math.ceil(order.length / BUNCH));
  const bunches: Record<Id, Actor>[] = Array.from({ length: count }, () => ({}));
  for (const id of order) {
    const bunch = bunches[bunchOf(id, count)];
    const actor = actors[id];
    if (bunch && actor) bunch[id] = actor;
  }
  return {
    order: last && sameIds(order, last.order) ? last.order : order,
    bunches: bunches.map((bunch, index) => sameAs(bunch, last?.bunches[index])),
  };
}

/** By its id alone: who comes or goes moves nobody else to another bunch. */
function bunchOf(id: Id, count: number): number {
  let sum = 0;
  for (let index = 0; index < id.length; index += 1) sum = (sum * 31 + id.charCodeAt(index)) | 0;
  return Math.abs(sum) % count;
}

function sameAs(bunch: Record<Id, Actor>, last: Readonly<Record<Id, Actor>> | undefined): Readonly<Record<Id, Actor>> {
  const ids = Object.keys(bunch);
  const isSame = last && ids.length === Object.keys(last).length && ids.every((id) => bunch[id] === last[id]);
  return isSame ? last : bunch;
}
