import { useEffect, useRef } from "react";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { hasChangedRules } from "./compare.ts";

/** After a change of the rules, a notice offers to see what it changes. In a lesson, Nib alone says what to do. */
export function useComparisonOffer(offers: boolean): void {
  const editor = useEditor();
  const characters = useEditorState(({ document }) => document.characters);
  const recording = useEditorState((state) => state.recording !== null);
  const known = useRef(characters);
  useEffect(() => {
    const isNew = known.current !== characters;
    if (recording) return;
    known.current = characters;
    const { document, playback, ui } = editor.store.getState();
    const isUndone = document.redoStack.length > 0;
    if (!isNew || !offers || isUndone || playback.running || ui.compared || ui.past !== null) return;
    if (hasChangedRules(editor)) editor.notices.offerComparison();
  }, [editor, characters, recording, offers]);
}
