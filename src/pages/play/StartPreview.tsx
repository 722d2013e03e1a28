/** What Restart goes back to, small: the stage that the game begins on. */
import { useEffect, useRef } from "react";
import { loadPicture } from "../../browser/pictures.ts";
import { useEditor } from "../../editor/EditorContext.tsx";
import { currentStage, type WorldDocument } from "../../engine/index.ts";
import { thumbnail } from "../../stage/thumbnail.ts";
import styles from "./PlayPage.module.css";

/** Twice the width it is shown at, for fine screens. */
const WIDTH = 120;

export function StartPreview() {
  const editor = useEditor();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const { document } = editor.store.getState();
    // Without a picture there is still the word beside it.
    void pictureOfStart(document).then((picture) => canvas.current && picture && draw(canvas.current, picture));
  }, [editor]);
  return <canvas ref={canvas} width={0} height={0} className={styles.startPicture} />;
}

async function pictureOfStart({ world, characters }: WorldDocument): Promise<ImageBitmap | null> {
  const stage = currentStage(world);
  const url = stage ? await thumbnail(stage, characters, WIDTH) : null;
  return url === null ? null : loadPicture(url).catch(() => null);
}

function draw(canvas: HTMLCanvasElement, picture: ImageBitmap): void {
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.getContext("2d")?.drawImage(picture, 0, 0);
}
