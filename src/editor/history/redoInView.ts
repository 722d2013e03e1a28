import type { Id, WorldDocument } from "../../engine/index.ts";
import { showStage } from "../playback/showStage.ts";
import type { PlacedChange } from "./change.ts";
import { redoStep, type TickedEntry, withTicks } from "./steps.ts";

/**
 * Like `redoStep`, but shows the stage that the edit changed, even if another one was shown after the edit. The last redo
 * leads back to the moment in which undo began, whichever stage was shown then.
 */
export function redoInView(document: WorldDocument): WorldDocument {
  const again = redoStep(document);
  const [step, next]: readonly TickedEntry[] = document.redoStack.slice(-2).reverse();
  const stageId = step && next && onlyStageOf(step);
  return stageId ? withTicks(again, showStage(again, stageId)) : again;
}

function onlyStageOf({ changes }: TickedEntry): Id | null {
  const [stageId, ...others] = new Set(changes.flatMap(stageOf));
  return others.length === 0 ? (stageId ?? null) : null;
}

function stageOf({ path: [part, map, stageId] }: PlacedChange): Id[] {
  return part === "world" && map === "stages" && stageId !== undefined ? [stageId] : [];
}
