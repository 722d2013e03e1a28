/** Puts a drawing into the game (details §11 "Save"). */
import { pngUrlOf } from "../../browser/pixels.ts";
import type { Editor } from "../../editor/Editor.ts";
import { type DrawingTarget, FIRST_LOOK } from "../../editor/edits/DrawingEdits.ts";
import type { PaintDesk } from "../../editor/paint/PaintDesk.ts";

/**
 * One step of undo. Of a new character the name that was typed is the character's. What was drawn for a character that is
 * gone meanwhile becomes one of its own. False: it was not saved.
 */
export function saveDrawing({ drawings }: Editor, target: DrawingTarget, desk: PaintDesk): boolean {
  const { images, info, name } = desk.finish();
  const drawn = { pictures: images.map(pngUrlOf), info, name };
  if (target.characterId === null) return drawings.save(target, { ...drawn, name: FIRST_LOOK }, name);
  return drawings.save(target, drawn) || drawings.save({ characterId: null }, drawn);
}
