import { useEffect, useState } from "react";
import type { Editor } from "../editor/Editor.ts";
import { useEditor } from "../editor/EditorProvider.tsx";
import type { DrawingTarget } from "../editor/index.ts";
import { loadPicture } from "../pictures/cache.ts";
import { readPixels } from "../pictures/pixels.ts";
import type { PixelImage } from "../pixels/PixelImage.ts";
import type { PixelEditor } from "./model/PixelEditor.ts";

export type OpenedPixelEditor =
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly retry: () => void; readonly startOver: () => void }
  | { readonly status: "ready"; readonly pixelEditor: PixelEditor };

interface Attempt {
  readonly count: number;
  /** Whether to begin with an empty tile instead of the pictures. */
  readonly startsEmpty: boolean;
}

/** The pixel editor of the open drawing, created if there is none yet. */
export function useOpenedPixelEditor(target: DrawingTarget): OpenedPixelEditor {
  const editor = useEditor();
  const [attempt, setAttempt] = useState<Attempt>({ count: 1, startsEmpty: false });
  const [opened, setOpened] = useState<PixelEditor | "failed" | null>(editor.drawings.pixelEditor);
  useEffect(() => {
    if (editor.drawings.pixelEditor) return;
    let isWanted = true;
    openDrawing(editor, target, attempt.startsEmpty).then(
      () => isWanted && setOpened(editor.drawings.pixelEditor),
      () => isWanted && setOpened("failed"),
    );
    return () => {
      isWanted = false;
    };
  }, [editor, target, attempt]);
  const tryAgain = (startsEmpty: boolean) => {
    setOpened(null);
    setAttempt(({ count }) => ({ count: count + 1, startsEmpty }));
  };
  if (opened === null) return { status: "loading" };
  if (opened !== "failed") return { status: "ready", pixelEditor: opened };
  return { status: "failed", retry: () => tryAgain(false), startOver: () => tryAgain(true) };
}

/**
 * Decodes the pictures of an appearance and opens them, or with `startsEmpty` an empty tile instead. Rejects if a picture cannot be decoded
 * or if the character is gone.
 */
async function openDrawing({ drawings }: Editor, target: DrawingTarget, startsEmpty: boolean): Promise<PixelEditor> {
  const plan = drawings.plan(target);
  if (!plan) throw new Error("What is to be drawn is gone.");
  const others = await Promise.allSettled(plan.others.map(imageOf));
  return drawings.open({
    info: plan.info,
    // For a new character the child types the name of the character, because its only appearance needs none.
    name: target.characterId === null ? "" : plan.name,
    pictures: startsEmpty ? [] : await Promise.all(plan.pictures.map(imageOf)),
    // Only their colors are used, so those that cannot be decoded are left out.
    others: others.flatMap((other) => (other.status === "fulfilled" ? [other.value] : [])),
  });
}

async function imageOf(url: string): Promise<PixelImage> {
  return readPixels(await loadPicture(url));
}
