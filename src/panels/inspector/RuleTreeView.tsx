import { type PointerEvent, useCallback, useEffect, useEffectEvent, useRef } from "react";
import { useEditorState, useGesture, usePointerInput } from "../../editor/EditorProvider.tsx";
import type { CalmState } from "../../editor/state/EditorState.ts";
import { type Character, findNode, type Id, type RuleTree } from "../../engine/index.ts";
import { announce } from "../../widgets/announcement.ts";
import { containerTitle } from "./containerTitle.ts";
import styles from "./Inspector.module.css";
import { locateRule } from "./locateRule.ts";
import { RuleList } from "./RuleList.tsx";
import { CharacterIdContext } from "./ruleContexts.ts";
import { showRule } from "./showRule.ts";
import { useEdgeScroll } from "./useEdgeScroll.ts";
import { RuleCastContext, useSteadyCast } from "./useRuleCast.ts";
import { TabStopContext, useTabStops } from "./useTabStop.ts";

/** The tree of a character's rules; the current tool drags, drops, copies and deletes its cards. */
export function RuleTreeView({ character }: { readonly character: Character }) {
  const list = useRef<HTMLDivElement>(null);
  const pointers = usePointerInput();
  const cast = useSteadyCast();
  const stops = useTabStops(character);
  useRuleSurface(list, character);
  useShownRule(list, character);
  const isDragging = useGesture((gesture) => Boolean(gesture.draggedRule));
  // Scrolling moves the list under a pointer that stands still, so the pointer is located again.
  const onScroll = useCallback(() => pointers.again(), [pointers]);
  useEdgeScroll(list, isDragging, onScroll);

  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0 || isForControl(event)) return;
    const target = locateRule(event.currentTarget, character, { x: event.clientX, y: event.clientY });
    pointers.begin(event.nativeEvent, target);
  }
  return (
    <CharacterIdContext value={character.id}>
      <RuleCastContext value={cast}>
        <TabStopContext value={stops}>
          <div ref={list} className={styles.tree} data-rule-tree="" onPointerDown={onPointerDown}>
            <RuleList rules={character.rules} parentId={null} />
          </div>
        </TabStopContext>
      </RuleCastContext>
    </CharacterIdContext>
  );
}

/**
 * Whether a press is for a button, field or menu of a card. A menu is a portal: React bubbles its events up to here, although it is not in
 * the list.
 */
function isForControl({ target, currentTarget }: PointerEvent<HTMLDivElement>): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return true;
  return target.closest("button, input, textarea, select, a, label, summary") !== null;
}

type ListRef = { readonly current: HTMLDivElement | null };

function useRuleSurface(list: ListRef, character: Character) {
  const pointers = usePointerInput();
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    return pointers.register({ element, locate: (pixel) => locateRule(element, character, pixel) });
  }, [list, pointers, character]);
}

/** Scrolls to the selected rule when it is new or when a notice asks to show it. */
function useShownRule(list: ListRef, { rules }: Character) {
  const ruleId = useEditorState((state) => state.ui.selectedRuleId);
  const asked = useEditorState(askedFor);
  const show = useEffectEvent(() =>
    list.current && ruleId !== null ? showRule(list.current, rules, ruleId) : undefined,
  );
  useEffect(() => (ruleId === null ? undefined : show()), [ruleId]);
  const tell = useEffectEvent(() => tellName(rules, ruleId));
  useEffect(() => {
    if (asked === null) return;
    tell();
    return show();
  }, [asked]);
}

/** Tells screen readers which rule the list has scrolled to. */
function tellName(rules: RuleTree, ruleId: Id | null): void {
  const node = findNode(rules, ruleId ?? "");
  if (node) announce(node.type === "rule" ? node.name : containerTitle(node));
}

/** Changes with every press on a notice's Show button, even if the rule is the same. */
function askedFor({ notice }: CalmState): string | null {
  return notice && notice.touched.shows > 0 ? `${notice.serial} ${notice.touched.shows}` : null;
}
