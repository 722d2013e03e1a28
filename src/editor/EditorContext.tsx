/** How panels and stage reach the editor: the door itself, its state, and the pointers that follow every hand. */
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { useStore } from "zustand";
import { useShallow } from "zustand/react/shallow";
import type { Editor } from "./Editor.ts";
import { type CalmState, CalmStore } from "./store/CalmStore.ts";
import type { GestureView } from "./tools/GestureView.ts";
import { Pointers } from "./tools/Pointers.ts";

interface Provided {
  readonly editor: Editor;
  readonly pointers: Pointers;
  readonly calm: CalmStore;
}

const EditorContext = createContext<Provided | null>(null);

export interface EditorProviderProps {
  readonly editor: Editor;
  readonly children: ReactNode;
}

/** Shows its children once the pointers of the page are followed; leaving it stops following them. */
export function EditorProvider({ editor, children }: EditorProviderProps) {
  const [provided, setProvided] = useState<Provided | null>(null);
  useEffect(() => {
    const pointers = new Pointers(editor, window);
    setProvided({ editor, pointers, calm: new CalmStore(editor.store) });
    return () => pointers.destroy();
  }, [editor]);
  return provided && <EditorContext value={provided}>{children}</EditorContext>;
}

export function useEditor(): Editor {
  return useProvided().editor;
}

export function usePointers(): Pointers {
  return useProvided().pointers;
}

/**
 * A part of the editor's state, but for what a hand is doing. What the selector makes anew is compared one level deep, so it may
 * make objects and lists.
 */
export function useEditorState<T>(selector: (state: CalmState) => T): T {
  return useStore(useProvided().calm, useShallow(selector));
}

/** A part of what a hand is doing right now; asked anew with every event of it. Compared as `useEditorState` does. */
export function useGesture<T>(selector: (gesture: GestureView | null) => T): T {
  return useStore(
    useProvided().editor.store,
    useShallow(({ gesture }) => selector(gesture)),
  );
}

function useProvided(): Provided {
  const provided = useContext(EditorContext);
  if (!provided) throw new Error("There is no EditorProvider around this.");
  return provided;
}
