/** Whether the on-screen keys are shown: as the child last chose in this browser; before any choice, where there is a finger. */
import { useMemo, useState } from "react";
import { isTouchScreen } from "../../browser/screen.ts";
import { loadText, storeText } from "../../browser/storage.ts";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { namedKeys } from "../../editor/playback/namedKeys.ts";

export interface KeysShown {
  /** The keys the game's rules name; none: there is nothing to show. */
  readonly codes: readonly number[];
  readonly shown: boolean;
  readonly show: (shown: boolean) => void;
}

const CHOICES = { shown: "shown", hidden: "hidden" } as const;

export function useKeysShown(): KeysShown {
  const storageKey = useStorageKey();
  const characters = useEditorState((state) => state.document.characters);
  const codes = useMemo(() => [...namedKeys(characters)], [characters]);
  const [wished, wish] = useState(() => loadChoice(storageKey) ?? isTouchScreen());
  const show = (shown: boolean) => {
    storeText(storageKey, shown ? CHOICES.shown : CHOICES.hidden);
    wish(shown);
  };
  return { codes, shown: wished && codes.length > 0, show };
}

/** The editor and the player have one each: hidden for more room to make a game, the keys are still there to play the game of a friend. */
function useStorageKey(): string {
  return useEditor().readOnly ? "gridlings:player-keys" : "gridlings:editor-keys";
}

function loadChoice(storageKey: string): boolean | null {
  const kept = loadText(storageKey);
  return kept === CHOICES.shown || kept === CHOICES.hidden ? kept === CHOICES.shown : null;
}
