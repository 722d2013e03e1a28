import type { RuleRef } from "../commands/everyRule.ts";
import type { EditorStore } from "./createStore.ts";
import type { Notice } from "./EditorState.ts";

/** Says one short line to the child, with at most one button, and the way to the rules it speaks of (details, top). */
export class Notices {
  readonly #store: EditorStore;
  #serial = 0;

  constructor(store: EditorStore) {
    this.#store = store;
  }

  tell(text: string, button: Notice["button"] = null, rules: readonly RuleRef[] = []): void {
    this.#serial += 1;
    this.#store.setState({ notice: { serial: this.#serial, text, button, touched: { rules, shows: 0 } } });
  }

  /** `rules`: those that what was done has changed. */
  tellUndoable(text: string, rules: readonly RuleRef[] = []): void {
    this.tell(text, { label: "Undo", action: { kind: "undo" } }, rules);
  }

  /** The next of the rules that the notice speaks of, from the first again after the last; all of them are lit then. */
  showNext(): RuleRef | undefined {
    const { notice } = this.#store.getState();
    if (!notice) return undefined;
    const { rules, shows } = notice.touched;
    this.#store.setState({ notice: { ...notice, touched: { rules, shows: shows + 1 } } });
    return rules[shows % rules.length];
  }

  dismiss(): void {
    if (this.#store.getState().notice) this.#store.setState({ notice: null });
  }
}
