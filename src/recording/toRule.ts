/** Saving: what a recording shows, as a rule counted from its main actor (details §10 "Saving"). */
/** Which actors the rows of a recording name, and which of its rows still mean something. */
import {
  APPEARANCE_VARIABLE,
  type Condition,
  type Id,
  type Operand,
  own,
  type Rule,
  TRANSFORM_VARIABLE,
  variableValue,
} from "../engine/index.ts";
import { trimExtent } from "./extent.ts";
import { actorOf, actorsInPicture, afterPicture, type GameContext, type Recording } from "./Recording.ts";
import { moveActors } from "./start.ts";

export interface RuleNaming {
  readonly id: Id;
  readonly name: string;
}

/** Only actors in the picture, conditions that are shown and rows that name nothing gone are kept; marks outside the extent are not. */
export function toRule(recording: Recording, game: GameContext, { id, name }: RuleNaming): Rule {
  const { mainActorId, origin, actions } = recording;
  const gone = brokenRows(recording, game);
  return {
    type: "rule",
    id,
    name,
    mainActorId,
    conditions: shownConditions(recording, game),
    actors: moveActors(actorsInPicture(recording, game.characters), { x: -origin.x, y: -origin.y }),
    actions: actions.filter((_, index) => !gone.has(index)),
    extent: trimExtent(recording.extent),
  };
}

/** The two names that ask for a look instead of a variable. */
const LOOKS: ReadonlySet<Id> = new Set([APPEARANCE_VARIABLE, TRANSFORM_VARIABLE]);

function actorsIn({ left, right }: Condition): Id[] {
  return [actorOf(left), actorOf(right)].filter((id) => id !== null);
}

/** The conditions that are shown and saved: all actors they name are in the picture, and nothing they name is gone. */
export function shownConditions(recording: Recording, game: GameContext): Condition[] {
  return recording.conditions.filter(
    (condition) => isInFrame(recording, game, condition) && !isBroken(recording, game, condition),
  );
}

/** How many conditions are left out, because their actors are outside the frame, or a variable they name is gone. */
export function conditionsLeftOut(recording: Recording, game: GameContext): { outside: number; gone: number } {
  const inFrame = recording.conditions.filter((condition) => isInFrame(recording, game, condition));
  const gone = inFrame.filter((condition) => isBroken(recording, game, condition)).length;
  return { outside: recording.conditions.length - inFrame.length, gone };
}

function isInFrame(recording: Recording, { characters }: GameContext, condition: Condition): boolean {
  const actors = actorsInPicture(recording, characters);
  return actorsIn(condition).every((id) => Object.hasOwn(actors, id));
}

/** A variable may be deleted while a rule that asks for it is taught. */
function isBroken({ before }: Recording, { characters, globals }: GameContext, { left, right }: Condition): boolean {
  const isGone = (operand: Operand): boolean => {
    if ("constant" in operand) return false;
    if ("globalId" in operand) return own(globals, operand.globalId) === undefined;
    if (LOOKS.has(operand.variableId)) return false;
    const actor = own(before.actors, operand.actorId);
    const character = own(characters, actor?.characterId ?? "");
    return actor !== undefined && variableValue(actor, character, operand.variableId) === undefined;
  };
  return isGone(left) || isGone(right);
}

/** The places in the list of rows that name something gone: they do nothing and are left out of the rule (details §10 "Saving"). */
export function brokenRows(recording: Recording, game: GameContext): ReadonlySet<number> {
  // A square off this stage is no reason: a rule taught again may lead further than its picture has room for.
  const endless = { ...recording.before, wrapX: true, wrapY: true };
  return new Set(afterPicture({ ...recording, before: endless }, game).skipped);
}

/** The places in the list of rows that lead off the stage of the pictures: the rule waits wherever there is no such square. */
export function rowsOffStage(recording: Recording, game: GameContext): ReadonlySet<number> {
  const gone = brokenRows(recording, game);
  return new Set(afterPicture(recording, game).skipped.filter((index) => !gone.has(index)));
}

/** How many rows name something that is gone, so that saving leaves them out. */
export function leftOutCount(recording: Recording, game: GameContext): number {
  return brokenRows(recording, game).size + conditionsLeftOut(recording, game).gone;
}
