import type { Id } from "../../engine/index.ts";
import type { ViewId } from "../tools/ToolEvent.ts";
import type { UiState } from "./EditorState.ts";

export const NOBODY_SELECTED = { selectedActorId: null, alsoSelectedIds: [], selectsSeveral: false } as const;

type Selection = Pick<UiState, "selectedActorId" | "alsoSelectedIds" | "selectedView">;

/** The ids of all selected actors of a view; the inspector shows the first. */
export function selectedIn({ selectedActorId, alsoSelectedIds, selectedView }: Selection, view: ViewId): readonly Id[] {
  return selectedActorId === null || selectedView !== view ? [] : [selectedActorId, ...alsoSelectedIds];
}
