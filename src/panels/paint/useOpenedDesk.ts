/** The desk of the drawing that the pixel editor is open for, made anew or found as it was left. */
import { useEffect, useState } from "react";
import type { DrawingTarget } from "../../editor/actions/DrawingActions.ts";
import { useEditor } from "../../editor/EditorProvider.tsx";
import type { PaintDesk } from "../../editor/paint/PaintDesk.ts";
import { openDrawing } from "./openDrawing.ts";

export type OpenedDesk =
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly retry: () => void; readonly drawAnew: () => void }
  | { readonly status: "ready"; readonly desk: PaintDesk };

interface Attempt {
  readonly count: number;
  readonly anew: boolean;
}

export function useOpenedDesk(target: DrawingTarget): OpenedDesk {
  const editor = useEditor();
  const [attempt, setAttempt] = useState<Attempt>({ count: 1, anew: false });
  const [opened, setOpened] = useState<PaintDesk | "failed" | null>(editor.drawings.desk);
  useEffect(() => {
    if (editor.drawings.desk) return;
    let isWanted = true;
    openDrawing(editor, target, attempt.anew).then(
      () => isWanted && setOpened(editor.drawings.desk),
      () => isWanted && setOpened("failed"),
    );
    return () => {
      isWanted = false;
    };
  }, [editor, target, attempt]);
  const tryAgain = (anew: boolean) => {
    setOpened(null);
    setAttempt(({ count }) => ({ count: count + 1, anew }));
  };
  if (opened === null) return { status: "loading" };
  if (opened !== "failed") return { status: "ready", desk: opened };
  return { status: "failed", retry: () => tryAgain(false), drawAnew: () => tryAgain(true) };
}
