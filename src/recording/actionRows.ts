/** The rows of a recording as its panel shows them: what each does, to whom, from where and to where (details §10 "Actions panel"). */
import { type Action, type Actor, type Actors, own, type Point, subtract } from "../engine/index.ts";
import { moveAction } from "./after.ts";
import { afterPicture } from "./afterPicture.ts";
import type { Cast, Recording } from "./Recording.ts";
import { rowsGone, rowsOffStage } from "./rows.ts";
import { rowSentences } from "./sentence.ts";

export interface ActionRow {
  readonly action: Action;
  /** Its place in the list: rows have no id of their own. */
  readonly index: number;
  /** "Hero moves one right". */
  readonly sentence: string;
  /** The actor it is about, as the rows above leave it, or as it is made; null for the world, or where it is gone. */
  readonly actor: Actor | null;
  /** For a row that leads to a square; counted from the top left square of the frame. */
  readonly way: Way | null;
  /** It names something gone and is left out of the rule. */
  readonly isGone: boolean;
  /** It leads to a square that the stage of the pictures does not have. */
  readonly isOffStage: boolean;
  /** Whether it can change places with the row above, and with the one below. */
  readonly canRise: boolean;
  readonly canSink: boolean;
}

export interface Way {
  /** Null where the actor is made. */
  readonly from: Point | null;
  readonly to: Point;
}

export function actionRows(recording: Recording, cast: Cast): ActionRow[] {
  const { actions, before } = recording;
  const { steps } = afterPicture(recording, cast);
  const sentences = rowSentences(recording, cast);
  const gone = rowsGone(recording, cast);
  const offStage = rowsOffStage(recording, cast);
  return actions.map((action, index) => ({
    action,
    index,
    sentence: sentences[index] ?? "",
    actor: actorOf(action, steps[index - 1] ?? before.actors),
    way: wayOf(action, recording, steps[index - 1] ?? before.actors, steps[index] ?? before.actors),
    isGone: gone.has(index),
    isOffStage: offStage.has(index),
    canRise: moveAction(recording, cast, index, index - 1) !== recording,
    canSink: moveAction(recording, cast, index, index + 1) !== recording,
  }));
}

function actorOf(action: Action, actors: Actors): Actor | null {
  if (action.type === "create") return action.actor;
  return action.type === "global" ? null : (own(actors, action.actorId) ?? null);
}

function wayOf(action: Action, { origin, extent }: Recording, before: Actors, after: Actors): Way | null {
  if (action.type !== "move" && action.type !== "create") return null;
  const corner = { x: origin.x + extent.xmin, y: origin.y + extent.ymin };
  const from = action.type === "move" ? own(before, action.actorId)?.position : undefined;
  const to = own(after, action.actorId)?.position;
  return to ? { from: from ? subtract(from, corner) : null, to: subtract(to, corner) } : null;
}
