import { createContext, type ReactNode, useContext, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { Editor } from "./Editor.ts";
import { pauseWhileHidden } from "./playback/pauseWhileHidden.ts";
import type { CalmState, EditorState } from "./state/EditorState.ts";
import { PartSelection, PartStore } from "./state/PartStore.ts";
import { type DragPreview, NOTHING_SHOWN } from "./tools/DragPreview.ts";
import { PointerInput } from "./tools/PointerInput.ts";

interface Provided {
  readonly editor: Editor;
  readonly pointers: PointerInput;
  readonly calm: PartStore<CalmState>;
  readonly preview: PartStore<DragPreview>;
}

const ReactEditorContext = createContext<Provided | null>(null);

export interface EditorProviderProps {
  readonly editor: Editor;
  readonly children: ReactNode;
}

/** Gives its children the editor, its state and the pointer input; they are shown once pointers are tracked. */
export function EditorProvider({ editor, children }: EditorProviderProps) {
  const [provided, setProvided] = useState<Provided | null>(null);
  useEffect(() => {
    const pointers = new PointerInput(editor, window);
    const calm = new PartStore<CalmState>(editor.store, (state) => state);
    setProvided({ editor, pointers, calm, preview: new PartStore(editor.store, previewOf) });
    const unwatch = pauseWhileHidden(editor.playback);
    return () => {
      unwatch();
      pointers.destroy();
    };
  }, [editor]);
  return provided && <ReactEditorContext value={provided}>{children}</ReactEditorContext>;
}

export function useEditor(): Editor {
  return useProvided().editor;
}

export function usePointerInput(): PointerInput {
  return useProvided().pointers;
}

/**
 * A part of the editor's state other than the gesture. The selector runs again only if a top-level part of the state
 * that it has read has changed. Results are compared one level deep, so it may return new objects and lists.
 */
export function useEditorState<T>(selector: (state: CalmState) => T): T {
  return usePart(useProvided().calm, selector);
}

/** A part of the preview of the current gesture; selected and compared as by `useEditorState`. */
export function usePreview<T>(selector: (preview: DragPreview) => T): T {
  return usePart(useProvided().preview, selector);
}

function previewOf({ preview }: EditorState): DragPreview {
  return preview ?? NOTHING_SHOWN;
}

function usePart<State extends object, T>(store: PartStore<State>, selector: (state: State) => T): T {
  const selection = useMemo(() => new PartSelection<State, T>(store), [store]);
  return useSyncExternalStore(selection.follow, () => selection.select(selector));
}

function useProvided(): Provided {
  const provided = useContext(ReactEditorContext);
  if (!provided) throw new Error("There is no EditorProvider around this.");
  return provided;
}
