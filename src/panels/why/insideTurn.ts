/** Ways into the middle of a turn. */
import type { Editor } from "../../editor/Editor.ts";
import type { InsideTurn } from "../../editor/index.ts";
import { stepsBefore } from "../../engine/explain/index.ts";
import { own } from "../../engine/index.ts";
import type { AskedStory } from "./askedStory.ts";

/** Shows the turn actor by actor, up to that of the one who is asked. */
export function showMe({ ui }: Editor, { moment, story }: AskedStory): void {
  const { actorId } = story;
  const steps = stepsBefore(moment, actorId);
  if (steps) lookInside(ui, { turn: turnOf(ui), actorId, steps, index: 0, square: null, back: ui.state.past });
}

/** Shows the stage as the one who is asked saw it, where each square says who stood there. */
export function lookAround({ ui }: Editor, { story: { actorId, seen } }: AskedStory): void {
  const square = own(seen?.stage.actors ?? {}, actorId)?.position;
  if (!seen || !square) return;
  const steps = [{ by: null, stage: seen.stage }];
  lookInside(ui, { turn: turnOf(ui), actorId, steps, index: 0, square, back: ui.state.past });
}

function lookInside(ui: Editor["ui"], inside: InsideTurn): void {
  ui.set({ inside, past: inside.turn - 1, compared: null });
}

function turnOf({ state }: Editor["ui"]): number {
  return state.asked?.turn ?? 1;
}
