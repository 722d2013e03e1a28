import type { Ended, TickError } from "../../engine/index.ts";
import type { RuleRef } from "../commands/uses.ts";
import type { NamedRule } from "../playback/SpeedMonitor.ts";
import type { EditorStore } from "./createStore.ts";
import type { Notice, OfferAction } from "./EditorState.ts";

/** Tells the child one short sentence, with at most one button, and the rules it is about. An offer waits while another notice is shown. */
export class Notices {
  readonly #store: EditorStore;
  #serial = 0;
  /** The last one is shown when no other notice is. */
  #offers: readonly Offer[] = [];

  constructor(store: EditorStore) {
    this.#store = store;
  }

  tell(text: string, button: Notice["button"] = null, rules: readonly RuleRef[] = []): void {
    const touched = { rules, shows: 0 };
    this.#show({ serial: this.#nextSerial(), text, button, stays: false, also: null, touched });
  }

  /** For what can be had by this notice alone. Replaces an earlier offer of the same kind. */
  offer(text: string, label: string, action: OfferAction): void {
    const touched = { rules: [], shows: 0 };
    const offer: Offer = {
      ...{ serial: this.#nextSerial(), text, button: { label, action }, touched },
      stays: true,
      also: null,
    };
    this.#offers = [...this.#offersExcept(action.kind), offer];
    this.#show(offer);
  }

  /** Ends an offer that was used or is no longer of use; false if there was none. */
  withdraw(kind: OfferAction["kind"]): boolean {
    const remaining = this.#offersExcept(kind);
    if (remaining.length === this.#offers.length) return false;
    this.#offers = remaining;
    if (this.#store.getState().notice?.button?.action.kind === kind) this.#showOffer();
    return true;
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
  tellRepairs(notes: readonly string[]): void {
    this.offer("We fixed some old parts of this game.", "Show", { kind: "showRepairs", notes });
  }

  tellTickError({ message, characterId, ruleId, ruleName }: TickError): void {
    this.tell(`The rule "${ruleName}" can't go on: ${message}`, openButton({ characterId, ruleId }));
    this.offerAlso("moment");
  }

  /** A tick failed, and no rule is to blame. */
  tellBrokenTick(fault: unknown): void {
    console.warn("A turn could not be played", fault);
    this.tell("Something went wrong in this turn, so we stopped the game. Nothing is lost.");
    this.offerAlso("moment");
  }

  /** A rule ended the game while its maker tried it. */
  tellEnd({ outcome, text }: Ended): void {
    this.tell([END_WORDS[outcome], text].filter(Boolean).join(" "));
  }

  /** A tick did not end; `rule` is the one that was at work, if that is known. */
  tellEndlessTick(rule: NamedRule | null): void {
    const text = "This turn took too long, so we stopped the game. Nothing is lost.";
    if (!rule) this.tell(text);
    else this.tell(`${text} The rule "${rule.ruleName}" of ${rule.characterName} didn't finish.`, openButton(rule));
    this.offerAlso("moment");
  }

  /** A notice's Undo takes back the edit it is about, and none that was made since; a comparison, too, is about that edit. */
  dismissUndo(): void {
    const { notice } = this.#store.getState();
    if (notice?.button?.action.kind === "undo" || notice?.also === "comparison") this.dismiss();
  }

  /** Dismisses a notice that would go by itself, too. */
  dismissPassing(): void {
    if (this.#store.getState().notice?.stays === false) this.dismiss();
  }

  /** Dismisses the notice that is shown. */
  dismiss(): void {
    const { notice } = this.#store.getState();
    if (!notice) return;
    this.#offers = this.#offers.filter(({ serial }) => serial !== notice.serial);
    this.#showOffer();
  }

  /** Gives the notice that is shown something else to offer. */
  offerAlso(also: Notice["also"]): void {
    this.#store.setState(({ notice }) => ({ notice: notice && { ...notice, also } }));
  }

  #offersExcept(kind: OfferAction["kind"]): Offer[] {
    return this.#offers.filter(({ button }) => button.action.kind !== kind);
  }

  #showOffer(): void {
    this.#show(this.#offers.at(-1) ?? null);
  }

  #show(notice: Notice | null): void {
    this.#store.setState({ notice });
  }

  #nextSerial(): number {
    this.#serial += 1;
    return this.#serial;
  }
}

const END_WORDS: Readonly<Record<Ended["outcome"], string>> = {
  won: "The game is won!",
  lost: "The game is lost.",
  over: "The game is over.",
};

interface Offer extends Notice {
  readonly button: { readonly label: string; readonly action: OfferAction };
}

function openButton({ characterId, ruleId }: RuleRef): Notice["button"] {
  return { label: "Open", action: { kind: "openRule", characterId, ruleId } };
}
