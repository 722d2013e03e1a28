import type { TickError } from "../../engine/index.ts";
import type { RuleRef } from "../commands/everyRule.ts";
import type { NamedRule } from "../playback/ruleAtWork.ts";
import type { EditorStore } from "./createStore.ts";
import type { Notice } from "./EditorState.ts";

/** Tells the child one short sentence, with at most one button, and the rules it is about. */
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

  /** `rules`: the rules that the edit has changed. */
  tellUndoable(text: string, rules: readonly RuleRef[] = []): void {
    this.tell(text, { label: "Undo", action: { kind: "undo" } }, rules);
  }

  /** The next of the rules that the notice is about, starting over after the last; from the first call on they are all highlighted. */
  showNext(): RuleRef | undefined {
    const { notice } = this.#store.getState();
    if (!notice) return undefined;
    const { rules, shows } = notice.touched;
    this.#store.setState({ notice: { ...notice, touched: { rules, shows: shows + 1 } } });
    return rules[shows % rules.length];
  }

  /** The game was changed to open it; a button shows what was changed. */
  tellMended(notes: readonly string[]): void {
    const button = { label: "Show", action: { kind: "showMended", notes } } as const;
    this.tell("Some old parts of this game were mended.", button);
  }

  tellTickError({ message, characterId, ruleId, ruleName }: TickError): void {
    this.tell(`The rule "${ruleName}" cannot go on: ${message}`, openButton({ characterId, ruleId }));
  }

  /** A tick failed, and no rule is to blame. */
  tellBrokenTick(fault: unknown): void {
    console.warn("A turn could not be played", fault);
    this.tell("Something went wrong in this turn, so the game was stopped. Nothing is lost.");
  }

  /** A tick did not end; `rule` is the one that was at work, if that is known. */
  tellEndlessTick(rule: NamedRule | null): void {
    const text = "This turn took too long, so the game was stopped as it was before it. Nothing is lost.";
    if (!rule) this.tell(text);
    else this.tell(`${text} The rule "${rule.ruleName}" of ${rule.characterName} was not done.`, openButton(rule));
  }

  /** A notice's Undo takes back the edit it is about, and none that was made since. */
  dismissUndo(): void {
    if (this.#store.getState().notice?.button?.action.kind === "undo") this.dismiss();
  }

  dismiss(): void {
    if (this.#store.getState().notice) this.#store.setState({ notice: null });
  }
}

function openButton({ characterId, ruleId }: RuleRef): Notice["button"] {
  return { label: "Open", action: { kind: "openRule", characterId, ruleId } };
}
