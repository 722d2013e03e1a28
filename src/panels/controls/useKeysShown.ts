/** Whether the on-screen keys are shown: at once where there is a finger, elsewhere when switched on (product §6). */
import { useMemo, useState } from "react";
import { isTouchScreen } from "../../browser/screen.ts";
import { useEditorState } from "../../editor/EditorProvider.tsx";
import { namedKeys } from "../../editor/playback/namedKeys.ts";

export interface KeysShown {
  /** The keys the game's rules name; none: there is nothing to show. */
  readonly codes: readonly number[];
  readonly shown: boolean;
  readonly show: (shown: boolean) => void;
}

export function useKeysShown(): KeysShown {
  const characters = useEditorState((state) => state.document.characters);
  const codes = useMemo(() => [...namedKeys(characters)], [characters]);
  const [wished, show] = useState(isTouchScreen);
  return { codes, shown: wished && codes.length > 0, show };
}
