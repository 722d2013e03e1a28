/** Where in the rules a card stands: whose they are, and the containers around it. */
import { createContext, useContext } from "react";
import type { Id, RuleContainer } from "../../engine/index.ts";

/** Its id alone, which stays: a card has nothing to do with most of what is done to its character. */
export const CharacterIdContext = createContext<Id | null>(null);
export const ContainersContext = createContext<readonly RuleContainer[]>([]);

export function useCharacterId(): Id {
  const id = useContext(CharacterIdContext);
  if (id === null) throw new Error("A rule card stands outside of a rule tree.");
  return id;
}

/** The containers a card lies in, the outermost first. */
export function useContainers(): readonly RuleContainer[] {
  return useContext(ContainersContext);
}
