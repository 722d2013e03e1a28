import { useEffect, useEffectEvent } from "react";
import { useEditor } from "../../editor/EditorProvider.tsx";
import { attachGamepad } from "./gamepad.ts";

/** Plays the game by gamepad, too; Start calls `onStart` while no game plays. */
export function useGamepad(onStart: () => void): void {
  const editor = useEditor();
  const started = useEffectEvent(onStart);
  useEffect(() => attachGamepad(editor, () => started()), [editor]);
}
