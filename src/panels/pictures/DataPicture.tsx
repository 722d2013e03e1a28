/** A picture that is only a data URL, drawn on a canvas because our content policy shows no such image. */
import { useMemo } from "react";
import { cachedPicture } from "../../browser/pictures.ts";
import styles from "./pictures.module.css";
import { type Drawing, useDrawing } from "./useDrawing.ts";

export interface DataPictureProps {
  /** Null: it is not there yet, and its place stays empty. */
  readonly url: string | null;
  /** CSS px. */
  readonly width: number;
  readonly height: number;
  /** Keeps its shape where its room is narrower. */
  readonly isShrinking?: boolean;
}

/** Says nothing to a screen reader: what it belongs to has a name. */
export function DataPicture({ url, width, height, isShrinking = false }: DataPictureProps) {
  const drawing = useMemo<Drawing>(
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
