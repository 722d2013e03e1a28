import type { EditorStore } from "./createStore.ts";
import type { Notice } from "./EditorState.ts";

/** Says one short line to the child, with at most one button (details, top). */
export class Notices {
  readonly #store: EditorStore;
  #serial = 0;

  constructor(store: EditorStore) {
    this.#store = store;
  }

  tell(text: string, button: Notice["button"] = null): void {
    this.#serial += 1;
    this.#store.setState({ notice: { serial: this.#serial, text, button } });
  }

  tellUndoable(text: string): void {
    this.tell(text, { label: "Undo", action: { kind: "undo" } });
  }

  dismiss(): void {
    this.#store.setState({ notice: null });
  }
}
