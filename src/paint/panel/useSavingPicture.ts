import { saveBlob } from "../../browser/files.ts";
import { useEditorState } from "../../editor/EditorProvider.tsx";
import type { DrawingTarget } from "../../editor/index.ts";
import { encodePng } from "../../pictures/pixels.ts";
import { stripOf } from "../../pixels/tiles.ts";
import { seenImage } from "../model/selecting.ts";
import { usePixelEditor } from "./PixelEditorContext.ts";
import { pictureFileName } from "./pictureImport.ts";

/** Several frames are saved side by side in one picture, which can be imported as frames again. */
export function useSavingPicture({ characterId }: DrawingTarget): () => void {
  const pixelEditor = usePixelEditor();
  const character = useEditorState(({ document }) => document.characters[characterId ?? ""]?.name ?? "");
  return () => {
    const { drawing, name } = pixelEditor.store.getState();
    const frames = drawing.frames.with(drawing.frame, seenImage(drawing));
    void encodePng(stripOf(frames)).then((png) => saveBlob(pictureFileName(character, name), png));
  };
}
