/** Small pictures of whole stages: the page knows who draws them, for panels and the stage know nothing of each other. */
import { createContext, useContext, useEffect, useState } from "react";
import type { Characters, Stage } from "../../engine/index.ts";

/** A stage, `width` px wide, as a data URL; null where none can be made. */
export type DrawStage = (stage: Stage, characters: Characters, width: number) => Promise<string | null>;

export const StageDrawing = createContext<DrawStage>(() => Promise.resolve(null));

export function useDrawStage(): DrawStage {
  return useContext(StageDrawing);
}

/** The picture of a stage, made anew only when the stage or somebody's looks changed; null until it is there. */
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
