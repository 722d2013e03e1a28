import type { Editor } from "../../editor/Editor.ts";
import { explainTurn } from "../../engine/explain/index.ts";
import { type Characters, fillsSquare, type Id, own, type Point, type Stage, wrapPoint } from "../../engine/index.ts";

/** Where a rule does not fit: a square counted from the actor, and who stands there. Null if that is not known. */
export interface Blockade {
  readonly square: Point | null;
  readonly characterId: Id | null;
}

/**
 * What a rule would meet in the next turn of an actor. Null if the actor is gone, or the rule fits and only waits, for example for its key. Its
 * cost is that of a tick: it is for a game in which nothing happens.
 */
export function blockadeOf(editor: Editor, actorId: Id, ruleId: Id): Blockade | null {
  const { document } = editor.store.getState();
  const world = editor.live().withoutHistory();
  const input = { keys: [], clicks: [], pressed: [] };
  const moment = { document: { ...document, world }, input, seed: 0, newId: editor.newId, stepsMustFit: true };
  const story = explainTurn(moment, actorId);
  const [miss] = story?.verdicts.find(({ id }) => id === ruleId)?.misses ?? [];
  const stage = story?.seen?.stage;
  const me = own(stage?.actors ?? {}, actorId);
  if (!miss || !stage || !me) return null;
  const square = "square" in miss ? miss.square : null;
  const cell = (square && wrapPoint(stage, { x: me.position.x + square.x, y: me.position.y + square.y })) || null;
  const inTheWay =
    cell && miss.kind === "tooMany" ? otherAt(cell, { stage, characters: document.characters }, actorId) : undefined;
  return { square, characterId: inTheWay?.characterId ?? null };
}

function otherAt(cell: Point, { stage, characters }: { stage: Stage; characters: Characters }, actorId: Id) {
  const others = Object.values(stage.actors).filter(({ id }) => id !== actorId);
  return others.find(fillsSquare(characters, stage, cell));
}
