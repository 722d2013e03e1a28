/** Where in the rules a card stands: whose they are, and the containers around it. */
import { createContext, useContext } from "react";
import type { Character, RuleContainer } from "../../engine/index.ts";

export const CharacterContext = createContext<Character | null>(null);
export const ContainersContext = createContext<readonly RuleContainer[]>([]);

export function useCharacter(): Character {
  const character = useContext(CharacterContext);
  if (!character) throw new Error("A rule card stands outside of a rule tree.");
  return character;
}

/** The containers a card lies in, the outermost first. */
export function useContainers(): readonly RuleContainer[] {
  return useContext(ContainersContext);
}
