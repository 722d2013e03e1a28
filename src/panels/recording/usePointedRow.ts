/** A row under the hand, or with the focus in it, lights up in both pictures what it speaks of (details §10). */
import { useEditor } from "../../editor/EditorProvider.tsx";
import type { Id, Point } from "../../engine/index.ts";

export interface PointedHandlers {
  onPointerEnter(): void;
  onPointerLeave(): void;
  onFocus(): void;
  onBlur(): void;
}

/** `cells` are counted in squares of the pictures. */
export function usePointedRow(actorIds: readonly Id[], cells: readonly Point[] = []): PointedHandlers {
  const { recording } = useEditor();
  const light = () => recording.pointAt({ actorIds, cells });
  const out = () => recording.pointAt(null);
  return { onPointerEnter: light, onPointerLeave: out, onFocus: light, onBlur: out };
}
