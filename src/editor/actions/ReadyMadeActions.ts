import type { ReadyMadeCharacter } from "../../api/wire.ts";
import type { Id } from "../../engine/index.ts";
import { addReadyMadeGame } from "../commands/readyMades.ts";
import { documentOf, type EditorContext } from "../EditorContext.ts";

/** Adds characters of the library that come with rules. Only the dialog that offers them makes one, so that nothing else loads it. */
export class ReadyMadeActions {
  readonly #context: EditorContext;

  constructor(context: EditorContext) {
    this.#context = context;
  }

  /** Adds a character with its rules and all that they need, as one step; null if it has none. */
  add({ id, name, game, standIns = [] }: ReadyMadeCharacter): Id | null {
    if (!game) return null;
    const { history, newId, ui } = this.#context;
    const { document, characterId } = addReadyMadeGame(documentOf(this.#context), { id, game, standIns }, newId);
    history.run(`add ${name}`, () => document);
    ui.selectCharacter(characterId);
    return characterId;
  }
}
