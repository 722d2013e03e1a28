import type { Editor } from "../../editor/Editor.ts";
import { explainTurn } from "../../engine/explain/index.ts";
import { filledSquares, type Id, own, type Point, type Stage, samePoint, wrapPoint } from "../../engine/index.ts";

/** How long the child is praised, ms. */
const PRAISE_MS = 4000;
/** After that many ticks in which nothing happened, a playing game looks stuck. */
const STILL_TICKS = 8;

/** What is said about the rules that the child has made. */
export type Success =
  /** One has just acted for the first time: the `number`-th of this open game, counted from 1. */
  | { readonly kind: "acted"; readonly characterId: Id; readonly number: number }
  /** It does not fit any more, and nothing else happens. */
  | { readonly kind: "stopped"; readonly characterId: Id; readonly actorId: Id; readonly blockade: Blockade };

/** Where the rule does not fit: a square of the stage, and who stands there. Null if that is not known. */
export interface Blockade {
  readonly cell: Point | null;
  readonly characterId: Id | null;
}

interface FirstAct {
  readonly actorId: Id;
  readonly ruleId: Id;
  readonly characterId: Id;
}

/**
 * Watches a game for the first act of each rule that its child has made, and for the moment when nothing happens any more. Each is said once
 * for every rule, and both once a Play at most.
 */
export class FirstSuccess {
  readonly #editor: Editor;
  readonly #listeners = new Set<() => void>();
  #said: Success | null = null;
  /** The first rule of whoever acted last by a new one: what it meets stands in the way. */
  #first: FirstAct | null = null;
  /** The rules that the child was praised for. */
  readonly #praised = new Set<Id>();
  #stillFor = 0;
  #endTicks: (() => void) | null = null;

  constructor(editor: Editor) {
    this.#editor = editor;
    editor.newRules.onFirstAct((actorId, ruleId) => this.#acted(actorId, ruleId));
  }

  readonly said = (): Success | null => this.#said;

  readonly onChange = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The child closed it, or does what it says. */
  readonly close = (): void => {
    if (this.#said?.kind === "stopped") this.#endTicks?.();
    this.#say(null);
  };

  #acted(actorId: Id, ruleId: Id): void {
    const actor = this.#praised.has(ruleId) ? undefined : this.#editor.actor("stage", actorId);
    if (!actor) return;
    const { characterId } = actor;
    this.#praised.add(ruleId);
    if (this.#first?.actorId !== actorId) this.#first = { actorId, ruleId, characterId };
    const praise: Success = { kind: "acted", characterId, number: this.#praised.size };
    this.#say(praise);
    this.#editor.clock.after(PRAISE_MS, () => this.#said === praise && this.#say(null));
    this.#stillFor = 0;
    this.#endTicks?.();
    this.#endTicks = this.#editor.playback.onTick(({ recorded }) => this.#ticked(recorded));
  }

  /** A tick in which nothing happened is not recorded, so a crowd need not be looked at. */
  #ticked(hasHappened: boolean): void {
    this.#stillFor = hasHappened ? 0 : this.#stillFor + 1;
    if (this.#said?.kind === "stopped") {
      if (hasHappened) this.close();
      return;
    }
    if (this.#stillFor !== STILL_TICKS || !this.#first) return;
    const blockade = this.#blockade(this.#first);
    const { actorId, characterId } = this.#first;
    if (blockade) this.#say({ kind: "stopped", actorId, characterId, blockade });
  }

  /**
   * What the rule would meet in the next turn. Null if the actor is gone, or the rule fits and only waits, for example for its key. It is asked
   * once a Play at most, while nothing happens.
   */
  #blockade({ actorId, ruleId }: FirstAct): Blockade | null {
    const { document } = this.#editor.store.getState();
    const world = this.#editor.live().withoutHistory();
    const input = { keys: [], clicks: [], pressed: [] };
    const moment = { document: { ...document, world }, input, seed: 0, newId: this.#editor.newId, stepsMustFit: true };
    const story = explainTurn(moment, actorId);
    const [miss] = story?.verdicts.find(({ id }) => id === ruleId)?.misses ?? [];
    const stage = story?.seen?.stage;
    const me = own(stage?.actors ?? {}, actorId);
    if (!miss || !stage || !me) return null;
    const square = "square" in miss ? miss.square : null;
    const cell = (square && wrapPoint(stage, { x: me.position.x + square.x, y: me.position.y + square.y })) || null;
    const inTheWay = cell && miss.kind === "tooMany" ? this.#otherAt(cell, stage, actorId) : undefined;
    return { cell, characterId: inTheWay?.characterId ?? null };
  }

  #otherAt(cell: Point, stage: Stage, actorId: Id) {
    const { characters } = this.#editor.store.getState().document;
    return Object.values(stage.actors).find(
      (other) => other.id !== actorId && filledSquares(other, characters, stage).some((one) => samePoint(one, cell)),
    );
  }

  #say(success: Success | null): void {
    if (success === this.#said) return;
    this.#said = success;
    for (const listener of this.#listeners) listener();
  }
}

/** One for each open game: the hints that show it come and go with the stage. */
const successes = new WeakMap<Editor, FirstSuccess>();

export function firstSuccessOf(editor: Editor): FirstSuccess {
  const known = successes.get(editor) ?? new FirstSuccess(editor);
  successes.set(editor, known);
  return known;
}
