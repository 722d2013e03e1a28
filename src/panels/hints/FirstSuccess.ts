import type { Editor } from "../../editor/Editor.ts";
import { filledSquares, findNode, type Id, own, type Point, wrapPoint } from "../../engine/index.ts";
import { whyNot } from "../../engine/simulation.ts";

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

  /** Null if the actor is gone, or the rule fits and only waits, for example for its key. */
  #blockade({ actorId, ruleId, characterId }: FirstAct): Blockade | null {
    const { characters, world } = this.#editor.store.getState().document;
    const stage = this.#editor.live().stage();
    const me = stage && own(stage.actors, actorId);
    const rule = findNode(own(characters, characterId)?.rules ?? [], ruleId);
    if (!me || rule?.type !== "rule") return null;
    const mismatch = whyNot({ stage, characters, globals: world.globals, kinds: world.kinds }, actorId, rule);
    if (!mismatch) return null;
    const square = "square" in mismatch ? mismatch.square : null;
    const at = square && wrapPoint(stage, { x: me.position.x + square.x, y: me.position.y + square.y });
    const cell = at || null;
    const fills = (other: typeof me) =>
      filledSquares(other, characters, stage).some(({ x, y }) => x === cell?.x && y === cell.y);
    const inTheWay =
      mismatch.kind === "tooMany" ? Object.values(stage.actors).find((other) => other !== me && fills(other)) : null;
    return { cell, characterId: inTheWay?.characterId ?? null };
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
