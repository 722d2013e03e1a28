import {
  APPEARANCE_VARIABLE,
  COLUMN_VARIABLE,
  type Condition,
  containersAround,
  findNode,
  type Id,
  type Operand,
  own,
  ROW_VARIABLE,
  type Rule,
  type RuleContainer,
  TRANSFORM_VARIABLE,
  variableValue,
} from "../engine/index.ts";
import { trimExtent } from "./extent.ts";
import { newLuck, ownLuck } from "./luck.ts";
import { actorOf, actorsInPicture, afterPicture, type GameContext, type Recording } from "./Recording.ts";
import { moveActors } from "./start.ts";

export interface RuleNaming {
  readonly id: Id;
  readonly name: string;
}

/** The rule that a recording describes, with positions counted from its main actor. README.md, "Saving", says what is left out. */
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

/** These read how an actor looks and where it stands; every actor has them. */
const ALWAYS_THERE: ReadonlySet<Id> = new Set([APPEARANCE_VARIABLE, TRANSFORM_VARIABLE, COLUMN_VARIABLE, ROW_VARIABLE]);

function actorsIn({ left, right }: Condition): Id[] {
  return [actorOf(left), actorOf(right)].filter((id) => id !== null);
}

/** The conditions that are shown and saved: every actor they name is in the picture, and nothing they name is gone. */
export function shownConditions(recording: Recording, game: GameContext): Condition[] {
  return recording.conditions.filter(
    (condition) => isAboutPicture(recording, game, condition) && !isBroken(recording, game, condition),
  );
}

/** How many conditions are left out because an actor is outside the extent, and because a variable is gone. */
export function omittedConditions(recording: Recording, game: GameContext): { outside: number; gone: number } {
  const shown = recording.conditions.filter((condition) => isAboutPicture(recording, game, condition));
  const gone = shown.filter((condition) => isBroken(recording, game, condition)).length;
  return { outside: recording.conditions.length - shown.length, gone };
}

function isAboutPicture(recording: Recording, { characters }: GameContext, condition: Condition): boolean {
  const actors = actorsInPicture(recording, characters);
  return actorsIn(condition).every((id) => Object.hasOwn(actors, id));
}

/** A variable may be deleted while a rule that reads it is being recorded. */
function isBroken({ before }: Recording, { characters, globals }: GameContext, { left, right }: Condition): boolean {
  const isGone = (operand: Operand): boolean => {
    if ("globalId" in operand) return own(globals, operand.globalId) === undefined;
    if (!("variableId" in operand)) return false;
    if (ALWAYS_THERE.has(operand.variableId)) return false;
    const actor = own(before.actors, operand.actorId);
    const character = own(characters, actor?.characterId ?? "");
    return actor !== undefined && variableValue(actor, character, operand.variableId) === undefined;
  };
  return isGone(left) || isGone(right);
}

/** The indexes of actions that name something gone: they do nothing, and saving leaves them out. */
export function brokenRows(recording: Recording, game: GameContext): ReadonlySet<number> {
  // A stage that wraps has every square: leading off the stage does not make an action broken.
  const endless = { ...recording.before, wrapX: true, wrapY: true };
  return new Set(afterPicture({ ...recording, before: endless }, game).skipped);
}

/** The indexes of actions that lead off the stage of the pictures. The rule is saved with them, and does not match at such an edge. */
export function rowsOffStage(recording: Recording, game: GameContext): ReadonlySet<number> {
  const gone = brokenRows(recording, game);
  return new Set(afterPicture(recording, game).skipped.filter((index) => !gone.has(index)));
}

/** How many actions and conditions saving leaves out because they name something that is gone. */
export function omittedCount(recording: Recording, game: GameContext): number {
  return brokenRows(recording, game).size + omittedConditions(recording, game).gone;
}

/** The blocks in which the rule will stand: a new one in the block it was begun in, and each in its own luck. From the outside in. */
export function blocksAround(recording: Recording, game: GameContext): RuleContainer[] {
  const { ruleId, containerId, characterId, luck } = recording;
  const tree = own(game.characters, characterId)?.rules ?? [];
  const block = ruleId === null && containerId !== undefined ? findNode(tree, containerId) : undefined;
  const old = ownLuck(tree, ruleId ?? "");
  const around = containersAround(tree, ruleId ?? containerId ?? "").filter((one) => one !== old);
  const byLuck = luck === undefined ? [] : [newLuck("luck", [], luck)];
  return [...around, ...(block && block.type !== "rule" ? [block] : []), ...byLuck];
}
