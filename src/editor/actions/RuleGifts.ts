import {
  containersAround,
  type EventContainer,
  findNode,
  type Id,
  isContainer,
  type RuleNode,
} from "../../engine/index.ts";
import { type StandIn, standInFor } from "../../recording/namedParts.ts";
import { keyWords } from "../../recording/nameOfKey.ts";
import { changeCharacter } from "../commands/characters.ts";
import { copyRule } from "../commands/copyRules.ts";
import { type Gift, giveRule, livesWithout, waitsFor } from "../commands/giveRule.ts";
import { type RulePlace, withNode } from "../commands/rules.ts";
import { characterOf, type EditorContext, nameOf } from "../EditorContext.ts";

/**
 * Copies rules, and gives them to other characters. Only the dialog and the keys for that make one, so that it is not loaded before:
 * `new RuleGifts(editor).copy(characterId, ruleId)`.
 */
export class RuleGifts {
  readonly #context: EditorContext;

  constructor(context: EditorContext) {
    this.#context = context;
  }

  copy(characterId: Id, ruleId: Id): void {
    const node = findNode(characterOf(this.#context, characterId)?.rules ?? [], ruleId);
    if (!node) return;
    this.#context.ui.set({ ruleClip: { characterId, node } });
    this.#context.notices.tell(node.type === "rule" ? "Copied this rule." : "Copied this block.");
  }

  /**
   * Puts a copy of what was copied last into a container of a character or behind a rule; without `besideId`, at the end. For another
   * character it is a gift: if that one lacks a look or number, the dialog asks for it.
   */
  paste(characterId: Id, besideId: Id | null): void {
    const { ui, notices } = this.#context;
    const { ruleClip } = ui.state;
    const giver = ruleClip && characterOf(this.#context, ruleClip.characterId);
    if (!giver) {
      notices.tell("Nothing to paste yet. Pick a rule and copy it first.");
      return;
    }
    const { node } = ruleClip;
    const place = this.#placeFor(node, characterId, besideId);
    if (giver.id === characterId) this.#pasteAt(characterId, node, place);
    else this.#giveOrAsk({ fromId: giver.id, toId: characterId, node, place });
  }

  /** How another character can stand for the one that the rule is about; null if one of them is gone. */
  standIn(fromId: Id, node: RuleNode, toId: Id): StandIn | null {
    const giver = characterOf(this.#context, fromId);
    const receiver = characterOf(this.#context, toId);
    return giver && receiver ? standInFor(node, giver, receiver) : null;
  }

  /** What the giver's rule waits for, and whether the other one would rather do it all the time; null: it waits for nothing. */
  when(fromId: Id, node: RuleNode, toId: Id): { readonly event: EventContainer; readonly always: boolean } | null {
    const giver = characterOf(this.#context, fromId);
    const receiver = characterOf(this.#context, toId);
    const event = giver && node.type !== "group-event" ? waitsFor(giver, node) : undefined;
    return event && receiver ? { event, always: livesWithout(receiver, event) } : null;
  }

  /** Gives a rule as one undo entry, with the looks and numbers that are made for it, and shows it where it is now. */
  give(gift: Gift): void {
    const { history, newId, ui, notices } = this.#context;
    let shownId: Id | null = null;
    history.run("give rule", (document) => {
      const given = giveRule(document, gift, newId);
      shownId = given.id;
      return given.document;
    });
    if (shownId === null) return;
    ui.selectCharacter(gift.toId);
    ui.showTab("rules");
    ui.selectRule(shownId);
    notices.tellUndoable(`${nameOf(this.#context, gift.toId)} can do it now, too${this.#whenWords(gift, shownId)}.`);
  }

  /** When the other one does it: by the event that it landed in. */
  #whenWords({ toId, always = false }: Gift, ruleId: Id): string {
    const around = containersAround(characterOf(this.#context, toId)?.rules ?? [], ruleId);
    const event = around.find((node): node is EventContainer => node.type === "group-event");
    switch (event?.event) {
      case "key":
        return event.code === undefined ? "" : `, when ${keyWords(event.code)} is pressed`;
      case "click":
        return ", when it is clicked";
      case "timer":
        return `, every ${event.every === 1 || event.every === undefined ? "turn" : `${event.every} turns`}`;
      case "start":
        return ", when the level starts";
      default:
        return always ? ", all the time" : "";
    }
  }

  /** The dialog asks for what the other one lacks. */
  #giveOrAsk({ fromId, toId, node, place }: Omit<Gift, "parts" | "always">): void {
    const standIn = this.standIn(fromId, node, toId);
    const always = this.when(fromId, node, toId)?.always ?? false;
    if (standIn?.lacks.length === 0) this.give({ fromId, toId, node, parts: standIn.stands, place, always });
    else this.#context.ui.openModal({ id: "giveRule", characterId: fromId, node, toId, place });
  }

  #pasteAt(characterId: Id, node: RuleNode, place: RulePlace | undefined): void {
    const { history, newId, ui } = this.#context;
    const copy = copyRule(node, newId);
    history.run("paste rule", (document) =>
      changeCharacter(document, characterId, (character) => ({
        ...character,
        rules: withNode(character.rules, copy, place ?? { ruleId: null, place: "inside" }),
      })),
    );
    ui.selectRule(copy.id);
  }

  /** An event stands at the root: behind the one around the card. Undefined: the card is gone, or there is none. */
  #placeFor(node: RuleNode, characterId: Id, besideId: Id | null): RulePlace | undefined {
    const rules = characterOf(this.#context, characterId)?.rules ?? [];
    const beside = besideId === null ? undefined : findNode(rules, besideId);
    if (!beside) return undefined;
    if (node.type !== "group-event") return { ruleId: beside.id, place: isContainer(beside) ? "inside" : "after" };
    const root = rules.find((one) => one.id === beside.id || (isContainer(one) && findNode(one.rules, beside.id)));
    return { ruleId: root?.id ?? null, place: "after" };
  }
}
