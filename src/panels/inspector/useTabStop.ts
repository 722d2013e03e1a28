import { createContext, useContext, useLayoutEffect, useState } from "react";
import { useStore } from "zustand";
import { createStore, type StoreApi } from "zustand/vanilla";
import { useEditorState } from "../../editor/EditorProvider.tsx";
import { type Character, findNode, type Id } from "../../engine/index.ts";

/**
 * Which card Tab stops at: the selected one, or else the first. It is a store apart from the list, so that a change renders two cards
 * instead of hundreds.
 */
export type TabStops = StoreApi<{ readonly ruleId: Id | null }>;

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
  const [stops] = useState<TabStops>(() => createStore(() => ({ ruleId })));
  useLayoutEffect(() => stops.setState({ ruleId }), [stops, ruleId]);
  return stops;
}
