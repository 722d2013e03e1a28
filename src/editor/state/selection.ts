/** Who is selected: one actor the inspector speaks of, and others with it. */
import type { Id } from "../../engine/index.ts";
import type { UiState, ViewId } from "./EditorState.ts";

export const NOBODY_SELECTED = { selectedActorId: null, alsoSelectedIds: [], selectsSeveral: false } as const;

type Selection = Pick<UiState, "selectedActorId" | "alsoSelectedIds" | "selectedView">;

/** All that are selected in a view, the one the inspector speaks of first. */
export function selectedIn({ selectedActorId, alsoSelectedIds, selectedView }: Selection, view: ViewId): readonly Id[] {
  return selectedActorId === null || selectedView !== view ? [] : [selectedActorId, ...alsoSelectedIds];
}
