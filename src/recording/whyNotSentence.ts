/** Why a rule or container did not apply, in the words of the actor it was tried for. */
import {
  type Actor,
  filledSquares,
  type Id,
  isSwitchedOn,
  type Mismatch,
  own,
  type Point,
  type Rule,
  type RuleContainer,
  type Stage,
  samePoint,
  wrapPoint,
} from "../engine/index.ts";
import { conditionSentence } from "./conditionSentence.ts";
import { anyOf, characterName } from "./Narration.ts";
import { keyWords } from "./nameOfKey.ts";
import { type GameContext, squaresOf } from "./Recording.ts";
import { recordingOfRule } from "./rulePictures.ts";
import { narrationOf } from "./sentence.ts";
import { capitalized, joinWords, positionWords, type Viewpoint } from "./wording.ts";

/** What was there when the rule was tried. */
export interface FailedMatch {
  readonly stage: Stage;
  readonly mainActor: Actor;
  readonly rule: Rule;
  readonly game: GameContext;
}

const ME: Viewpoint = { object: "me", possessive: "my" };

export function whyNotSentence(mismatch: Mismatch, failed: FailedMatch): string {
  switch (mismatch.kind) {
    case "offStage":
      return `The stage ends ${positionWords(mismatch.square, ME)}.`;
    case "targetOffStage":
      return `I can't go there: the stage ends ${positionWords(mismatch.square, ME)}.`;
    case "edgeExpected":
      return `The stage goes on ${positionWords(mismatch.square, ME)}.`;
    case "tooMany":
      return `There is ${extraActors(mismatch.square, failed)} ${positionWords(mismatch.square, ME)}, but not in the picture.`;
    case "missing":
      return missing(mismatch.actorId, mismatch.square, failed);
    case "condition":
      return `Not true right now: ${conditionWords(mismatch.key, failed)}.`;
    case "notInPicture":
      return "This rule is about someone who isn't in its picture.";
  }
}

/** Who stands where a rule wanted somebody else: "a Wall", "nobody". */
function whoWas(square: Point, { stage, mainActor, game }: FailedMatch): string {
  const cell = wrapPoint(stage, { x: mainActor.position.x + square.x, y: mainActor.position.y + square.y });
  const there = Object.values(stage.actors).filter(
    (actor) => cell && actor.id !== mainActor.id && isOn(filledSquares(actor, game.characters, stage), cell),
  );
  const names = new Set(there.map(({ characterId }) => anyOf(game, characterId)));
  return names.size === 0 ? "nobody" : joinWords([...names], "and");
}

function missing(actorId: Id, square: Point, failed: FailedMatch): string {
  const { rule, game } = failed;
  const actor = own(rule.actors, actorId);
  if (actorId === rule.mainActorId) return "I'm a different size than in the picture.";
  if (!actor || !own(game.characters, actor.characterId)) return "Someone in the picture was deleted.";
  const kind = actor.kind === undefined ? undefined : own(game.kinds, actor.kind);
  if (kind) return `I wanted any ${kind.name} ${positionWords(square, ME)}, but ${whoWas(square, failed)} was there.`;
  return `There is no ${characterName(game, actor.characterId)} ${positionWords(square, ME)}.`;
}

/** The actors that fill a square and are not in the picture there. */
function extraActors(square: Point, { stage, mainActor, rule, game }: FailedMatch): string {
  const cell = wrapPoint(stage, { x: mainActor.position.x + square.x, y: mainActor.position.y + square.y });
  const expected = Object.values(rule.actors).filter((actor) => isOn(squaresOf(actor, game.characters), square));
  const left = expected.map(({ characterId }) => characterId);
  const others = Object.values(stage.actors).filter((actor) => {
    if (!cell || !isOn(filledSquares(actor, game.characters, stage), cell)) return false;
    const known = left.indexOf(actor.characterId);
    if (known >= 0) left.splice(known, 1);
    return known < 0;
  });
  const names = new Set(others.map(({ characterId }) => anyOf(game, characterId)));
  return names.size > 0 ? joinWords([...names], "and") : "something";
}

function isOn(squares: readonly Point[], square: Point): boolean {
  return squares.some((other) => samePoint(other, square));
}

function conditionWords(key: string, { rule, game }: FailedMatch): string {
  const condition = rule.conditions.find((one) => one.key === key);
  return condition
    ? conditionSentence(condition, narrationOf(recordingOfRule(rule, game), game, "main"))
    : "one of its checks";
}

/** `lights` has an entry for each rule and container that was tried in that tick. */
export function whyNothingApplied(container: RuleContainer, lights: Readonly<Record<Id, boolean>>): string {
  const { rules } = container;
  if (rules.length === 0) return "There are no rules in here yet.";
  if (!rules.some(isSwitchedOn)) return "All the rules in here are switched off.";
  const wasOpen = rules.some(({ id }) => lights[id] !== undefined);
  return (wasOpen ? null : whyClosed(container)) ?? "None of these rules matched this time.";
}

function whyClosed(container: RuleContainer): string | null {
  if (container.type === "group-flow") {
    if (container.behavior === "chance") return "I had no luck this time.";
    return container.behavior === "loop" ? "Repeat is set to 0." : null;
  }
  const { event, code, every } = container;
  if (event === "click") return "I was not clicked.";
  if (event === "timer") return `It comes only every ${every} turns.`;
  if (event === "start") return "The game or level had already started.";
  if (event === "idle" || event === "unknown") return null;
  return code === undefined ? "It has no key yet." : `${capitalized(keyWords(code))} was not pressed.`;
}
