/** The tree of a character's rules: the hand takes, drops, stamps and trashes its cards through the tool it holds. */
import { type PointerEvent, useCallback, useEffect, useRef } from "react";
import { useEditorState, usePointers } from "../../editor/EditorContext.tsx";
import type { Character } from "../../engine/index.ts";
import { glideTo } from "./glideTo.ts";
import styles from "./Inspector.module.css";
import { locateRule } from "./locateRule.ts";
import { RuleList } from "./RuleList.tsx";
import { CharacterContext } from "./ruleContexts.ts";
import { cardOf } from "./ruleFocus.ts";
import { useEdgeScroll } from "./useEdgeScroll.ts";
import { RuleCastContext, useSteadyCast } from "./useRuleCast.ts";
import { CurrentRuleContext, useCurrentRule } from "./useTabStop.ts";

export function RuleTreeView({ character }: { readonly character: Character }) {
  const list = useRef<HTMLDivElement>(null);
  const pointers = usePointers();
  const cast = useSteadyCast();
  const current = useCurrentRule(character);
  useRuleSurface(list, character);
  useShownRule(list);
  const isDragging = useEditorState((state) => Boolean(state.gesture?.draggedRule));
  // The gap is where the hand is, also where the list went on below it.
  const onScroll = useCallback(() => pointers.again(), [pointers]);
  useEdgeScroll(list, isDragging, onScroll);

  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0 || isForControl(event)) return;
    const target = locateRule(event.currentTarget, character, { x: event.clientX, y: event.clientY });
    pointers.begin(event.nativeEvent, target);
  }
  return (
    <CharacterContext value={character}>
      <RuleCastContext value={cast}>
        <CurrentRuleContext value={current}>
          <div ref={list} className={styles.tree} data-rule-tree="" onPointerDown={onPointerDown}>
            <RuleList rules={character.rules} parentId={null} />
          </div>
        </CurrentRuleContext>
      </RuleCastContext>
    </CharacterContext>
  );
}

/** A press on a button, field or menu of a card is theirs; a menu is no part of the list at all, though React says so. */
function isForControl({ target, currentTarget }: PointerEvent<HTMLDivElement>): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return true;
  return target.closest("button, input, textarea, select, a, label, summary") !== null;
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
    const card = list.current && ruleId !== null ? cardOf(list.current, ruleId) : null;
    return card && list.current ? glideTo(list.current, card) : undefined;
  }, [list, ruleId]);
}
