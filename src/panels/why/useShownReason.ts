import { useEffect } from "react";
import { useEditor } from "../../editor/EditorProvider.tsx";
import type { WantedPicture } from "../../editor/index.ts";
import type { Id, Point } from "../../engine/index.ts";
import { type AskedStory, cellOf } from "./askedStory.ts";

interface ShownReason {
  readonly ruleId: Id;
  readonly text: string;
  /** The turn that it is about; null if that is not known. */
  readonly story: AskedStory | null;
  /** The square that was wrong, counted from the actor. */
  readonly square: Point | null;
  /** What the rule wanted, which the stage then shows over what was there. */
  readonly wanted?: WantedPicture | null;
}

/** As long as a reason is looked at, its square is marked in the pictures of the rule and on the stage. */
export function useShownReason({ ruleId, text, story, square, wanted = null }: ShownReason): void {
  const { reasons } = useEditor();
  useEffect(() => {
    const shown = { ruleId, text, square, cell: story && cellOf(story, square) };
    reasons.show(wanted ? { ...shown, wanted } : shown);
    return () => reasons.forget();
  }, [reasons, ruleId, text, story, square, wanted]);
}
