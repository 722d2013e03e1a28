import {
  type Actor,
  add,
  type Character,
  type EventContainer,
  filledSquares,
  type Id,
  isInExtent,
  nodesIn,
  type Point,
  type Rule,
  rulesIn,
  samePoint,
  spotOf,
} from "../../engine/index.ts";
import type { Recording } from "../../recording/index.ts";
import { BOULDER, CAST, FLAG, GAP, LEDGE, OLD_KEYS, RAISED, ROCK, SCOUT } from "./cast.ts";
import type { LessonFacts } from "./LessonStep.ts";
import { endOf, rulesOf, type Shape } from "./shapes.ts";

/** The characters that the child made, newest last. */
export function pieces({ characters }: LessonFacts): Character[] {
  return Object.values(characters).filter(({ id }) => !CAST.includes(id));
}

/** The child's character with the most actors on the stage; undefined if none has any. */
export function laidPiece(facts: LessonFacts): { readonly character: Character; readonly count: number } | undefined {
  const counted = pieces(facts).map((character) => ({ character, count: actorsOf(facts, character.id).length }));
  const [most] = counted.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
  return most;
}

export function actorsOf({ actors }: LessonFacts, characterId: Id): Actor[] {
  return actors.filter((actor) => actor.characterId === characterId);
}

export function scouts(facts: LessonFacts): Actor[] {
  return actorsOf(facts, SCOUT);
}

export function hasScout(facts: LessonFacts, is: (at: Point) => boolean): boolean {
  return scouts(facts).some(({ position }) => is(position));
}

/** The selected Scout, else the first one. */
export function theScout(facts: LessonFacts): Actor | undefined {
  const all = scouts(facts);
  return all.find(({ id }) => id === facts.ui.selectedActorId) ?? all[0];
}

export function theRock(facts: LessonFacts): Actor | undefined {
  return actorsOf(facts, ROCK)[0];
}

/** The boulder nearest to the ledge. */
export function ledgeBoulder(facts: LessonFacts): Actor | undefined {
  return nearest(actorsOf(facts, BOULDER), LEDGE);
}

/** The other boulder. */
export function secondBoulder(facts: LessonFacts): Actor | undefined {
  const first = ledgeBoulder(facts);
  return actorsOf(facts, BOULDER).find(({ id }) => id !== first?.id);
}

export function flagIsRaised(facts: LessonFacts): boolean {
  return actorsOf(facts, FLAG).some(({ appearance }) => appearance === RAISED);
}

/** Whether no actor fills a square of the stage. */
export function isFree({ actors, characters, stage }: LessonFacts, square: Point): boolean {
  if (!stage || square.x < 0 || square.y < 0 || square.x >= stage.width || square.y >= stage.height) return false;
  return !actors.some((actor) =>
    filledSquares(actor, characters, unwrapped(stage)).some((at) => samePoint(at, square)),
  );
}

/** The open squares of the gap, from left to right. */
export function openGap(facts: LessonFacts): Point[] {
  return GAP.filter((square) => isFree(facts, square));
}

export function hangs(facts: LessonFacts, actor: Actor | undefined): boolean {
  return actor !== undefined && isFree(facts, below(actor.position));
}

export function below({ x, y }: Point): Point {
  return { x, y: y + 1 };
}

/** Whether any of these rules applied since the step began. */
export function did({ seen }: LessonFacts, ...ruleIds: readonly Id[]): boolean {
  return ruleIds.some((id) => seen.applied.has(id));
}

export function didShape(facts: LessonFacts, shape: Shape): boolean {
  return did(facts, ...idsOf(facts, shape));
}

/** To how many actors a rule of that shape applied since the step began. */
export function doersOf(facts: LessonFacts, shape: Shape): number {
  return new Set(idsOf(facts, shape).flatMap((id) => [...(facts.seen.applied.get(id) ?? [])])).size;
}

export function hasRule({ characters }: LessonFacts, shape: Shape): boolean {
  return rulesOf(characters, shape).length > 0;
}

/** Whether a rule of that shape was recorded and saved during the step and still exists. */
export function savedShape(facts: LessonFacts, shape: Shape): boolean {
  return idsOf(facts, shape).some((id) => facts.seen.saved.has(id));
}

export function idsOf({ characters }: LessonFacts, shape: Shape): Id[] {
  return rulesOf(characters, shape).map(({ id }) => id);
}

/** Whether one of Scout's rules is above another. */
export function isAbove({ characters }: LessonFacts, upper: Id, lower: Id): boolean {
  const ids = nodesIn(characters[SCOUT]?.rules ?? []).map(({ id }) => id);
  return ids.includes(upper) && ids.includes(lower) && ids.indexOf(upper) < ids.indexOf(lower);
}

/** The newest key block that the child made. */
export function newKeyBlock({ characters }: LessonFacts): EventContainer | undefined {
  return characters[SCOUT]?.rules.find(
    (node): node is EventContainer =>
      node.type === "group-event" && node.event === "key" && node.code !== undefined && !OLD_KEYS.includes(node.code),
  );
}

/** Whether a climbing rule is in a key block. */
export function climbsByKey(facts: LessonFacts): boolean {
  const rules = facts.characters[SCOUT]?.rules ?? [];
  return idsOf(facts, "climb").some((id) => {
    const parent = spotOf(rules, id)?.parent;
    return parent?.type === "group-event" && parent.event === "key";
  });
}

/** The rule of this id; undefined if the character has none. */
export function ruleNamed(
  { characters }: Pick<LessonFacts, "characters">,
  characterId: Id,
  ruleId: Id,
): Rule | undefined {
  return rulesIn(characters[characterId]?.rules ?? []).find(({ id }) => id === ruleId);
}

/** Whether this rule is being recorded again. */
export function recordsRule({ recording }: LessonFacts, ruleId: Id): boolean {
  return recording?.ruleId === ruleId;
}

/** The recording of a rule of that character; null if there is none. */
export function recordingOf({ recording }: LessonFacts, characterId: Id): Recording | null {
  return recording?.characterId === characterId ? recording : null;
}

/** Whether the extent contains these squares, relative to the main actor. */
export function frames({ recording }: LessonFacts, ...squares: readonly (readonly [number, number])[]): boolean {
  return recording !== null && squares.every(([x, y]) => isInExtent(recording.extent, { x, y }));
}

/** Whether the extent has exactly that size. */
export function framesExactly({ recording }: LessonFacts, [xmin, ymin]: Corner, [xmax, ymax]: Corner): boolean {
  const extent = recording?.extent;
  return extent?.xmin === xmin && extent.ymin === ymin && extent.xmax === xmax && extent.ymax === ymax;
}
type Corner = readonly [number, number];

/** The actors on a square of the before picture, relative to the main actor. */
export function inPictureAt({ recording }: LessonFacts, [x, y]: Corner): Actor[] {
  if (!recording) return [];
  const square = add(recording.origin, { x, y });
  return Object.values(recording.before.actors).filter(({ position }) => samePoint(position, square));
}

/** The actors of a character inside the extent, other than the main actor. */
export function framed({ recording }: LessonFacts, characterId: Id): Actor[] {
  if (!recording) return [];
  const { before, origin, extent, mainActorId } = recording;
  return Object.values(before.actors).filter(
    ({ id, characterId: its, position }) =>
      its === characterId &&
      id !== mainActorId &&
      isInExtent(extent, { x: position.x - origin.x, y: position.y - origin.y }),
  );
}

/** Whether the main actor is on that square after all rows. */
export function endsOn({ recording }: LessonFacts, x: number, y: number): boolean {
  if (!recording) return false;
  return samePoint(endOf(recording.actions, recording.mainActorId), { x, y });
}

/** The square of the pictures at a position relative to the main actor. */
export function squareOf({ recording }: LessonFacts, x: number, y: number): Point {
  return add(recording?.origin ?? { x: 0, y: 0 }, { x, y });
}

/** Compares columns first: a boulder that fell is still nearest to its ledge. */
function nearest(actors: readonly Actor[], to: Point): Actor | undefined {
  const far = ({ position }: Actor) => [Math.abs(position.x - to.x), Math.abs(position.y - to.y)] as const;
  return [...actors].sort((a, b) => far(a)[0] - far(b)[0] || far(a)[1] - far(b)[1])[0];
}

/** What overhangs the edge is no square of the stage. */
function unwrapped({ width, height }: { readonly width: number; readonly height: number }) {
  return { width, height, wrapX: false, wrapY: false };
}
