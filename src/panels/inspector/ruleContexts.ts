import { createContext, useContext } from "react";
import type { Id, RuleContainer } from "../../engine/index.ts";

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
