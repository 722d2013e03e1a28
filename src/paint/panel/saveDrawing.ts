import type { Editor } from "../../editor/Editor.ts";
import { type DrawingTarget, FIRST_APPEARANCE } from "../../editor/index.ts";
import type { Characters } from "../../engine/index.ts";
import { encodePngUrl } from "../../pictures/pixels.ts";
import { isBlank } from "../../pixels/PixelImage.ts";
import type { FinishedDrawing, PixelEditor } from "../model/PixelEditor.ts";
import { nameOfDrawing } from "./drawnName.ts";

/**
 * Saves a drawing in the game, as one undo step. For a new character, the name is that of the character; without one, a name is generated.
 * If the character was deleted in the meantime, the drawing becomes a new character. Returns false if it could not be saved.
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
  if (target.characterId === null) return drawings.save(target, { ...drawn, name: FIRST_APPEARANCE }, name);
  return drawings.save(target, drawn) || drawings.save({ characterId: null }, drawn);
}

/** The saved character is selected now. Its name is generated in the background; if the child types one first, that wins. */
function nameLater({ drawings, store }: Editor, makeName: () => Promise<string | null>): void {
  const characterId = store.getState().ui.selectedCharacterId;
  if (characterId === null || !drawings.isUnnamed(characterId)) return;
  const named = (name: string | null) =>
    drawings.nameUnnamed(characterId, name ?? nextName(store.getState().document.characters));
  makeName().then(named, (failure) => {
    console.warn("No name came for what was drawn", failure);
    named(null);
  });
}

/** A plain name with the first number that no character has. */
function nextName(characters: Characters): string {
  const taken = new Set(Object.values(characters).map(({ name }) => name));
  let number = 1;
  while (taken.has(`My character ${number}`)) number += 1;
  return `My character ${number}`;
}
