import { useEffect } from "react";
import { after } from "../../browser/timers.ts";
import { useGesture } from "../../editor/EditorProvider.tsx";
import type { Id } from "../../engine/index.ts";

const REST_MS = 600;

/** Unfolds a container when a dragged rule rests on it. */
export function useOpensUnderDrag(id: Id, folded: boolean, fold: (folded: boolean) => void): void {
  const rests = useGesture((gesture) => folded && gesture.rulePlace?.ruleId === id);
  useEffect(() => (rests ? after(REST_MS, () => fold(false)) : undefined), [rests, fold]);
}
