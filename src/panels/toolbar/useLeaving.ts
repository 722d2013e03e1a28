import { useState } from "react";
import { useEditor } from "../../editor/EditorProvider.tsx";

export interface Leaving {
  /** True from the press until the page changes or the save fails. */
  readonly leaving: boolean;
  readonly leave: (go: () => void) => void;
}

/** Leaves the editor: stops the game and waits for the save. If the save fails, the editor stays open and its save state says why. */
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
