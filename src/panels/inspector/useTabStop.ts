/** One card of the list is a stop of the Tab key, with what can be pressed on it: the selected one, else the first (details, top). */
import { createContext, useContext, useLayoutEffect, useState } from "react";
import { useStore } from "zustand";
import { createStore, type StoreApi } from "zustand/vanilla";
import { useEditorState } from "../../editor/EditorProvider.tsx";
import { type Character, findNode, type Id } from "../../engine/index.ts";

/** Which card it is, told apart from the list: of hundreds of cards the one before and the new one are drawn anew. */
export type TabStops = StoreApi<{ readonly ruleId: Id | null }>;

export const TabStopContext = createContext<TabStops>(createStore(() => ({ ruleId: null })));

/** For a card and every control on it. */
export function useTabStop(ruleId: Id): { readonly tabIndex: 0 | -1 } {
  return useStore(useContext(TabStopContext), (stops) => stops.ruleId === ruleId) ? STOP : NO_STOP;
}

const STOP = { tabIndex: 0 } as const;
const NO_STOP = { tabIndex: -1 } as const;

/** For a list of cards. */
export function useTabStops({ rules }: Character): TabStops {
  const ruleId = useEditorState(({ ui }) => {
    const selected = ui.selectedRuleId !== null && findNode(rules, ui.selectedRuleId) ? ui.selectedRuleId : null;
    return selected ?? rules[0]?.id ?? null;
  });
  const [stops] = useState<TabStops>(() => createStore(() => ({ ruleId })));
  useLayoutEffect(() => stops.setState({ ruleId }), [stops, ruleId]);
  return stops;
}
