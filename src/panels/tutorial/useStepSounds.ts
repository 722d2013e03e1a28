/** Small sounds for what went well, and for a fall into the water; silent where the child has them off. */
import { useEffect } from "react";
import { playEffect } from "../../browser/effects.ts";
import type { Lessons } from "../../editor/tutorial/Lessons.ts";

export function useStepSounds({ store }: Lessons): void {
  useEffect(
    () =>
      store.subscribe(({ view, kept }, before) => {
        if (!before.view) return;
        if (!view) kept?.state === "done" && playEffect("win");
        else if (view.lesson > before.view.lesson) playEffect("win");
        else if (view.stepId !== before.view.stepId && before.view.wait.kind === "fact") playEffect("coin");
        else if (view.stepId === "cross" && view.remark !== null && before.view.remark === null) playEffect("hurt");
      }),
    [store],
  );
}
