import { useEffect, useEffectEvent } from "react";
import { hasGamepad, onGamepads } from "../../browser/gamepads.ts";
import { useEditor } from "../../editor/EditorProvider.tsx";

/** Plays the game by gamepad, too. What reads the buttons is loaded once a gamepad is connected; Start calls `onStart` while no game plays. */
export function useGamepad(onStart: () => void): void {
  const editor = useEditor();
  const started = useEffectEvent(onStart);
  useEffect(() => {
    let isOver = false;
    let endKeys = () => {};
    let unwatch = () => {};
    const begin = ({ GamepadKeys }: typeof import("./GamepadKeys.ts")) => {
      if (isOver) return;
      const keys = new GamepadKeys(editor, () => started());
      endKeys = () => keys.end();
    };
    const load = () => {
      if (!hasGamepad()) return;
      unwatch();
      import("./GamepadKeys.ts").then(begin, (fault) => console.warn("Gamepads could not be loaded", fault));
    };
    unwatch = onGamepads(load);
    load();
    return () => {
      isOver = true;
      unwatch();
      endKeys();
    };
  }, [editor]);
}
