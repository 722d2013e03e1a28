/** Puts a drawing into the game (details §11 "Save", "Naming"). */
import type { Editor } from "../../editor/Editor.ts";
import { type DrawingTarget, FIRST_LOOK } from "../../editor/edits/DrawingEdits.ts";
import { nameOfDrawing } from "../../panels/words/drawnName.ts";
import { encodePngUrl } from "../../pictures/pixels.ts";
import { isBlank } from "../../pixels/PixelImage.ts";
import type { FinishedDrawing, PixelEditor } from "../model/PixelEditor.ts";

/**
 * One step of undo. Of a new character the name that was typed is the character's; one without a name gets one as soon as
 * there is one. What was drawn for a character that is gone meanwhile becomes one of its own. False: it was not saved.
 */
export function saveDrawing(editor: Editor, target: DrawingTarget, pixelEditor: PixelEditor): boolean {
  const finished = pixelEditor.finish();
  const isSaved = save(editor, target, finished);
  const [image] = finished.images;
  if (isSaved && image && !isBlank(image)) nameLater(editor, () => nameOfDrawing(image));
  return isSaved;
}

function save({ drawings }: Editor, target: DrawingTarget, { images, info, name }: FinishedDrawing): boolean {
  const drawn = { pictures: images.map(encodePngUrl), info, name };
  if (target.characterId === null) return drawings.save(target, { ...drawn, name: FIRST_LOOK }, name);
  return drawings.save(target, drawn) || drawings.save({ characterId: null }, drawn);
}

/** What was saved is selected now. Nobody waits for the name, and a child who gives one meanwhile is first (spec §8 "Minor"). */
function nameLater({ drawings, store }: Editor, makeName: () => Promise<string>): void {
  const characterId = store.getState().ui.selectedCharacterId;
  if (characterId === null || !drawings.isUnnamed(characterId)) return;
  makeName().then(
    (name) => drawings.nameUnnamed(characterId, name),
    (failure) => console.warn("No name came for what was drawn", failure),
  );
}
