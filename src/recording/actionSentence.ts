import {
  type Action,
  APPEARANCE_VARIABLE,
  type CreateAction,
  CURRENT_STAGE,
  type GlobalAction,
  type Id,
  type MoveAction,
  type Operand,
  own,
  type Point,
  samePoint,
  subtract,
  type VariableAction,
} from "../engine/index.ts";
import { directionLike, directionTaken } from "./directionWords.ts";
import { happeningSentence } from "./happeningSentence.ts";
import {
  anyOf,
  appearanceName,
  globalName,
  holdsStage,
  type Narration,
  subject,
  variableName,
  variableWords,
  verb,
  viewpointOf,
} from "./Narration.ts";
import { operandWords, valueWords } from "./operandWords.ts";
import { goingSentence, placeWords } from "./placeWords.ts";
import { directionStepWords, isPlural, positionWords, stepWords } from "./wording.ts";

/**
 * What one action does: "Hero moves one right", "a Flower appears below me". The actors of the narration are as the actions before it left
 * them. No capital letter, no period.
 */
export function actionSentence(action: Action, narration: Narration): string {
  switch (action.type) {
    case "create":
      return `${anyOf(narration.game, action.actor.characterId)} appears ${createdWhere(action, narration)}`;
    case "move":
      return moveSentence(action, narration);
    case "delete":
      return `${subject(narration, action.actorId)} ${verb(narration, action.actorId, "go", "goes")} away`;
    case "appearance":
      return appearanceSentence(action, narration);
    case "transform":
      return `${subject(narration, action.actorId)} ${transformWords(action, narration)}`;
    case "variable":
      return variableSentence(action, narration);
    case "global":
      return globalSentence(action, narration);
    case "say":
    case "sound":
    case "stage":
    case "travel":
    case "end":
      return happeningSentence(action, narration);
    case "unknown":
      return "something happens that this Gridlings can't read";
  }
}

/** Positions are described from where the main actor is by then; the square it has left is "where I was". */
function createdWhere({ offset, to }: CreateAction, narration: Narration): string {
  if (to) return placeWords(to, narration);
  if (!offset) return "nowhere";
  const { actors, origin, mainActorId } = narration;
  const main = own(actors, mainActorId)?.position;
  const hasLeft = !main || !samePoint(main, origin);
  if (hasLeft && offset.x === 0 && offset.y === 0)
    return `where ${viewpointOf(narration).object === "me" ? "I" : viewpointOf(narration).object} was`;
  const square = { x: origin.x + offset.x, y: origin.y + offset.y };
  return positionWords(subtract(square, main ?? origin), viewpointOf(narration));
}

function moveSentence(action: MoveAction, narration: Narration): string {
  if (action.to) return goingSentence(action.actorId, action.to, narration);
  const step = stepOf(action, narration);
  const who = subject(narration, action.actorId);
  if (step.x === 0 && step.y === 0) return `${who} ${verb(narration, action.actorId, "stay here", "stays there")}`;
  const way = narration.narrator === "main" ? directionStepWords(step) : stepWords(step);
  return `${who} ${verb(narration, action.actorId, "move", "moves")} ${way}`;
}

function stepOf({ actorId, offset, delta }: MoveAction, { actors, origin }: Narration): Point {
  const position = own(actors, actorId)?.position;
  if (!offset || !position) return delta ?? { x: 0, y: 0 };
  return { x: origin.x + offset.x - position.x, y: origin.y + offset.y - position.y };
}

function appearanceSentence({ actorId, value }: Extract<Action, { type: "appearance" }>, narration: Narration): string {
  return `${subject(narration, actorId)} ${verb(narration, actorId, "change", "changes")} to ${lookWords(actorId, value, narration)}`;
}

/** "“Happy”", "the Coin's look", "show Score". */
function lookWords(actorId: Id, value: Operand, narration: Narration): string {
  if ("constant" in value) return appearanceName(narration, actorId, value.constant);
  const isLook = "variableId" in value && value.variableId === APPEARANCE_VARIABLE;
  return isLook ? operandWords(narration, value) : `show ${operandWords(narration, value)}`;
}

function transformWords({ actorId, value }: Extract<Action, { type: "transform" }>, narration: Narration): string {
  if ("constant" in value) return directionTaken(narration, actorId, value.constant);
  return directionLike(narration, actorId, value, false);
}

function variableSentence(action: VariableAction, narration: Narration): string {
  const { actorId, variable } = action;
  const isOfStages = holdsStage(narration, { actorId, variableId: variable });
  const whose = variableWords(narration, actorId, variable);
  const isMany = isPlural(variableName(narration, actorId, variable));
  return `${whose} ${changeWords(action, valueWords(narration, action.value, isOfStages), isMany)}`;
}

/** Setting the current stage is described as where the game goes, not as a value. */
function globalSentence(action: GlobalAction, narration: Narration): string {
  const { global, operation, value } = action;
  const words = valueWords(narration, value, holdsStage(narration, { globalId: global }));
  if (global === CURRENT_STAGE && operation === "set") return `the game goes to ${words}`;
  const name = globalName(narration.game, global);
  return `${name} ${changeWords(action, words, isPlural(name))}`;
}

function changeWords({ operation }: VariableAction | GlobalAction, amount: string, isMany: boolean): string {
  if (operation === "set") return `${isMany ? "become" : "becomes"} ${amount}`;
  return `${isMany ? "go" : "goes"} ${operation === "add" ? "up" : "down"} by ${amount}`;
}
