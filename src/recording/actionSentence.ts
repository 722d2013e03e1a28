/** What one row of a rule does, as a sentence: "Hero moves one right", "a Flower appears below me". */
import {
  type Action,
  type CreateAction,
  CURRENT_STAGE,
  type GlobalAction,
  type MoveAction,
  own,
  type Point,
  samePoint,
  subtract,
  type VariableAction,
} from "../engine/index.ts";
import { placeWords, stepWords, wayWords } from "./places.ts";
import {
  appearanceName,
  directionWords,
  globalName,
  holdsStage,
  oneOf,
  operandWords,
  subject,
  type Telling,
  valueWords,
  variableWords,
  verb,
  viewerOf,
} from "./Telling.ts";

/** `telling.actors` are the actors as the rows above left them. Without a capital or a full stop. */
export function actionSentence(action: Action, telling: Telling): string {
  switch (action.type) {
    case "create":
      return `${oneOf(telling.cast, action.actor.characterId)} appears ${whereMade(action, telling)}`;
    case "move":
      return moveSentence(action, telling);
    case "delete":
      return `${subject(telling, action.actorId)} ${verb(telling, action.actorId, "go", "goes")} away`;
    case "appearance":
      return `${subject(telling, action.actorId)} ${verb(telling, action.actorId, "change", "changes")} to ${lookWords(action, telling)}`;
    case "transform":
      return `${subject(telling, action.actorId)} ${turnWords(action, telling)}`;
    case "variable":
      return variableSentence(action, telling);
    case "global":
      return globalSentence(action, telling);
  }
}

/** Counted from where the main actor is by now; where it stood itself has a name of its own once it left. */
function whereMade({ offset }: CreateAction, telling: Telling): string {
  const { actors, origin, mainActorId } = telling;
  const main = own(actors, mainActorId)?.position;
  const hasLeft = !main || !samePoint(main, origin);
  if (hasLeft && offset.x === 0 && offset.y === 0)
    return `where ${viewerOf(telling).object === "me" ? "I" : viewerOf(telling).object} was`;
  const square = { x: origin.x + offset.x, y: origin.y + offset.y };
  return placeWords(subtract(square, main ?? origin), viewerOf(telling));
}

function moveSentence(action: MoveAction, telling: Telling): string {
  const step = stepOf(action, telling);
  const who = subject(telling, action.actorId);
  if (step.x === 0 && step.y === 0) return `${who} ${verb(telling, action.actorId, "stay here", "stays there")}`;
  const way = telling.teller === "main" ? wayWords(step) : stepWords(step);
  return `${who} ${verb(telling, action.actorId, "move", "moves")} ${way}`;
}

function stepOf({ actorId, offset, delta }: MoveAction, { actors, origin }: Telling): Point {
  const position = own(actors, actorId)?.position;
  if (!offset || !position) return delta ?? { x: 0, y: 0 };
  return { x: origin.x + offset.x - position.x, y: origin.y + offset.y - position.y };
}

function lookWords({ actorId, value }: Extract<Action, { type: "appearance" }>, telling: Telling): string {
  return "constant" in value ? appearanceName(telling, actorId, value.constant) : operandWords(telling, value);
}

function turnWords({ actorId, value }: Extract<Action, { type: "transform" }>, telling: Telling): string {
  const turn = verb(telling, actorId, "turn", "turns");
  if (!("constant" in value)) return `${turn} to ${operandWords(telling, value)}`;
  return directionWords(value.constant, [turn, verb(telling, actorId, "flip", "flips")]);
}

function variableSentence(action: VariableAction, telling: Telling): string {
  const { actorId, variable } = action;
  const isOfStages = holdsStage(telling, { actorId, variableId: variable });
  const whose = variableWords(telling, actorId, variable);
  return `${whose} ${changeWords(action, valueWords(telling, action.value, isOfStages))}`;
}

/** The stage that is played is no mere value: changing it is where the game goes. */
function globalSentence(action: GlobalAction, telling: Telling): string {
  const { global, operation, value } = action;
  const words = valueWords(telling, value, holdsStage(telling, { globalId: global }));
  if (global === CURRENT_STAGE && operation === "set" && "constant" in value) return `the game goes to ${words}`;
  return `${globalName(telling.cast, global)} ${changeWords(action, words)}`;
}

function changeWords({ operation }: VariableAction | GlobalAction, amount: string): string {
  if (operation === "set") return `becomes ${amount}`;
  return `goes ${operation === "add" ? "up" : "down"} by ${amount}`;
}
