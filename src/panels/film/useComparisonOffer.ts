import { useEffect, useMemo, useRef } from "react";
import type { Editor } from "../../editor/Editor.ts";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { hasOffer } from "../../editor/index.ts";
import { hasChangedRules } from "./compare.ts";

/**
 * Shows a notice after a change of the rules, also while the past is shown, with a button that compares. Once that notice is gone, this
 * returns true until the next Play, so that the row of the film has the button.
 */
export function useComparisonOffer(): boolean {
  const editor = useEditor();
  const characters = useEditorState(({ document }) => document.characters);
  // One call at a time: what is offered under the card of the rule comes first.
  const isBusy = useEditorState((state) => state.recording !== null || hasOffer(state));
  const known = useRef(characters);
  useEffect(() => {
    const isNew = known.current !== characters;
    if (isBusy) return;
    known.current = characters;
    const { document, playback, ui } = editor.store.getState();
    const isUndone = document.redoStack.length > 0;
    if (!isNew || isUndone || playback.running || ui.compared) return;
    if (hasChangedRules(editor)) offerComparison(editor);
  }, [editor, characters, isBusy]);
  return useIsOpen(!isBusy);
}

/** Whether the rules changed since the last turn, and nothing shows or offers to show what that changes. */
function useIsOpen(isWanted: boolean): boolean {
  const editor = useEditor();
  const isFree = useEditorState(
    ({ playback, ui, notice }) => !playback.running && ui.compared === null && notice?.also !== "comparison",
  );
  const characters = useEditorState(({ document }) => document.characters);
  const turns = useEditorState(({ playback }) => playback.turns);
  // biome-ignore lint/correctness/useExhaustiveDependencies: rules and turns are read from the editor.
  const isChanged = useMemo(() => isWanted && hasChangedRules(editor), [editor, isWanted, characters, turns]);
  return isFree && isChanged;
}

/** A notice about the change offers it; one that stays is left alone. */
function offerComparison({ notices, store }: Editor): void {
  const { notice } = store.getState();
  if (notice?.stays) return;
  if (!notice) notices.tell("Your rules changed.");
  notices.offerAlso("comparison");
}
