import type { Editor } from "../../editor/Editor.ts";
import type { RuleTarget } from "../../editor/index.ts";
import { findNode, type Id, isContainer } from "../../engine/index.ts";
import { containerTitle } from "./containerTitle.ts";
import { idOfCard } from "./ruleFocus.ts";

/** Where a rule in the hand would go if the card with the focus were pressed, and how that is told. */
export interface HeldOver {
  readonly place: RuleTarget["place"] | null;
  readonly words: string;
}

/** Holds what was picked up over the middle of a card, which opens the gap: inside a container if it may go there, else after the card. */
export function holdOver(editor: Editor, card: Element, characterId: Id): HeldOver {
  const node = nodeOf(editor, card, characterId);
  const title = node && (node.type === "rule" ? node.name : containerTitle(node));
  for (const place of node && isContainer(node) ? (["inside", "after"] as const) : (["after"] as const)) {
    editor.toolbox.dispatch({ kind: "move", ...eventOn(card, characterId, place) });
    const isPlace = editor.store.getState().preview?.rulePlace?.place === place;
    if (isPlace) return { place, words: place === "inside" ? `Goes into: ${title}` : `Goes below: ${title}` };
  }
  const refusal = editor.store.getState().preview?.draggedRule?.refusal;
  return { place: null, words: refusal ?? "It's already here." };
}

/**
 * Presses the middle of a card. A rule that is picked up goes into a container, if it may, and otherwise comes after the card, as does a
 * copy made there.
 */
export function pressCard(editor: Editor, card: Element, characterId: Id): void {
  const carries = editor.store.getState().ui.carries !== null;
  const place = carries ? holdOver(editor, card, characterId).place : null;
  const event = eventOn(card, characterId, place ?? "after");
  editor.toolbox.dispatch({ kind: "press", ...event });
  editor.toolbox.dispatch({ kind: "release", ...event });
}

function nodeOf(editor: Editor, card: Element, characterId: Id) {
  return findNode(editor.store.getState().document.characters[characterId]?.rules ?? [], idOfCard(card) ?? "");
}

function eventOn(card: Element, characterId: Id, place: RuleTarget["place"]) {
  const { x, y, width, height } = card.getBoundingClientRect();
  return {
    target: { kind: "rule", characterId, ruleId: idOfCard(card), place } as const,
    pixel: { x: x + width / 2, y: y + height / 2 },
    shift: false,
    alt: false,
  };
}
