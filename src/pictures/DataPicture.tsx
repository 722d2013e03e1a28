import { useMemo } from "react";
import { type CanvasDrawing, useDrawing } from "./CanvasDrawing.ts";
import { cachedPicture } from "./cache.ts";
import styles from "./pictures.module.css";

export interface DataPictureProps {
  /** Null until there is one: the canvas stays empty. */
  readonly url: string | null;
  /** CSS px. */
  readonly width: number;
  readonly height: number;
  /** Shrinks in proportion if there is less space. */
  readonly isShrinking?: boolean;
}

/**
 * The picture of a data URL, on a canvas because the content security policy allows no data: images. Without alternative text, because
 * what it belongs to has a name.
 */
export function DataPicture({ url, width, height, isShrinking = false }: DataPictureProps) {
  const drawing = useMemo<CanvasDrawing>(
    () => ({
      width,
      height,
      pictures: url === null ? [] : [url],
      draw: (context) => {
        const picture = cachedPicture(url ?? "");
        context.imageSmoothingEnabled = true;
        context.imageSmoothingQuality = "high";
        if (picture) context.drawImage(picture, 0, 0, width, height);
      },
    }),
    [url, width, height],
  );
  const canvas = useDrawing(drawing);
  const style = { width, height: isShrinking ? "auto" : height };
  return <canvas ref={canvas} className={styles.actor} width={width} height={height} style={style} />;
}
