/** How panels and stage reach the editor: the door itself, its state, and the pointers that follow every hand. */
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { Editor } from "./Editor.ts";
import type { CalmState, EditorState } from "./state/EditorState.ts";
import { Look, PartStore } from "./state/PartStore.ts";
import { type DragPreview, NOTHING_SHOWN } from "./tools/DragPreview.ts";
import { PointerInput } from "./tools/PointerInput.ts";

interface Provided {
  readonly editor: Editor;
  readonly pointers: PointerInput;
  readonly calm: PartStore<CalmState>;
  readonly gesture: PartStore<DragPreview>;
}

const ReactEditorContext = createContext<Provided | null>(null);

export interface EditorProviderProps {
  readonly editor: Editor;
  readonly children: ReactNode;
}

/** Shows its children once the pointers of the page are followed; leaving it stops following them. */
export function EditorProvider({ editor, children }: EditorProviderProps) {
  const [provided, setProvided] = useState<Provided | null>(null);
  useEffect(() => {
    const pointers = new PointerInput(editor, window);
    const calm = new PartStore<CalmState>(editor.store, (state) => state);
    setProvided({ editor, pointers, calm, gesture: new PartStore(editor.store, gestureOf) });
    return () => pointers.destroy();
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
 * A part of the editor's state, but for what a hand is doing; asked anew only when something at the top of the state that it read
 * has changed. What the selector makes anew is compared one level deep, so it may make objects and lists.
 */
export function useEditorState<T>(selector: (state: CalmState) => T): T {
  return useLook(useProvided().calm, selector);
}

/** A part of what a hand is doing right now, which is nothing mostly; asked anew and compared as `useEditorState` does. */
export function useGesture<T>(selector: (gesture: DragPreview) => T): T {
  return useLook(useProvided().gesture, selector);
}

function gestureOf({ gesture }: EditorState): DragPreview {
  return gesture ?? NOTHING_SHOWN;
}

function useLook<State extends object, T>(store: PartStore<State>, selector: (state: State) => T): T {
  const look = useMemo(() => new Look<State, T>(store), [store]);
  return useSyncExternalStore(look.follow, () => look.see(selector));
}

function useProvided(): Provided {
  const provided = useContext(ReactEditorContext);
  if (!provided) throw new Error("There is no EditorProvider around this.");
  return provided;
}
