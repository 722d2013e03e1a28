import { createContext, useContext, useLayoutEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import { createStore, type StoreApi } from "zustand/vanilla";
import { useEditorState } from "../../editor/EditorProvider.tsx";
import { type Character, findNode, type Id, type RuleContainer } from "../../engine/index.ts";
import { isWideCard } from "../../pictures/ruleSquare.ts";
import { type GameContext, gameContextOf } from "../../recording/index.ts";
import { useShown } from "./useFolded.ts";

/**
 * The id of the character whose rules are shown. Only the id, because it does not change: cards need not render again when the character is
 * edited.
 */
export const CharacterIdContext = createContext<Id | null>(null);
export const ContainersContext = createContext<readonly RuleContainer[]>([]);

export function useCharacterId(): Id {
  const id = useContext(CharacterIdContext);
  if (id === null) throw new Error("A rule card stands outside of a rule tree.");
  return id;
}

/** The containers around a card, the outermost first. */
export function useContainers(): readonly RuleContainer[] {
  return useContext(ContainersContext);
}

/** The container in which the rule being recorded will be the first, null for the root; undefined: no new rule is recorded. */
export const LandingContext = createContext<Id | null | undefined>(undefined);

/** The inner width of the list of rules, CSS px. */
export const ListWidthContext = createContext(304);

/** What the borders and paddings of a card and of each container around it take, CSS px. */
const CARD_SIDES = 20;
const BLOCK_SIDES = 16;

/** The width of a card's content, CSS px. It is computed, because measuring hundreds of cards is slow. */
export function useCardWidth(): number {
  return useContext(ListWidthContext) - CARD_SIDES - BLOCK_SIDES * useContainers().length;
}

/** Whether the words of a card stand beside its pictures, which are larger there. */
export function useIsWideCard(): boolean {
  return isWideCard(useCardWidth());
}

/** The rules that have acted since Play was pressed. It is written by their marks and shown by nothing. */
export const ActedContext = createContext<Set<Id>>(new Set());

const EMPTY: GameContext = { characters: {}, globals: {}, stages: {} };

export const RuleGameContext = createContext<GameContext>(EMPTY);

export function useRuleGameContext(): GameContext {
  return useContext(RuleGameContext);
}

/**
 * The characters, globals and stages that rules refer to, for all cards of a list. The object stays the same as long as names and
 * appearances do, so that a tick does not render cards again.
 */
export function useStableGameContext(): GameContext {
  const steady = useRef(EMPTY);
  return useEditorState(({ document }) => {
    const now = gameContextOf(document);
    if (!saysTheSame(steady.current, now)) steady.current = now;
    return steady.current;
  });
}

function saysTheSame(a: GameContext, b: GameContext): boolean {
  if (a === b) return true;
  return (
    areAlike(a.characters, b.characters, (one, other) =>
      sameFields(one, other, ["name", "spritesheet", "variables"]),
    ) &&
    areAlike(a.globals, b.globals, (one, other) => sameFields(one, other, ["name", "type"])) &&
    areAlike<Named>(a.stages, b.stages, hasSameName) &&
    areAlike<Named>(a.kinds ?? NONE, b.kinds ?? NONE, hasSameName) &&
    areAlike<Named>(a.sounds ?? NONE, b.sounds ?? NONE, hasSameName)
  );
}

type MapOf<T> = Readonly<Record<string, T>>;
type Named = { readonly name: string };

const NONE: MapOf<Named> = {};

function hasSameName(one: Named, other: Named): boolean {
  return one.name === other.name;
}

function areAlike<T>(a: MapOf<T>, b: MapOf<T>, isAlike: (one: T, other: T) => boolean): boolean {
  if (a === b) return true;
  const ids = Object.keys(a);
  if (ids.length !== Object.keys(b).length) return false;
  return ids.every((id) => {
    const [one, other] = [a[id], b[id]];
    return one === other || (one !== undefined && other !== undefined && isAlike(one, other));
  });
}

function sameFields<T>(one: T, other: T, fields: readonly (keyof T)[]): boolean {
  return fields.every((field) => one[field] === other[field]);
}

/**
 * Which card Tab stops at: the selected one, or else the first. It is a store apart from the list, so that a change renders two cards
 * instead of hundreds.
 */
type TabStops = StoreApi<{ readonly ruleId: Id | null }>;

export const TabStopContext = createContext<TabStops>(createStore(() => ({ ruleId: null })));

/** The tab index of a card and every control on it. */
export function useTabStop(ruleId: Id): { readonly tabIndex: 0 | -1 } {
  return useStore(useContext(TabStopContext), (stops) => stops.ruleId === ruleId) ? STOP : NO_STOP;
}

const STOP = { tabIndex: 0 } as const;
const NO_STOP = { tabIndex: -1 } as const;

/** The tab stop of a list of cards. */
export function useTabStops({ rules }: Character): TabStops {
  const ruleId = useEditorState(({ ui }) => {
    const selected = ui.selectedRuleId !== null && findNode(rules, ui.selectedRuleId) ? ui.selectedRuleId : null;
    return selected ?? rules[0]?.id ?? null;
  });
  const shownId = useShown(rules, ruleId);
  const [stops] = useState<TabStops>(() => createStore(() => ({ ruleId: shownId })));
  useLayoutEffect(() => stops.setState({ ruleId: shownId }), [stops, shownId]);
  return stops;
}
