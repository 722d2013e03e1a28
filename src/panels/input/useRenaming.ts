import { useState } from "react";
import { after } from "../../browser/timers.ts";

/** A menu returns the focus to its button shortly after it closes; a field opened before that would lose the focus at once. */
const MENU_CLOSED_MS = 60;

/**
 * Opens a name for editing, from a menu or by a key. The result counts the openings, to serve as the `key` that restarts the InlineText.
 */
export function useRenaming(): readonly [renaming: number, rename: () => void, renameAtOnce: () => void] {
  const [renaming, setRenaming] = useState(0);
  const renameAtOnce = () => setRenaming((before) => before + 1);
  const rename = () => {
    after(MENU_CLOSED_MS, renameAtOnce);
  };
  return [renaming, rename, renameAtOnce];
}
