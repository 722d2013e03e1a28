import { defaultAppearance } from "../../engine/index.ts";
import type { DrawingTarget } from "../edits/DrawingEdits.ts";
import { topmostAt } from "../edits/pictures.ts";
import { characterOf } from "../edits/Workbench.ts";
import type { Gesture } from "./gestures/Gesture.ts";
import { Pressing } from "./gestures/Pressing.ts";
import { Tool } from "./Tool.ts";
import type { SquareTarget, Target, ToolEvent } from "./ToolEvent.ts";

/** Opens the pixel editor on the look of whatever it is put on (spec §4, "Tools"). */
export class PaintTool extends Tool {
  press(event: ToolEvent): Gesture | null {
    if (this.hand.bench.readOnly) return null;
    return new Pressing(event, { tap: () => this.#draw(event.target), drag: null });
  }

  #draw(target: Target): boolean {
    const drawn = this.#chosen(target);
    return drawn !== null && this.hand.drawings.begin(drawn);
  }

  /** What the brush is put on is selected, too. */
  #chosen(target: Target): DrawingTarget | null {
    const { ui } = this.hand.bench;
    switch (target.kind) {
      case "square":
        return this.#chosenActor(target);
      case "character":
        ui.selectCharacter(target.characterId);
        return this.#defaultLook(target.characterId);
      case "appearance":
        ui.selectAppearance(target.characterId, target.appearanceId);
        return { characterId: target.characterId, appearanceId: target.appearanceId };
      default:
        return null;
    }
  }

  #chosenActor({ view, cell }: SquareTarget): DrawingTarget | null {
    const { bench } = this.hand;
    const top = topmostAt(bench, view, cell);
    if (!top) {
      bench.notices.tell("Tap somebody to draw.");
      return null;
    }
    const { characterId, appearance } = top;
    bench.ui.selectActor(view, top.id, characterId);
    const looks = characterOf(bench, characterId)?.spritesheet.appearances ?? {};
    return Object.hasOwn(looks, appearance)
      ? { characterId, appearanceId: appearance }
      : this.#defaultLook(characterId);
  }

  /** One without any look gets its first. */
  #defaultLook(characterId: string): DrawingTarget | null {
    const character = characterOf(this.hand.bench, characterId);
    if (!character) return null;
    const appearanceId = defaultAppearance(character);
    if (appearanceId === undefined) return { characterId, appearanceId: null, copyOf: null };
    return { characterId, appearanceId };
  }
}
