import { useEffect, useState } from "react";
import type { Editor } from "../editor/Editor.ts";
import type { WorldDocument } from "../engine/index.ts";
import { readOnlyEditor } from "../player/readOnlyEditor.ts";

/**
 * An editor that plays a game without changing or saving it; null in the first render. It is made in an effect, because its clocks must be
 * stopped once for every time they were started. `make` is called again whenever it becomes another function.
 */
export function useReadOnlyEditor(
  document: WorldDocument,
  make: (document: WorldDocument) => Editor = readOnlyEditor,
): Editor | null {
  const [editor, setEditor] = useState<Editor | null>(null);
  useEffect(() => {
    const made = make(document);
    setEditor(made);
    return () => made.destroy();
  }, [document, make]);
  return editor;
}
