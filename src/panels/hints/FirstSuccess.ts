import { loadTabText, storeTabText } from "../../browser/storage.ts";
import type { Editor } from "../../editor/Editor.ts";
import { type Id, rulesIn } from "../../engine/index.ts";
import type { Blockade } from "./blockade.ts";

/** How long the child is praised, ms. */
const PRAISE_MS = 4000;
/** After that many ticks in which nothing happened, a playing game looks stuck. */
const STILL_TICKS = 8;
/** The tab's storage key for the ids of praised rules. */
const PRAISED = "gridlings.praised";

/** What is said about the rules that the child has made. */
export type Success =
  /** A rule has just acted for the first time; `number` counts them in this tab, from 1. `inPlay` is false for a single step. */
  | { readonly kind: "acted"; readonly characterId: Id; readonly number: number; readonly inPlay: boolean }
  /** It does not fit any more, and nothing else happens. */
  | { readonly kind: "stopped"; readonly characterId: Id; readonly actorId: Id; readonly blockade: Blockade };

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
  /** Rules praised earlier in this tab, before the page was reloaded (signing up reloads it). */
  readonly #praisedBefore: ReadonlySet<Id>;
  #stillFor = 0;
  #endTicks: (() => void) | null = null;

  constructor(editor: Editor) {
    this.#editor = editor;
    const rules = Object.values(editor.store.getState().document.characters).flatMap((one) => rulesIn(one.rules));
    const before = new Set(loadTabText(PRAISED)?.split(" "));
    this.#praisedBefore = new Set(rules.flatMap(({ id }) => (before.has(id) ? id : [])));
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
    const praised = new Set([...this.#praisedBefore, ...this.#praised]);
    storeTabText(PRAISED, [...praised].join(" "));
    if (this.#first?.actorId !== actorId) this.#first = { actorId, ruleId, characterId };
    const inPlay = this.#editor.store.getState().playback.running;
    const praise: Success = { kind: "acted", characterId, number: praised.size, inPlay };
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
    if (this.#stillFor === STILL_TICKS && this.#first) void this.#sayWhatBlocks(this.#first);
  }

  /** What finds the reason is loaded when it is wanted; without it, nothing is said. */
  async #sayWhatBlocks({ actorId, ruleId, characterId }: FirstAct): Promise<void> {
    const { blockadeOf } = await import("./blockade.ts").catch(() => ({ blockadeOf: () => null }));
    if (this.#stillFor < STILL_TICKS || !this.#editor.store.getState().playback.running) return;
    const blockade = blockadeOf(this.#editor, actorId, ruleId);
    if (blockade) this.#say({ kind: "stopped", actorId, characterId, blockade });
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
