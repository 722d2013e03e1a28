/** Opens a name for typing, from a menu or by a key: the answer counts how often, and is the `key` its InlineText starts anew with. */
import { useState } from "react";
import { after } from "../../browser/timers.ts";

/** The menu gives the focus back to its button a moment after it closed; a field opened before that would lose it at once. */
const MENU_CLOSED_MS = 60;

export function useRenaming(): readonly [renaming: number, rename: () => void, renameAtOnce: () => void] {
  const [renaming, setRenaming] = useState(0);
  const renameAtOnce = () => setRenaming((before) => before + 1);
  const rename = () => {
    after(MENU_CLOSED_MS, renameAtOnce);
  };
  return [renaming, rename, renameAtOnce];
}
