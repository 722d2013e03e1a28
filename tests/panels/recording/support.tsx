/** The real editor around the recording panel, with a Hero, a Wall and a Coin on its stage. */
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { Editor } from "../../../src/editor/Editor.ts";
import { EditorProvider } from "../../../src/editor/EditorProvider.tsx";
import { counter, documentOf, stageOf } from "../../recording/scene.ts";

export function editorOn(rows: readonly string[]): Editor {
  const clock = { now: () => 0, after: () => () => {} };
  return new Editor({
    document: documentOf(stageOf(rows)),
    readOnly: false,
    newId: counter("id"),
    seed: 1,
    clock,
    saveTarget: null,
  });
}

export function shown(editor: Editor, panel: ReactNode) {
  return render(<EditorProvider editor={editor}>{panel}</EditorProvider>);
}
