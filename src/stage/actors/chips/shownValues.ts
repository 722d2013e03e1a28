import {
  type Actor,
  appearanceInfo,
  type Character,
  type Characters,
  own,
  variableValue,
} from "../../../engine/index.ts";

/** The values an actor shows above its picture, as rules read them, in the order of the variables. Empty if its appearance shows none. */
export function shownValues(actor: Actor, character: Character | undefined): readonly string[] {
  const overlay = appearanceInfo(character, actor.appearance).variableOverlay;
  if (!character || !overlay?.showVariables) return [];
  const shown = Object.keys(character.variables).filter((id) => own(overlay.visibleVariables, id));
  return shown.map((id) => variableValue(actor, character, id) ?? "");
}

/** Whether any appearance shows variables. Most games have none, and thousands of actors need not be checked. */
export function showAny(characters: Characters): boolean {
  return Object.values(characters).some(({ spritesheet }) =>
    Object.values(spritesheet.appearanceInfo).some(({ variableOverlay }) => variableOverlay?.showVariables),
  );
}
