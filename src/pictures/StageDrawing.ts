import { createContext, useContext, useEffect, useState } from "react";
import type { Characters, Stage } from "../engine/index.ts";
import type { Size } from "../pixels/Box.ts";

/** Draws a stage as a data URL, `width` px wide. Null if it cannot be drawn. */
export type DrawStage = (stage: Stage, characters: Characters, width: number) => Promise<string | null>;

/** Provided by the page, so that tests without a canvas can replace it. */
export const StageDrawing = createContext<DrawStage>(() => Promise.resolve(null));

export function useDrawStage(): DrawStage {
  return useContext(StageDrawing);
}

/** The picture of a stage, drawn again only when the stage or a character changed. Null until it is drawn. */
export function useStagePicture(stage: Stage | null, characters: Characters, width: number): string | null {
  const draw = useDrawStage();
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!stage) return;
    let isCurrent = true;
    void draw(stage, characters, width).then((made) => isCurrent && setUrl(made));
    return () => {
      isCurrent = false;
    };
  }, [draw, stage, characters, width]);
  return url;
}

/** The largest size with the shape of a picture that fits into an area, in whole px and at least one. */
export function fitInto(shape: Size, area: Size): Size {
  const scale = Math.min(area.width / shape.width, area.height / shape.height);
  return {
    width: Math.max(1, Math.round(shape.width * scale)),
    height: Math.max(1, Math.round(shape.height * scale)),
  };
}
