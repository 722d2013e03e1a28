/** One card of the list is a stop of the Tab key, with what can be pressed on it: the selected one, else the first (details, top). */
import { createContext, useContext } from "react";
import { useEditorState } from "../../editor/EditorContext.tsx";
import type { Character, Id } from "../../engine/index.ts";
import { findRule } from "./rulePlaces.ts";

export const CurrentRuleContext = createContext<Id | null>(null);

/** For a card and every control on it. */
export function useTabStop(ruleId: Id): { readonly tabIndex: 0 | -1 } {
  return useContext(CurrentRuleContext) === ruleId ? STOP : NO_STOP;
}

const STOP = { tabIndex: 0 } as const;
const NO_STOP = { tabIndex: -1 } as const;

/** The card that the keyboard comes to. */
export function useCurrentRule({ rules }: Character): Id | null {
  return useEditorState(({ ui }) => {
    const selected = ui.selectedRuleId !== null && findRule(rules, ui.selectedRuleId) ? ui.selectedRuleId : null;
    return selected ?? rules[0]?.id ?? null;
  });
}
