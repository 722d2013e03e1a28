import { GripVertical } from "lucide-react";
import {
  type PointerEvent,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { nextFrame, onElementSize } from "../../browser/screen.ts";
import { after } from "../../browser/timers.ts";
import { useEditor, useEditorState, usePointerInput, usePreview } from "../../editor/EditorProvider.tsx";
import type { CalmState, RuleTarget } from "../../editor/index.ts";
import { type Character, containersAround, findNode, type Id, type Point, type RuleTree } from "../../engine/index.ts";
import { type GameContext, titleOfUnnamed } from "../../recording/index.ts";
import { announce } from "../../widgets/announcement.ts";
import { useEdgeScroll } from "../../widgets/useEdgeScroll.ts";
import { containerTitle } from "./containerTitle.ts";
import { glideTo } from "./glideTo.ts";
import styles from "./Inspector.module.css";
import { RuleList } from "./RuleList.tsx";
import {
  ActedContext,
  CharacterIdContext,
  LandingContext,
  ListWidthContext,
  RuleGameContext,
  TabStopContext,
  useStableGameContext,
  useTabStops,
} from "./ruleContexts.ts";
import { cardOf, idOfCard } from "./ruleFocus.ts";
import { placeWithin, type RuleDropPlace } from "./rulePlaces.ts";
import { foldNow, isFoldedNow } from "./useFolded.ts";
import { useWaysOfRules, WaysContext } from "./useRuleWays.ts";

/** The tree of a character's rules; the current tool drags, drops, copies and deletes its cards. */
export function RuleTreeView({ character }: { readonly character: Character }) {
  const list = useRef<HTMLDivElement>(null);
  const pointers = usePointerInput();
  const game = useStableGameContext();
  const stops = useTabStops(character);
  useRuleSurface(list, character);
  useShownRule(list, character);
  const landing = useLanding(character);
  useRecordedInView(list, character);
  const width = useInnerWidth(list);
  const acted = useActedRules();
  const ways = useWaysOfRules(character.id);
  const held = useHeldKind(character);
  const isDragging = usePreview((preview) => Boolean(preview.draggedRule));
  // Scrolling moves the list under a pointer that stands still, so the pointer is located again.
  const onScroll = useCallback(() => pointers.again(), [pointers]);
  useEdgeScroll(list, isDragging, onScroll);
  const holdStill = useStillUnderPointer(list, isDragging);

  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0 || isForControl(event)) return;
    const target = locateRule(event.currentTarget, character, { x: event.clientX, y: event.clientY });
    pointers.begin(event.nativeEvent, target);
  }
  return (
    <CharacterIdContext value={character.id}>
      <RuleGameContext value={game}>
        <TabStopContext value={stops}>
          <LandingContext value={landing}>
            <ListWidthContext value={width}>
              <ActedContext value={acted}>
                <WaysContext value={ways}>
                  <div
                    ref={list}
                    className={styles.tree}
                    data-rule-tree=""
                    data-holds={held}
                    onPointerDownCapture={holdStill}
                    onPointerDown={onPointerDown}
                  >
                    <RuleList rules={character.rules} parentId={null} />
                    {character.rules.length > 0 && <GripHint />}
                  </div>
                </WaysContext>
              </ActedContext>
            </ListWidthContext>
          </LandingContext>
        </TabStopContext>
      </RuleGameContext>
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

/** What is in the hand: an event, which stands at the root only, or anything else of these rules. Style sheets mark where it may go. */
function useHeldKind({ id, rules }: Character): "event" | "rule" | undefined {
  const draggedId = usePreview((preview) => preview.draggedRule?.ruleId ?? null);
  const stampedId = useEditorState(({ ui }) => {
    const { stampItem } = ui;
    return stampItem?.kind === "rule" && stampItem.characterId === id ? stampItem.ruleId : null;
  });
  const held = findNode(rules, draggedId ?? stampedId ?? "");
  if (!held) return undefined;
  return held.type === "group-event" ? "event" : "rule";
}

/** A dropped card is in its new place after this many ms. */
const DROPPED_MS = 60;

/**
 * The gaps that open for a drag would push the card away from the pointer, so the list scrolls with it; after the drop it shows the card.
 * The result is told of every press.
 */
function useStillUnderPointer(list: ListRef, isDragging: boolean): (event: PointerEvent) => void {
  const pressed = useRef<{ readonly card: Element; readonly top: number } | null>(null);
  useLayoutEffect(() => {
    const element = list.current;
    if (!isDragging || !element || !pressed.current) return;
    const { card, top } = pressed.current;
    element.scrollTop += card.getBoundingClientRect().top - top;
    return () => {
      after(DROPPED_MS, () => {
        const dropped = cardOf(element, idOfCard(card) ?? "");
        if (dropped) glideTo(element, dropped);
      });
    };
  }, [list, isDragging]);
  return ({ target }) => {
    const card = target instanceof Element ? target.closest("[data-rule-id]") : null;
    pressed.current = card && { card, top: card.getBoundingClientRect().top };
  };
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

/** Says to fingers that a rule can be dragged. */
function GripHint() {
  return (
    <p className={styles.gripHint}>
      Drag <GripVertical size={16} aria-hidden="true" /> to move a rule.
    </p>
  );
}

/** Where the rule that is being recorded for this character will land. */
function useLanding(character: Character): Id | null | undefined {
  const editor = useEditor();
  return useEditorState(({ recording, document }) => {
    const isHere = recording?.characterId === character.id && document.characters[character.id] !== undefined;
    return isHere ? editor.recording.landing() : undefined;
  });
}

/** Scrolls to the card of the rule that is being recorded. */
function useRecordedInView(list: ListRef, character: Character) {
  const landing = useLanding(character);
  const recordedId = useEditorState(({ recording }) => recording?.ruleId ?? null);
  const isRecorded = landing !== undefined || recordedId !== null;
  const show = useEffectEvent(() => {
    const around = recordedId === null ? [landing] : containersAround(character.rules, recordedId).map(({ id }) => id);
    for (const id of around) if (id && isFoldedNow(id)) foldNow(id, false);
    return nextFrame(() => {
      const card = list.current?.querySelector("[data-recorded]");
      if (list.current && card) glideTo(list.current, card);
    });
  });
  useEffect(() => (isRecorded ? show() : undefined), [isRecorded]);
}

/** The width that the list has for its cards, CSS px. */
function useInnerWidth(list: ListRef): number {
  const [width, setWidth] = useState(useContext(ListWidthContext));
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = (clientWidth: number) => setWidth((known) => (clientWidth > 0 ? clientWidth - PADDING : known));
    measure(element.clientWidth);
    return onElementSize(element, (size) => measure(size.width));
  }, [list]);
  return width;
}

/** The padding of the list on both sides, CSS px. */
const PADDING = 16;

/** The rules that have acted since Play was pressed; always the same set. */
function useActedRules(): Set<Id> {
  const [acted] = useState(() => new Set<Id>());
  const isPlaying = useEditorState((state) => state.playback.running);
  useEffect(() => {
    if (isPlaying) acted.clear();
  }, [acted, isPlaying]);
  return acted;
}

/** Scrolls to the selected rule when it is new or when a notice asks to show it. */
function useShownRule(list: ListRef, { rules }: Character) {
  const ruleId = useEditorState((state) => state.ui.selectedRuleId);
  const asked = useEditorState(askedFor);
  const show = useEffectEvent(() =>
    list.current && ruleId !== null ? showRule(list.current, rules, ruleId) : undefined,
  );
  useEffect(() => (ruleId === null ? undefined : show()), [ruleId]);
  const game = useStableGameContext();
  const tell = useEffectEvent(() => tellName(rules, ruleId, game));
  useEffect(() => {
    if (asked === null) return;
    tell();
    return show();
  }, [asked]);
}

/** Tells screen readers which rule the list has scrolled to. */
function tellName(rules: RuleTree, ruleId: Id | null, game: GameContext): void {
  const node = findNode(rules, ruleId ?? "");
  if (node) announce(node.type === "rule" ? (titleOfUnnamed(node, game) ?? node.name) : containerTitle(node));
}

/** Changes with every press on a notice's Show button, even if the rule is the same. */
function askedFor({ notice }: CalmState): string | null {
  return notice && notice.touched.shows > 0 ? `${notice.serial} ${notice.touched.shows}` : null;
}

/** Scrolls to a rule and unfolds the containers around it. The result stops it. */
function showRule(list: HTMLElement, rules: RuleTree, ruleId: Id): () => void {
  const folded = containersAround(rules, ruleId).filter(({ id }) => isFoldedNow(id));
  if (folded.length === 0) return glideToRule(list, ruleId);
  for (const { id } of folded) foldNow(id, false);
  // The unfolded cards are rendered by the next frame.
  let end: () => void = nextFrame(() => {
    end = glideToRule(list, ruleId);
  });
  return () => end();
}

function glideToRule(list: HTMLElement, ruleId: Id): () => void {
  const card = cardOf(list, ruleId);
  // An offer of other directions under the card has been scrolled to already, and stays there.
  const offers = [...list.querySelectorAll<HTMLElement>("[data-ways-of]")];
  if (!card || offers.some(({ dataset }) => dataset.waysOf === ruleId)) return () => undefined;
  return glideTo(list, card);
}

/**
 * The rule at a point of the page, and the part of its card. Cards carry `data-rule-id`; a gap opened by a drag also carries the place that
 * it stands for.
 */
function locateRule(list: Element, character: Character, pixel: Point): RuleTarget {
  const element = list.ownerDocument.elementFromPoint(pixel.x, pixel.y);
  const box = cardAt(element, pixel.y);
  const node = findNode(character.rules, box?.getAttribute("data-rule-id") ?? "");
  if (!box || !node || !list.contains(box)) return atTheEnd(character);
  const { top, height } = box.getBoundingClientRect();
  const place = placeOfGap(box) ?? placeWithin(pixel.y - top, height, node);
  return { kind: "rule", characterId: character.id, ruleId: node.id, place };
}

/** The card, or the open gap, under an element. With a rule in the hand, what is between two cards belongs to the upper one. */
function cardAt(element: Element | null, y: number): Element | null {
  const near = element?.closest("[data-rule-id], [data-holds] ol") ?? null;
  if (!near?.matches("ol")) return near;
  const cards = [...near.querySelectorAll(":scope > li > [data-rule-id]")];
  return cards.findLast((card) => card.getBoundingClientRect().top < y) ?? cards[0] ?? near.closest("[data-rule-id]");
}

function atTheEnd(character: Character): RuleTarget {
  return { kind: "rule", characterId: character.id, ruleId: null, place: "inside" };
}

function placeOfGap(box: Element): RuleDropPlace | null {
  const place = box.getAttribute("data-gap");
  return place === "before" || place === "after" || place === "inside" ? place : null;
}
