/** What a child chose about saving power is of the machine, not of the game: this browser remembers it. */
import { useEffect } from "react";
import { loadText, storeText } from "../../browser/storage.ts";
import type { Editor } from "../../editor/Editor.ts";
import type { PowerState } from "../../editor/state/EditorState.ts";

const KEY = "gridlings:power";
const CHOICES: readonly PowerState["choice"][] = ["auto", "always", "never"];

export function keepPower(choice: PowerState["choice"]): void {
  storeText(KEY, choice);
}

export function useKeptPower(editor: Editor): void {
  useEffect(() => {
    const kept = CHOICES.find((choice) => choice === loadText(KEY));
    if (kept) editor.power.choose(kept);
  }, [editor]);
}
