/** Leaving stops the game and waits for the save; when it fails the child stays, and the save state says why (details §2). */
import { useState } from "react";
import { useEditor } from "../../editor/EditorProvider.tsx";

export interface Leaving {
  /** True from the press until the way out is taken, or the save failed. */
  readonly leaving: boolean;
  readonly leave: (go: () => void) => void;
}

export function useLeaving(): Leaving {
  const editor = useEditor();
  const [leaving, setLeaving] = useState(false);
  const leave = (go: () => void) => {
    setLeaving(true);
    editor
      .leave()
      .then(go)
      .catch(() => setLeaving(false));
  };
  return { leaving, leave };
}
