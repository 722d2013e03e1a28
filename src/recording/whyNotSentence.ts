/** Why the picture of a rule did not fit, or a container did not open, in the words of the actor it was tried for. */
import type { WrongPlace } from "../engine/explain/index.ts";
import {
  type Actor,
  ANYBODY,
  filledSquares,
  type Id,
  own,
  type Point,
  passingAt,
  type Rule,
  type RuleContainer,
  type Stage,
  samePoint,
  wrapPoint,
} from "../engine/index.ts";
import { aboutActor } from "./eventWords.ts";
import { isInGroup, mayStandFor } from "./groups.ts";
import { groupName } from "./groupWords.ts";
import { anyOf, askedKind } from "./Narration.ts";
import { keyWords } from "./nameOfKey.ts";
import { type GameContext, squaresOf } from "./Recording.ts";
import { joinWords, positionWords, type Viewpoint } from "./wording.ts";

/** What was there when the rule was tried. */
export interface FailedMatch {
  readonly stage: Stage;
  readonly mainActor: Actor;
  readonly rule: Rule;
  readonly game: GameContext;
}

const ME: Viewpoint = { object: "me", possessive: "my" };

export function whyNotSentence(miss: WrongPlace, failed: FailedMatch): string {
  switch (miss.kind) {
    case "offStage":
      return `The stage ends ${positionWords(miss.square, ME)}.`;
    case "targetOffStage":
      return `I can't go there: the stage ends ${positionWords(miss.square, ME)}.`;
    case "edgeExpected":
      return `I wanted the stage to end ${positionWords(miss.square, ME)}, but it goes on.`;
    case "tooMany":
      return tooMany(miss.square, failed);
    case "missing":
      return missing(miss.actorId, miss.square, failed);
    case "notInPicture":
      return "This rule is about someone who isn't in its picture.";
  }
}

/** Who stands where a rule wanted somebody else: "there was a Wall", "no one was there"; on my own square "there was only a Wall", "I was alone". */
function whoWas(square: Point, failed: FailedMatch): string {
  const { mainActor, game } = failed;
  const there = standingOn(square, failed).filter(({ id, characterId }) => {
    const isGround = own(game.characters, characterId)?.ground;
    return id !== mainActor.id && !isGround;
  });
  if (isMine(square)) return there.length === 0 ? "I was alone" : `there was only ${namesOf(there, game)}`;
  return there.length === 0 ? "no one was there" : `there was ${namesOf(there, game)}`;
}

/** Whether a square is the one that the narrator stands on. */
function isMine({ x, y }: Point): boolean {
  return x === 0 && y === 0;
}

function standingOn(square: Point, { stage, mainActor, game }: FailedMatch): Actor[] {
  const cell = wrapPoint(stage, { x: mainActor.position.x + square.x, y: mainActor.position.y + square.y });
  return Object.values(stage.actors).filter(
    (actor) => cell && isOn(filledSquares(actor, game.characters, stage), cell),
  );
}

/** "a Wall and a Coin". */
function namesOf(actors: readonly Actor[], game: GameContext): string {
  return joinWords([...new Set(actors.map(({ characterId }) => anyOf(game, characterId)))], "and");
}

function missing(actorId: Id, square: Point, failed: FailedMatch): string {
  const { rule, game } = failed;
  const actor = own(rule.actors, actorId);
  if (actorId === rule.mainActorId) return "I'm a different size than in the picture.";
  if (!actor || !own(game.characters, actor.characterId)) return "Someone in the picture was deleted.";
  const kind = askedKind(actor, game);
  const wanted = kind === null ? anyOf(game, actor.characterId) : anyOfKind(kind, game);
  const where = isMine(square) ? "here with me" : positionWords(square, ME);
  return `I wanted ${wanted} ${where}, but ${whoWas(square, failed)}.`;
}

/** Somebody stands where the picture shows nobody, or beside whom it shows. */
function tooMany(square: Point, failed: FailedMatch): string {
  const absent = unmatched(square, failed).absent.find(({ id }) => id !== failed.rule.mainActorId);
  if (absent) return missing(absent.id, square, failed);
  const there = extraActors(square, failed);
  const where = positionWords(square, ME);
  const isWanted = pictured(square, failed).some(({ id }) => id !== failed.rule.mainActorId);
  if (isWanted) return `There was ${there} ${where}, too.`;
  const isOwnSquare = pictured(square, failed).length > 0;
  return isOwnSquare
    ? `I wanted to be alone here, but there was ${there}, too.`
    : `I wanted no one ${where}, but there was ${there}.`;
}

/** The actors of the picture that fill a square. */
function pictured(square: Point, { rule, game }: FailedMatch): Actor[] {
  return Object.values(rule.actors).filter((actor) => isOn(squaresOf(actor, game.characters), square));
}

/** The actors that fill a square and are not in the picture there. */
function extraActors(square: Point, failed: FailedMatch): string {
  const { extra } = unmatched(square, failed);
  return extra.length > 0 ? namesOf(extra, failed.game) : "something";
}

interface Unmatched {
  readonly extra: readonly Actor[];
  /** Those of the picture whom nobody there stands for. */
  readonly absent: readonly Actor[];
}

function unmatched(square: Point, failed: FailedMatch): Unmatched {
  const { game } = failed;
  // Those who stand for one character alone come first: one of a kind may be somebody else.
  const absent = pictured(square, failed).sort(
    (one, other) => Number(one.kind !== undefined) - Number(other.kind !== undefined),
  );
  const extra = standingOn(square, failed).filter(({ characterId }) => {
    const known = absent.findIndex((actor) => mayStandFor(game, actor, characterId));
    if (known >= 0) absent.splice(known, 1);
    return known < 0 && !mayStay(characterId, square, failed);
  });
  return { extra, absent };
}

/** Whether an actor of a character may be there without being in the picture. */
function mayStay(characterId: Id, square: Point, { rule, game }: FailedMatch): boolean {
  const passing = passingAt(rule.extent, square);
  const isGround = own(game.characters, characterId)?.ground ?? false;
  return isGround || (passing !== undefined && isInGroup(game, characterId, passing));
}

/** "any Enemy", "someone". */
function anyOfKind(kind: Id, game: GameContext): string {
  return kind === ANYBODY ? "someone" : `any ${groupName(game, kind)}`;
}

function isOn(squares: readonly Point[], square: Point): boolean {
  return squares.some((other) => samePoint(other, square));
}

/** A rule with the checks of a container, so that they can be told as those of rules are. Null if it has no checks. */
export function ruleOfChecks(container: RuleContainer, me: Actor): Rule | null {
  const conditions = (container.conditions ?? []).map((condition) => aboutActor(condition, me.id));
  if (!conditions.some(({ enabled }) => enabled)) return null;
  return {
    type: "rule",
    id: container.id,
    name: "",
    mainActorId: me.id,
    conditions,
    actors: { [me.id]: { ...me, position: { x: 0, y: 0 } } },
    actions: [],
    extent: { xmin: 0, xmax: 0, ymin: 0, ymax: 0, ignored: { "0,0": true } },
  };
}

/** Null if nothing keeps it closed. */
export function whyClosed(container: RuleContainer): string | null {
  if (container.type === "group-flow") {
    if (container.behavior === "chance") return "I had no luck this time.";
    return container.behavior === "loop" ? "Repeat is set to 0." : null;
  }
  const { event, code, every, hold } = container;
  if (event === "click") return "No one clicked me.";
  if (event === "timer") return `It wasn't time yet. This happens every ${every} turns.`;
  if (event === "start") return "The level had already started.";
  if (event === "idle" || event === "unknown") return null;
  if (code === undefined) return "It has no key yet.";
  const key = keyWords(code);
  return hold === false ? `No one tapped ${key}. Holding it down doesn't count.` : `No one pressed ${key}.`;
}
