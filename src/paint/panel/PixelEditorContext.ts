import { createContext, useContext } from "react";
import { useStore } from "zustand";
import { useShallow } from "zustand/react/shallow";
import { useEditorState } from "../../editor/EditorProvider.tsx";
import type { CharacterVariable, Id } from "../../engine/index.ts";
import type { PaintState } from "../model/PaintState.ts";
import type { PixelEditor } from "../model/PixelEditor.ts";

export const PixelEditorContext = createContext<PixelEditor | null>(null);

export function usePixelEditor(): PixelEditor {
  const pixelEditor = useContext(PixelEditorContext);
  if (!pixelEditor) throw new Error("The pixel editor is rendered outside of its context.");
  return pixelEditor;
}

/** A part of the state. Results are compared one level deep, so the selector may build objects and lists. */
export function usePixelEditorState<T>(selector: (state: PaintState) => T): T {
  return useStore(usePixelEditor().store, useShallow(selector));
}

export function useVariables(characterId: Id | null): readonly CharacterVariable[] {
  return useEditorState(({ document }) => Object.values(document.characters[characterId ?? ""]?.variables ?? {}));
}
