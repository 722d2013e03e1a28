import { useEffect, useState } from "react";
import { newId, newSeed } from "../browser/newId.ts";
import { browserClock } from "../browser/timers.ts";
import { Editor } from "../editor/Editor.ts";
import type { WorldDocument } from "../engine/index.ts";

/**
 * An editor that plays a game without changing or saving it; null in the first render. It is made in an effect, because its clocks must be
 * stopped once for every time they were started.
 */
export function useReadOnlyEditor(document: WorldDocument): Editor | null {
  const [editor, setEditor] = useState<Editor | null>(null);
  useEffect(() => {
    const made = new Editor({
      document,
      readOnly: true,
      newId,
      seed: newSeed(),
      clock: browserClock,
      saveTarget: null,
    });
    setEditor(made);
    return () => made.destroy();
  }, [document]);
  return editor;
}
