import {
  type Action,
  type Actors,
  type Id,
  type MoveAction,
  NEXT_STAGE,
  type Place,
  type RandomOperand,
  SAME_STAGE,
  stageAfter,
} from "../engine/index.ts";
import { setIgnored } from "./extent.ts";
import { addHappening, type EditedHappening, endStep, sayStep, stageStep } from "./happenings.ts";
import { numbersOnStage, operandChoices, type Readable } from "./operands.ts";
import { actorsInPicture, afterPicture, type GameContext, type Recording, withRow, withRows } from "./Recording.ts";
import { presentValue, TEXT } from "./valueKinds.ts";

/** What a new step can be, in the order in which it is offered. A sound and a door are chosen in dialogs of their own. */
export const NEW_STEPS = ["number", "sound", "say", "door", "level", "end"] as const;
export type NewStep = (typeof NEW_STEPS)[number];

/** What a step can be for those who have made many rules. */
export const LATER_STEPS = ["place", "dice"] as const;
export type LaterStep = (typeof LATER_STEPS)[number];

/** A step that is ready to be changed, but for those with a dialog of their own. */
export function addStep(
  recording: Recording,
  game: GameContext,
  step: Exclude<NewStep, "sound" | "door"> | LaterStep,
  shownId: Id,
): Recording {
  const add = (happening: EditedHappening) => addHappening(recording, happening);
  switch (step) {
    case "number":
      return addNumber(recording, game, { operation: "add", value: { constant: "1" } });
    case "dice":
      return addNumber(recording, game, { operation: "set", value: { random: { from: 1, to: 6 } } });
    case "place":
      return withRow(recording, { type: "move", actorId: recording.mainActorId, to: { start: true } });
    case "say":
      return add(sayStep({ id: recording.mainActorId }));
    case "level":
      return add(stageStep(stageAfter(game, shownId) ? NEXT_STAGE : SAME_STAGE));
    case "end":
      return hasEnd(recording) ? recording : ignoringOwnSquare(add(endStep("won")), game);
  }
}

/**
 * Ignores the square of a main actor that is alone in a picture of one square. "When Lives are 0, the game is lost" says nothing about
 * anybody else, so it must hold while a ghost stands on the hero, too.
 */
function ignoringOwnSquare(recording: Recording, { characters }: GameContext): Recording {
  const { extent, origin } = recording;
  const isOneSquare = [extent.xmin, extent.xmax, extent.ymin, extent.ymax].every((line) => line === 0);
  const isAlone = Object.keys(actorsInPicture(recording, characters)).length === 1;
  return isOneSquare && isAlone ? setIgnored(recording, origin, true) : recording;
}

export function hasEnd({ actions }: Recording): boolean {
  return actions.some(({ type }) => type === "end");
}

/** Every number that a step can change: of the main actor first, then of the others as the steps leave them, and of the whole game. */
export function numbersToChange(recording: Recording, game: GameContext, actors: Actors): Readable[] {
  return operandChoices(recording, game, actors, TEXT).flatMap(({ choices }) => choices.map(({ operand }) => operand));
}

/** Lets a step change another number, by as much as before. */
export function changeNumber(recording: Recording, index: number, what: Readable): Recording {
  const row = recording.actions[index];
  if (row?.type !== "variable" && row?.type !== "global") return recording;
  const { operation, value } = row;
  return withRows(recording, recording.actions.with(index, settingOf(what, { operation, value })));
}

/** Lets a step change its number to another random one. */
export function changeDice(recording: Recording, index: number, random: RandomOperand["random"]): Recording {
  const row = recording.actions[index];
  if (row?.type !== "variable" && row?.type !== "global") return recording;
  return withRows(recording, recording.actions.with(index, { ...row, value: { random } }));
}

/** A move to a place that is found in the game. */
export type PlaceStep = MoveAction & { readonly to: Exclude<Place, { readonly actorId: Id }> };

export function isPlaceStep(action: Action): action is PlaceStep {
  return action.type === "move" && action.to !== undefined && !("actorId" in action.to);
}

export function changePlace(recording: Recording, index: number, step: PlaceStep): Recording {
  return withRows(recording, recording.actions.with(index, step));
}

/** Changes a number: one on the stage, else the first there is. Values that are words today are no guess, but can be chosen. */
function addNumber(recording: Recording, game: GameContext, change: Change): Recording {
  const after = afterPicture(recording, game);
  const known = numbersToChange(recording, game, after.actors);
  const isNumber = (what: Readable) => Number.isFinite(Number(presentValue(what, after, game) || "0"));
  const what = [...numbersOnStage(game), ...known].find(isNumber) ?? known[0];
  return what ? withRow(recording, settingOf(what, change)) : recording;
}

type Change = Pick<Extract<Action, { readonly type: "variable" }>, "operation" | "value">;

function settingOf(what: Readable, change: Change): Action {
  if ("globalId" in what) return { type: "global", global: what.globalId, ...change };
  return { type: "variable", actorId: what.actorId, variable: what.variableId, ...change };
}
