import type { Id } from "../../engine/index.ts";
import type { ViewId } from "../tools/ToolEvent.ts";
import type { EditorState, UiState } from "./EditorState.ts";

export const NOBODY_SELECTED = {
  selectedActorId: null,
  alsoSelectedIds: [],
  selectsSeveral: false,
  whoActorId: null,
} as const;

type Selection = Pick<UiState, "selectedActorId" | "alsoSelectedIds" | "selectedView">;

/** The ids of all selected actors of a view; the inspector shows the first. */
export function selectedIn({ selectedActorId, alsoSelectedIds, selectedView }: Selection, view: ViewId): readonly Id[] {
  return selectedActorId === null || selectedView !== view ? [] : [selectedActorId, ...alsoSelectedIds];
}

/** The selected actor, which is drawn and hit above the others of its view; null while a game plays. */
export function raisedIn({ ui, playback }: Pick<EditorState, "ui" | "playback">, view: ViewId): Id | null {
  return playback.running || ui.selectedView !== view ? null : ui.selectedActorId;
}
