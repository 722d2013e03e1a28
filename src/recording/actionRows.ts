import {
  type Action,
  type Actor,
  type Actors,
  CURRENT_STAGE,
  own,
  type Point,
  subtract,
  type VariableOperation,
} from "../engine/index.ts";
import { moveAction } from "./after.ts";
import { globalName, subject, variableWords } from "./Narration.ts";
import { afterPicture, type GameContext, type Recording } from "./Recording.ts";
import { narrationOf, rowSentences } from "./sentence.ts";
import type { SettingAction } from "./settings.ts";
import { brokenRows, rowsOffStage } from "./toRule.ts";
import { capitalized } from "./wording.ts";

/** One action as the Actions panel shows it. */
export interface ActionRow {
  readonly action: Action;
  /** Its index among the actions, which have no ids. */
  readonly index: number;
  /** "Hero moves one right". */
  readonly sentence: string;
  /** The actor it changes, as the actions above leave it, or creates; null for the world, and if the actor is gone. */
  readonly actor: Actor | null;
  /** Only for an action that leads to a square; squares count from the top left one of the extent. */
  readonly route: Route | null;
  /** It names something that is gone, so it will be left out of the saved rule. */
  readonly isGone: boolean;
  /** It leads to a square off the stage of the pictures. */
  readonly isOffStage: boolean;
  /** Whether it can swap places with the row above. */
  readonly canMoveUp: boolean;
  /** Whether it can swap places with the row below. */
  readonly canMoveDown: boolean;
}

export interface Route {
  /** Null if the action creates the actor. */
  readonly from: Point | null;
  readonly to: Point;
}

export function actionRows(recording: Recording, game: GameContext): ActionRow[] {
  const { actions, before } = recording;
  const { steps } = afterPicture(recording, game);
  const sentences = rowSentences(recording, game);
  const gone = brokenRows(recording, game);
  const offStage = rowsOffStage(recording, game);
  return actions.map((action, index) => ({
    action,
    index,
    sentence: sentences[index] ?? "",
    actor: actorOf(action, steps[index - 1] ?? before.actors),
    route: routeOf(action, recording, steps[index - 1] ?? before.actors, steps[index] ?? before.actors),
    isGone: gone.has(index),
    isOffStage: offStage.has(index),
    canMoveUp: moveAction(recording, game, index, index - 1) !== recording,
    canMoveDown: moveAction(recording, game, index, index + 1) !== recording,
  }));
}

function actorOf(action: Action, actors: Actors): Actor | null {
  if (action.type === "create") return action.actor;
  return "actorId" in action ? (own(actors, action.actorId) ?? null) : null;
}

function routeOf(action: Action, { origin, extent }: Recording, before: Actors, after: Actors): Route | null {
  if (action.type !== "move" && action.type !== "create") return null;
  // Other places are found in the game, and may be elsewhere than in the picture.
  if (action.to && !("actorId" in action.to)) return null;
  const corner = { x: origin.x + extent.xmin, y: origin.y + extent.ymin };
  const from = action.type === "move" ? own(before, action.actorId)?.position : undefined;
  const to = own(after, action.actorId)?.position;
  return to ? { from: from ? subtract(from, corner) : null, to: subtract(to, corner) } : null;
}

/** Used both in sentences and in the choice of operations. */
export const OPERATION_WORDS: Readonly<Record<VariableOperation, string>> = {
  set: "becomes",
  add: "goes up by",
  subtract: "goes down by",
};

/** The words before the value of a row that sets one: "Hero's Lives", "Hero changes to". `actors` are as the rows above leave them. */
export function settingWords(recording: Recording, game: GameContext, actors: Actors, row: SettingAction): string {
  const narration = { ...narrationOf(recording, game, "observer"), actors };
  switch (row.type) {
    case "global":
      return changesStage(row) ? "The game goes to" : globalName(game, row.global);
    case "variable":
      return capitalized(variableWords(narration, row.actorId, row.variable));
    case "appearance":
      return capitalized(`${subject(narration, row.actorId)} changes to`);
    case "transform":
      return capitalized(`${subject(narration, row.actorId)} faces`);
  }
}

/** Whether a row offers a choice of operations: appearance, direction and the current stage can only be set. */
export function hasOperation(row: SettingAction): row is SettingAction & { readonly operation: VariableOperation } {
  return "operation" in row && !changesStage(row);
}

function changesStage(row: SettingAction): boolean {
  return row.type === "global" && row.global === CURRENT_STAGE && row.operation === "set";
}
