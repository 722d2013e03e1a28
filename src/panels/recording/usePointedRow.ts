import { useEditor } from "../../editor/EditorProvider.tsx";
import type { Id, Point } from "../../engine/index.ts";

export interface PointedHandlers {
  onPointerEnter(): void;
  onPointerLeave(): void;
  onFocus(): void;
  onBlur(): void;
}

/** Highlights in both pictures what a hovered or focused row is about. `cells` are squares of the pictures. */
export function usePointedRow(actorIds: readonly Id[], cells: readonly Point[] = []): PointedHandlers {
  const { recording } = useEditor();
  const light = () => recording.pointAt({ actorIds, cells });
  const out = () => recording.pointAt(null);
  return { onPointerEnter: light, onPointerLeave: out, onFocus: light, onBlur: out };
}
