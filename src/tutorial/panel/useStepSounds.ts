import { useEffect } from "react";
import { type Effect, playEffect } from "../../browser/effects.ts";
import type { Editor } from "../../editor/Editor.ts";
import type { Lessons } from "../runner/Lessons.ts";

/**
 * Plays the small sounds of a lesson: for success, a fall into the water, a tool, and starting the game. Outside a lesson there are none,
 * because there is no button to turn them off.
 * @param play Plays one of them.
 */
export function useStepSounds({ store }: Lessons, editor: Editor, play: (effect: Effect) => void = playEffect): void {
  useEffect(
    () =>
      editor.store.subscribe(({ ui, playback }, before) => {
        if (!store.getState().view) return;
        if (playback.running && !before.playback.running) play("jump");
        else if (ui.toolId !== before.ui.toolId && ui.toolId !== "pointer") play("click");
      }),
    [editor, store, play],
  );
  useEffect(
    () =>
      store.subscribe(({ view, progress }, before) => {
        if (!before.view) return;
        if (!view) progress?.state === "done" && play("win");
        else if (view.lesson > before.view.lesson) play("win");
        else if (view.stepId !== before.view.stepId && before.view.wait.kind === "fact") play("coin");
        else if (view.stepId === "cross" && view.remark !== null && before.view.remark === null) play("hurt");
      }),
    [store, play],
  );
}
