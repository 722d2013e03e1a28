import { frameTime } from "../../browser/screen.ts";
import { hasMotion } from "../../editor/played.ts";
import { CURRENT_STAGE, type TickResult } from "../../engine/index.ts";
import type { StageView } from "./StageView.ts";

/** When the movements of a tick begin and how long they take. */
export interface TickTiming {
  readonly now: number;
  readonly ms: number;
}

/**
 * Takes a tick that the editor reports, and has it shown: with a timing if actors glide, with null if they jump. A tick that leads to
 * another stage shows that stage instead.
 */
export function receiveTick(stageView: StageView, result: TickResult, show: (timing: TickTiming | null) => void): void {
  const { scene, view, game } = stageView;
  if (view !== "stage" || result.error || isEmptyTick(result)) return;
  if (result.globals[CURRENT_STAGE] || result.stageId !== scene?.stage.id) stageView.dropScene();
  else {
    const { playback, power } = game.store.getState();
    const timing = { now: frameTime(), ms: playback.tickMs };
    const isAnimated = playback.running && hasMotion(power.level) && !stageView.reducedMotion.matches;
    show(isAnimated ? timing : null);
    stageView.tickShown(playback.running ? timing : null);
  }
  stageView.drawTick();
}

/** Whether a tick changed nothing visible. */
function isEmptyTick({ changed, deleted, order, globals }: TickResult): boolean {
  return changed.length + deleted.length === 0 && !order && !globals[CURRENT_STAGE];
}
