import { useMemo, useState } from "react";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { namedKeys } from "../../editor/index.ts";
import { storeWantsScreenKeys, wantsScreenKeys } from "./keysChoice.ts";

export interface KeysShown {
  /** The keys that the rules of the game name. If there are none, nothing is shown. */
  readonly codes: readonly number[];
  readonly shown: boolean;
  readonly show: (shown: boolean) => void;
}

/** Whether the on-screen keys are shown. */
export function useKeysShown(): KeysShown {
  const editor = useEditor();
  const characters = useEditorState((state) => state.document.characters);
  const codes = useMemo(() => [...namedKeys(characters)], [characters]);
  const [isChosen, choose] = useState(() => wantsScreenKeys(editor));
  const show = (shown: boolean) => {
    storeWantsScreenKeys(editor, shown);
    choose(shown);
  };
  return { codes, shown: isChosen && codes.length > 0, show };
}
