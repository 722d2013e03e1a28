/** Why a rule did not fit, in the words of the actor whose turn it was (details §8, "Lights"). */
import {
  type Actor,
  filledSquares,
  type Id,
  type Mismatch,
  own,
  type Point,
  type Rule,
  type Stage,
  samePoint,
  wrapPoint,
} from "../engine/index.ts";
import { conditionSentence } from "./conditionSentence.ts";
import { listed } from "./grammar.ts";
import { squaresOf } from "./picture.ts";
import { placeWords, type Viewer } from "./places.ts";
import type { Cast } from "./Recording.ts";
import { ruleActedOut } from "./rulePictures.ts";
import { tellingOf } from "./sentence.ts";
import { characterName, oneOf } from "./Telling.ts";

/** What stood around the actor when the rule was looked at. */
export interface Looked {
  readonly stage: Stage;
  readonly me: Actor;
  readonly rule: Rule;
  readonly cast: Cast;
}

const ME: Viewer = { object: "me", possessive: "my" };

export function whyNotSentence(mismatch: Mismatch, looked: Looked): string {
  switch (mismatch.kind) {
    case "offStage":
      return `The stage ends ${placeWords(mismatch.square, ME)}.`;
    case "targetOffStage":
      return `I cannot go there: the stage ends ${placeWords(mismatch.square, ME)}.`;
    case "tooMany":
      return `There is ${strangers(mismatch.square, looked)} ${placeWords(mismatch.square, ME)}, but not in the picture.`;
    case "missing":
      return missing(mismatch.actorId, mismatch.square, looked);
    case "condition":
      return `This is not so: ${conditionWords(mismatch.key, looked)}.`;
    case "notInPicture":
      return "Somebody the rule speaks of is not in its picture.";
  }
}

function missing(actorId: Id, square: Point, { rule, cast }: Looked): string {
  const actor = own(rule.actors, actorId);
  if (actorId === rule.mainActorId) return "I do not fill the squares that I fill in the picture.";
  if (!actor || !own(cast.characters, actor.characterId)) return "Somebody in the picture is gone from the game.";
  return `There is no ${characterName(cast, actor.characterId)} ${placeWords(square, ME)}.`;
}

/** Who fills a square beside those that the picture has there. */
function strangers(square: Point, { stage, me, rule, cast }: Looked): string {
  const cell = wrapPoint(stage, { x: me.position.x + square.x, y: me.position.y + square.y });
  const expected = Object.values(rule.actors).filter((actor) => isOn(squaresOf(actor, cast.characters), square));
  const left = expected.map(({ characterId }) => characterId);
  const others = Object.values(stage.actors).filter((actor) => {
    if (!cell || !isOn(filledSquares(actor, cast.characters, stage), cell)) return false;
    const known = left.indexOf(actor.characterId);
    if (known >= 0) left.splice(known, 1);
    return known < 0;
  });
  const names = new Set(others.map(({ characterId }) => oneOf(cast, characterId)));
  return names.size > 0 ? listed([...names], "and") : "something";
}

function isOn(squares: readonly Point[], square: Point): boolean {
  return squares.some((other) => samePoint(other, square));
}

function conditionWords(key: string, { rule, cast }: Looked): string {
  const condition = rule.conditions.find((one) => one.key === key);
  return condition
    ? conditionSentence(condition, tellingOf(ruleActedOut(rule, cast), cast, "main"))
    : "one of its conditions";
}
