import {
  type Actor,
  CURRENT_STAGE,
  clamp,
  type Id,
  NEXT_STAGE,
  nodesIn,
  own,
  type Point,
  type Rule,
  rulesIn,
  SAME_STAGE,
  type Stage,
  type StageAction,
  stageAfter,
  stagesInOrder,
  startOf,
  type TravelAction,
} from "../engine/index.ts";
import { addHappening } from "./happenings.ts";
import { addCheck } from "./newChecks.ts";
import { actorsInPicture, type GameContext, type Recording, withRows } from "./Recording.ts";
import { clausesOf, EVERY_TURN } from "./sentence.ts";
import { blocksAround, toRule } from "./toRule.ts";

/** The door that a new step is at first: to the next level, else to another one, at the square on which the actor stands. */
export function guessedDoor({ before }: Recording, game: GameContext, actorId: Id, shownId: Id): TravelAction {
  const other = stagesInOrder(game).find(({ id }) => id !== shownId);
  const goal = stageAfter(game, shownId) ?? other ?? own(game.stages, shownId) ?? before;
  const at = own(before.actors, actorId)?.position ?? { x: 0, y: 0 };
  return { type: "travel", actorId, to: goal.id, at: withinStage(goal, at), show: true };
}

/**
 * Adds a door. Whoever asks for nothing would go through it in every turn, on the level behind it as well, and would never get away from
 * there: such a rule is for the level on which it is taught.
 */
export function addDoor(recording: Recording, game: GameContext, door: TravelAction, key: string): Recording {
  return leaving(addHappening(recording, door), recording, game, door, key);
}

/** The recording with a step that leaves the level, with the check that it is this level where the old one asked for nothing. */
function leaving(added: Recording, old: Recording, game: GameContext, { to }: TravelAction, key: string): Recording {
  const isShown = own(game.globals, CURRENT_STAGE)?.value === to;
  return isShown || asksAnything(old, game) ? added : addCheck(added, game, key, "level");
}

/** Whether the rule waits for anything but the look that every recording begins with. */
function asksAnything(recording: Recording, game: GameContext): boolean {
  const rule = toRule(recording, game, { id: "", name: "" });
  return clausesOf(rule, game, blocksAround(recording, game)).reasons !== EVERY_TURN;
}

/** The square of a stage nearest to a position. */
export function withinStage({ width, height }: Pick<Stage, "width" | "height">, { x, y }: Point): Point {
  return { x: clamp(x, 0, width - 1), y: clamp(y, 0, height - 1) };
}

export interface MissingHero {
  readonly stage: Stage;
  readonly hero: Actor;
}

/**
 * The level that a step begins afresh if the one who is played is not there then. Whoever keys move is played, else the main actor. Those
 * who go through a door in the same rule come along.
 */
export function heroMissingAfter(
  recording: Recording,
  game: GameContext,
  { to, fresh }: StageAction,
  shownId: Id,
): MissingHero | null {
  const hero = heroOf(recording, game);
  const stage = to === NEXT_STAGE ? stageAfter(game, shownId) : own(game.stages, to);
  if (!fresh || to === SAME_STAGE || !stage || !hero) return null;
  const comes = recording.actions.some(
    (action) => action.type === "travel" && action.to === stage.id && action.actorId === hero.id,
  );
  return isInStart(stage, hero) || comes ? null : { stage, hero };
}

/**
 * The level behind a door if another rule begins it afresh, and the one who is played, who came through the door, is not there then. Who is
 * put there and comes by the door as well would be there twice: such a level is gone to, not entered by a door.
 */
export function heroLostBehind(recording: Recording, game: GameContext, door: TravelAction): MissingHero | null {
  const hero = heroOf(recording, game);
  const stage = own(game.stages, door.to);
  if (!stage || !door.show || hero?.id !== door.actorId || isInStart(stage, hero)) return null;
  const rules = Object.values(game.characters).flatMap((character) => rulesIn(character.rules));
  const others = rules.filter(({ id }) => id !== recording.ruleId);
  return others.some((rule) => beginsAfresh(rule, stage.id, game)) ? { stage, hero } : null;
}

/** Adds a step to the start of the level behind a door instead of the door. */
export function addStartBehind(recording: Recording, game: GameContext, door: TravelAction, key: string): Recording {
  return leaving(addHappening(recording, startBehind(door)), recording, game, door, key);
}

/** Goes to the start of the level behind a door instead of through it. */
export function goInstead(recording: Recording, index: number, door: TravelAction): Recording {
  if (recording.actions[index]?.type !== "travel") return recording;
  return withRows(recording, recording.actions.with(index, startBehind(door)));
}

function startBehind({ to }: TravelAction): StageAction {
  return { type: "stage", to, fresh: true };
}

/** Whether a rule begins a level afresh without bringing anybody along. */
function beginsAfresh({ actions, conditions }: Rule, stageId: Id, game: GameContext): boolean {
  if (actions.some((action) => action.type === "travel" && action.to === stageId)) return false;
  const isElsewhere = conditions.some(
    ({ enabled, left, comparator, right }) =>
      enabled &&
      comparator === "=" &&
      "globalId" in left &&
      left.globalId === CURRENT_STAGE &&
      "constant" in right &&
      right.constant !== stageId,
  );
  const isAfterAnother = stagesInOrder(game).some(({ id }) => stageAfter(game, id)?.id === stageId);
  return actions.some((action) => {
    if (action.type !== "stage" || !action.fresh) return false;
    if (action.to === SAME_STAGE) return !isElsewhere;
    return action.to === NEXT_STAGE ? isAfterAnother : action.to === stageId;
  });
}

function isInStart(stage: Stage, { characterId }: Actor): boolean {
  return Object.values(startOf(stage)).some((actor) => actor.characterId === characterId);
}

function heroOf(recording: Recording, { characters }: GameContext): Actor | undefined {
  const actors = actorsInPicture(recording, characters);
  const isPlayed = ({ characterId }: Actor) =>
    nodesIn(own(characters, characterId)?.rules ?? []).some(
      (node) => node.type === "group-event" && node.event === "key",
    );
  return Object.values(actors).find(isPlayed) ?? own(actors, recording.mainActorId);
}
