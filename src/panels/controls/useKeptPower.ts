import { useEffect } from "react";
import { loadText, storeText } from "../../browser/storage.ts";
import type { Editor } from "../../editor/Editor.ts";
import type { PowerState } from "../../editor/state/EditorState.ts";

const KEY = "gridlings:power";
const CHOICES: readonly PowerState["choice"][] = ["auto", "always", "never"];

export function keepPower(choice: PowerState["choice"]): void {
  storeText(KEY, choice);
}

/** Restores the choice about saving power. It is a property of the machine, not of the game, so this browser stores it. */
export function useKeptPower(editor: Editor): void {
  useEffect(() => {
    const kept = CHOICES.find((choice) => choice === loadText(KEY));
    if (kept) editor.power.choose(kept);
  }, [editor]);
}
