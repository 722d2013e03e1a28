import { defaultAppearance } from "../../engine/index.ts";
import { topmostAt } from "../actions/viewStages.ts";
import { characterOf } from "../EditorContext.ts";
import type { DrawingTarget } from "../state/EditorState.ts";
import type { Gesture } from "./gestures/Gesture.ts";
import { Pressing } from "./gestures/Pressing.ts";
import { Tool } from "./Tool.ts";
import type { SquareTarget, Target, ToolEvent } from "./ToolEvent.ts";

/** Opens the pixel editor for the appearance of what is pressed. */
export class DrawTool extends Tool {
  press(event: ToolEvent): Gesture | null {
    if (this.context.editor.readOnly) return null;
    return new Pressing(event, { tap: () => this.#draw(event.target), drag: null });
  }

  #draw(target: Target): boolean {
    const drawn = this.#chosen(target);
    return drawn !== null && this.context.editor.drawings.begin(drawn);
  }

  /** Also selects what is pressed. */
  #chosen(target: Target): DrawingTarget | null {
    const { ui } = this.context.editor;
    switch (target.kind) {
      case "square":
        return this.#chosenActor(target);
      case "character":
        ui.selectCharacter(target.characterId);
        return this.#defaultAppearance(target.characterId);
      case "appearance":
        ui.selectAppearance(target.characterId, target.appearanceId);
        return { characterId: target.characterId, appearanceId: target.appearanceId };
      default:
        return null;
    }
  }

  #chosenActor({ view, cell }: SquareTarget): DrawingTarget | null {
    const { editor } = this.context;
    const top = topmostAt(editor, view, cell);
    if (!top) {
      editor.notices.tell("Choose a character to paint.");
      return null;
    }
    const { characterId, appearance } = top;
    editor.ui.selectActor(view, top.id, characterId);
    const appearances = characterOf(editor, characterId)?.spritesheet.appearances ?? {};
    return Object.hasOwn(appearances, appearance)
      ? { characterId, appearanceId: appearance }
      : this.#defaultAppearance(characterId);
  }

  /** A character without appearances gets its first one. */
  #defaultAppearance(characterId: string): DrawingTarget | null {
    const character = characterOf(this.context.editor, characterId);
    if (!character) return null;
    const appearanceId = defaultAppearance(character);
    if (appearanceId === undefined) return { characterId, appearanceId: null, copyOf: null };
    return { characterId, appearanceId };
  }
}
