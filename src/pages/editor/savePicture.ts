/** A picture of the shown stage, as it is now, to keep or to send to somebody. */
import { saveBlob } from "../../browser/files.ts";
import type { Editor } from "../../editor/Editor.ts";
import { drawGamePicture } from "../../pictures/thumbnail.ts";
import { fileNameOf } from "../files/gameFile.ts";

const NO_PICTURE = "The picture could not be made.";

export async function savePicture(editor: Editor): Promise<void> {
  editor.playback.settle();
  const { document } = editor.store.getState();
  const picture = await drawGamePicture(document);
  if (picture) saveBlob(pictureNameOf(document.world.metadata.name), picture);
  else editor.notices.tell(NO_PICTURE);
}

function pictureNameOf(name: string): string {
  return fileNameOf(name).replace(/\.gridlings\.json$/, ".png");
}
