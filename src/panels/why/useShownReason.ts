import { useEffect } from "react";
import type { Editor } from "../../editor/Editor.ts";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import type { WantedPicture } from "../../editor/index.ts";
import type { Id, Point } from "../../engine/index.ts";
import { stageAt } from "../film/past.ts";
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

/**
 * As long as a reason is looked at, its square is marked in the pictures of the rule and on the stage; there not for somebody who is gone by
 * now, or whose level is not shown.
 */
export function useShownReason({ ruleId, text, story, square, wanted = null }: ShownReason): void {
  const editor = useEditor();
  const { reasons } = editor;
  const past = useEditorState(({ ui }) => ui.past);
  useEffect(() => {
    const isOnStage = story !== null && isSeen(editor, past, story);
    const shown = { ruleId, text, square, cell: isOnStage ? cellOf(story, square) : null };
    reasons.show(wanted && isOnStage ? { ...shown, wanted } : shown);
    return () => reasons.forget();
  }, [editor, reasons, past, ruleId, text, story, square, wanted]);
}

function isSeen(editor: Editor, past: number | null, { story: { actorId, seen } }: AskedStory): boolean {
  return past === null ? editor.live().actors().has(actorId) : stageAt(editor, past)?.id === seen?.stage.id;
}
