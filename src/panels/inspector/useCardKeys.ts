import type { KeyboardEvent } from "react";
import { useEditor } from "../../editor/EditorProvider.tsx";
import { isContainer, type RuleNode } from "../../engine/index.ts";
import { announce } from "../../widgets/announcement.ts";
import { isMenuKey } from "../input/menuPress.ts";
import { holdOver, pressCard } from "./cardPresses.ts";
import { clipRule, pasteRule } from "./ruleClipboard.ts";
import { useCharacterId } from "./ruleContexts.ts";
import { cardBeside, type FocusWay, focusRule, idOfCard } from "./ruleFocus.ts";
import { stepTarget } from "./rulePlaces.ts";
import { foldNow, isFoldedNow } from "./useFolded.ts";
import { useRuleDeletion } from "./useRuleDeletion.ts";

/** What keys on a card open. */
export interface CardOpeners {
  /** Opens the name for editing; undefined if the card has no name of its own. */
  readonly rename: (() => void) | undefined;
  readonly openMenu: () => void;
}

const WAYS: Readonly<Record<string, FocusWay>> = {
  ArrowDown: "next",
  ArrowUp: "previous",
  Home: "first",
  End: "last",
};

/**
 * The keyboard handler of a card: arrows walk and fold, and everything that the pointer does with a card has a key. Keys pressed on
 * controls inside the card are left to them.
 */
export function useCardKeys(node: RuleNode, openers: CardOpeners): (event: KeyboardEvent<HTMLElement>) => void {
  const editor = useEditor();
  const characterId = useCharacterId();
  const remove = useRuleDeletion(node.id);
  const { rename, openMenu } = openers;
  return (event) => {
    if (event.target !== event.currentTarget) return;
    const card = event.currentTarget;
    if (event.ctrlKey || event.metaKey) {
      if (!clip(event.key.toLowerCase())) return;
    } else if (isMenuKey(event)) openMenu();
    else if (!(event.altKey ? move(event.key) : press(event.key, card))) return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** Copies or pastes with Ctrl. */
  function clip(key: string): boolean {
    if (key === "c") void clipRule(editor, characterId, node.id);
    else if (key === "v") void pasteRule(editor, characterId, node.id);
    else return false;
    return true;
  }

  function press(key: string, card: HTMLElement): boolean {
    return walk(key, card) || fold(key, card) || act(key, card);
  }

  function go(card: HTMLElement | null): void {
    if (!card) return;
    editor.ui.selectRule(idOfCard(card));
    card.focus({ preventScroll: true });
    if (editor.store.getState().ui.carries !== null) announce(holdOver(editor, card, characterId).words);
  }

  function walk(key: string, card: HTMLElement): boolean {
    const way = WAYS[key];
    if (way) go(cardBeside(card, way));
    return way !== undefined;
  }

  function fold(key: string, card: HTMLElement): boolean {
    if (key !== "ArrowLeft" && key !== "ArrowRight") return false;
    const opens = key === "ArrowRight";
    if (isContainer(node) && isFoldedNow(node.id) === opens) foldNow(node.id, !opens);
    else if (!opens) go(cardBeside(card, "out"));
    else if (isContainer(node) && node.rules.length > 0) go(cardBeside(card, "next"));
    return true;
  }

  function act(key: string, card: HTMLElement): boolean {
    switch (key) {
      case "Enter":
      case " ":
        choose(key, card);
        return true;
      case "F2":
        rename?.();
        return true;
      case "Delete":
      case "Backspace":
        remove();
        return true;
      default:
        return false;
    }
  }

  /**
   * Does what a press there would do with a tool or a picked-up thing. With the pointer it selects, and Enter goes on to edit the name or
   * the key.
   */
  function choose(key: string, card: HTMLElement): void {
    const { toolId, carries } = editor.store.getState().ui;
    if (toolId !== "pointer" || carries !== null) {
      pressCard(editor, card, characterId);
      return;
    }
    editor.ui.selectRule(node.id);
    if (key !== "Enter") return;
    if (rename) rename();
    else if (node.type === "group-event" && node.event === "key") {
      editor.openModal({ id: "keyPicker", characterId, containerId: node.id });
    }
  }

  function move(key: string): boolean {
    const way = WAYS[key];
    if (way !== "previous" && way !== "next") return false;
    const rules = editor.store.getState().document.characters[characterId]?.rules ?? [];
    const to = stepTarget(characterId, rules, { ruleId: node.id, way, isFolded: isFoldedNow });
    if (!to) {
      announce(way === "previous" ? "This one is already first." : "This one is already last.");
      return true;
    }
    editor.rules.move(characterId, node.id, to);
    focusRule(node.id);
    return true;
  }
}
