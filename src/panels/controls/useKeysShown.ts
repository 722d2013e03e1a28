import { useMemo, useState } from "react";
import { isTouchScreen } from "../../browser/screen.ts";
import { loadText, storeText } from "../../browser/storage.ts";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { namedKeys } from "../../editor/index.ts";

export interface KeysShown {
  /** The keys that the rules of the game name. If there are none, nothing is shown. */
  readonly codes: readonly number[];
  readonly shown: boolean;
  readonly show: (shown: boolean) => void;
}

const CHOICES = { shown: "shown", hidden: "hidden" } as const;

/** Whether the on-screen keys are shown: as last chosen in this browser, or by default on a touch screen. */
export function useKeysShown(): KeysShown {
  const storageKey = useStorageKey();
  const characters = useEditorState((state) => state.document.characters);
  const codes = useMemo(() => [...namedKeys(characters)], [characters]);
  const [isChosen, choose] = useState(() => loadChoice(storageKey) ?? isTouchScreen());
  const show = (shown: boolean) => {
    storeText(storageKey, shown ? CHOICES.shown : CHOICES.hidden);
    choose(shown);
  };
  return { codes, shown: isChosen && codes.length > 0, show };
}

/** The editor and the player remember it apart: keys hidden to see more of the editor are still there for playing somebody else's game. */
function useStorageKey(): string {
  return useEditor().readOnly ? "gridlings:player-keys" : "gridlings:editor-keys";
}

function loadChoice(storageKey: string): boolean | null {
  const stored = loadText(storageKey);
  return stored === CHOICES.shown || stored === CHOICES.hidden ? stored === CHOICES.shown : null;
}
