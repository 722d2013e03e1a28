/** The desk of the drawing that the pixel editor is open for, made anew or found as it was left. */
import { useEffect, useState } from "react";
import { useEditor } from "../editor/EditorContext.tsx";
import type { DrawingTarget } from "../editor/edits/DrawingEdits.ts";
import type { PixelEditor } from "./model/PixelEditor.ts";
import { openDrawing } from "./openDrawing.ts";

export type OpenedPixelEditor =
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly retry: () => void; readonly drawAnew: () => void }
  | { readonly status: "ready"; readonly pixelEditor: PixelEditor };

interface Attempt {
  readonly count: number;
  readonly anew: boolean;
}

export function useOpenedPixelEditor(target: DrawingTarget): OpenedPixelEditor {
  const editor = useEditor();
  const [attempt, setAttempt] = useState<Attempt>({ count: 1, anew: false });
  const [opened, setOpened] = useState<PixelEditor | "failed" | null>(editor.drawings.desk);
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
  if (opened !== "failed") return { status: "ready", pixelEditor: opened };
  return { status: "failed", retry: () => tryAgain(false), drawAnew: () => tryAgain(true) };
}
