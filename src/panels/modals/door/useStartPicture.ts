import { useMemo } from "react";
import { type Characters, type Stage, startOf } from "../../../engine/index.ts";
import { useStagePicture } from "../../../pictures/StageDrawing.ts";

/** A picture of a stage as it begins, `width` px wide. Null until it is drawn; the stage's thumbnail is no stand-in, because it shows the last play. */
export function useStartPicture(stage: Stage, characters: Characters, width: number): string | null {
  const begun = useMemo(() => ({ ...stage, actors: startOf(stage) }), [stage]);
  return useStagePicture(begun, characters, width);
}
