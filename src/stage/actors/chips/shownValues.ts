/** Which values an actor shows above its picture: those its look says, as the rules read them (details §11 "Overlay"). */
import {
  type Actor,
  appearanceInfo,
  type Character,
  type Characters,
  own,
  variableValue,
} from "../../../engine/index.ts";

/** In the order of the character's variables; none where its look shows none. */
export function shownValues(actor: Actor, character: Character | undefined): readonly string[] {
  const overlay = appearanceInfo(character, actor.appearance).variableOverlay;
  if (!character || !overlay?.showVariables) return [];
  const shown = Object.keys(character.variables).filter((id) => own(overlay.visibleVariables, id));
  return shown.map((id) => variableValue(actor, character, id) ?? "");
}

/** Whether any look shows variables at all: most games have none, and nothing has to be asked of thousands of actors then. */
export function showAny(characters: Characters): boolean {
  return Object.values(characters).some(({ spritesheet }) =>
    Object.values(spritesheet.appearanceInfo).some(({ variableOverlay }) => variableOverlay?.showVariables),
  );
}
