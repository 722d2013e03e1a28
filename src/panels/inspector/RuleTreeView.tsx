/** The tree of a character's rules: the hand takes, drops, stamps and trashes its cards through the tool it holds. */
import { type PointerEvent, useEffect, useRef } from "react";
import { useEditorState, usePointers } from "../../editor/EditorContext.tsx";
import type { Character } from "../../engine/index.ts";
import styles from "./Inspector.module.css";
import { locateRule } from "./locateRule.ts";
import { RuleList } from "./RuleList.tsx";
import { CharacterContext } from "./ruleContexts.ts";
import { useEdgeScroll } from "./useEdgeScroll.ts";

export function RuleTreeView({ character }: { readonly character: Character }) {
  const list = useRef<HTMLDivElement>(null);
  const pointers = usePointers();
  useRuleSurface(list, character);
  useShownRule(list);
  useEdgeScroll(
    list,
    useEditorState((state) => Boolean(state.gesture?.draggedRule)),
  );

  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0 || isForControl(event)) return;
    const target = locateRule(event.currentTarget, character, { x: event.clientX, y: event.clientY });
    pointers.begin(event.nativeEvent, target);
  }
  return (
    <CharacterContext value={character}>
      <div ref={list} className={styles.tree} onPointerDown={onPointerDown}>
        <RuleList rules={character.rules} parentId={null} />
      </div>
    </CharacterContext>
  );
}

/** A press on a button, field or menu of a card is theirs; a menu is no part of the list at all, though React says so. */
function isForControl({ target, currentTarget }: PointerEvent<HTMLDivElement>): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return true;
  return target.closest("button, input, select, a, label, summary") !== null;
}

type ListRef = { readonly current: HTMLDivElement | null };

function useRuleSurface(list: ListRef, character: Character) {
  const pointers = usePointers();
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    return pointers.register({ element, locate: (pixel) => locateRule(element, character, pixel) });
  }, [list, pointers, character]);
}

/** Brings the selected rule into view: a new one, or one that a notice opens (details §8). */
function useShownRule(list: ListRef) {
  const ruleId = useEditorState((state) => state.ui.selectedRuleId);
  useEffect(() => {
    if (ruleId === null) return;
    const card = list.current?.querySelector(`[data-rule-id="${CSS.escape(ruleId)}"]`);
    card?.scrollIntoView?.({ behavior: "smooth", block: "nearest" });
  }, [list, ruleId]);
}
