import { turnStep } from "../grid/composed.ts";
import { footprint } from "../grid/footprint.ts";
import { add, type Point, samePoint, subtract } from "../grid/point.ts";
import { own } from "../world/own.ts";
import { type Derivation, type PictureTurn, type Rule, SAME_STAGE } from "../world/rule.ts";
import type { Characters } from "../world/world.ts";
import { derivedRule } from "./derive.ts";
import { turnsItself } from "./facing.ts";

/** Another direction that a rule can be made for. */
export interface OtherWay {
  readonly turn: PictureTurn;
  /** One step in that direction. */
  readonly step: Point;
}

/** Which pictures turn with a rule: none, only those that are mirrored to the other side, or all. */
export type PictureTurning = "keep" | "sides" | "turn";

/**
 * The direction that a rule is about, as one step: where its main actor goes, else where it makes somebody, else where it looks. Null if it
 * is about none.
 */
export function directionOf(rule: Rule, characters: Characters): Point | null {
  if (rule.derived || rule.unread || !own(rule.actors, rule.mainActorId)) return null;
  return goal(rule) ?? maker(rule) ?? neighbors(rule) ?? reach(rule, characters);
}

/** The other directions of a rule that is about one, from left to right and from the top. */
export function otherWaysOf(rule: Rule, characters: Characters): readonly OtherWay[] {
  const direction = directionOf(rule, characters);
  if (!direction) return [];
  const steps = direction.x === 0 || direction.y === 0 ? STRAIGHT : SLANTED;
  return steps.flatMap((step) => {
    const turn = TRIED.find((one) => samePoint(turnStep(direction, one), step));
    return turn && !samePoint(step, direction) ? { turn, step } : [];
  });
}

/**
 * Whether other directions make sense for a rule: it is about one, and leads neither through a door nor to another level, where it would
 * come out at the same place whichever way it went.
 */
export function canGoOtherWays(rule: Rule, characters: Characters): boolean {
  return directionOf(rule, characters) !== null && !rule.actions.some(leadsAway);
}

/** Whether other directions most likely are what the child wants next: its actor goes or turns. */
export function suggestsOtherWays(rule: Rule, characters: Characters): boolean {
  const { actions, mainActorId } = rule;
  const moves = actions.some((action) => action.type === "move" && action.actorId === mainActorId);
  return (moves || turnsItself(rule)) && canGoOtherWays(rule, characters);
}

/** Whether the looks of a rule turn in this direction. What cannot turn stays as it is. */
export function looksIn(source: Rule, turn: PictureTurn, turning: PictureTurning): Derivation["looks"] {
  const isMeant = turning === "turn" || (turning === "sides" && turn === "flip-x");
  return isMeant && derivedRule(source, { turn, looks: "turn" }) ? "turn" : "keep";
}

function leadsAway(action: Rule["actions"][number]): boolean {
  return action.type === "travel" || (action.type === "stage" && action.to !== SAME_STAGE);
}

function goal({ actions, mainActorId }: Rule): Point | null {
  const move = actions.findLast((action) => action.type === "move" && action.actorId === mainActorId);
  return move?.type === "move" ? signs(move.offset ?? move.delta) : null;
}

function maker({ actions }: Rule): Point | null {
  return signs(actions.find((action) => action.type === "create")?.offset);
}

/** Where the others of the picture stand, if that is one direction. */
function neighbors({ actors }: Rule): Point | null {
  const steps = Object.values(actors).flatMap(({ position }) => signs(position) ?? []);
  const [first = null] = steps;
  return first && steps.every((step) => samePoint(step, first)) ? first : null;
}

/** On which side the picture has squares that the main actor does not fill. */
function reach({ actors, mainActorId, extent }: Rule, characters: Characters): Point | null {
  const me = own(actors, mainActorId);
  if (!me) return null;
  const squares = footprint(me, own(characters, me.characterId));
  const [xs, ys] = [squares.map(({ x }) => x), squares.map(({ y }) => y)];
  const after = subtract({ x: extent.xmax, y: extent.ymax }, { x: Math.max(...xs), y: Math.max(...ys) });
  const before = subtract({ x: extent.xmin, y: extent.ymin }, { x: Math.min(...xs), y: Math.min(...ys) });
  return signs(add(after, before));
}

function signs(step: Point | undefined): Point | null {
  const sign = { x: Math.sign(step?.x ?? 0), y: Math.sign(step?.y ?? 0) };
  return sign.x === 0 && sign.y === 0 ? null : sign;
}

const STRAIGHT: readonly Point[] = [
  { x: -1, y: 0 },
  { x: 1, y: 0 },
  { x: 0, y: -1 },
  { x: 0, y: 1 },
];
const SLANTED: readonly Point[] = [
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: -1, y: 1 },
  { x: 1, y: 1 },
];
/** A flip keeps heads up or sides as they are, so it comes before a turn. */
const TRIED: readonly PictureTurn[] = ["flip-x", "flip-y", "180", "90", "270"];
