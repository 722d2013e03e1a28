/** The two pictures of a rule that is not being taught: what it looks for, and what it makes of that (details §8 "Card"). */
import { type Actor, type Id, newStage, type Point, type Rule, STAGE_SIZE_MAX, subtract } from "../engine/index.ts";
import type { GameContext, Recording } from "./Recording.ts";
import { actorsInPicture, afterPicture } from "./Recording.ts";
import { startFromRule } from "./start.ts";

export interface RulePictures {
  /** Size of both in squares. */
  readonly width: number;
  readonly height: number;
  /** In the order they are drawn; positions are counted from the top left square of the picture. */
  readonly before: readonly Actor[];
  readonly after: readonly Actor[];
  /** Squares whose content does not matter, by `x,y` counted from the main actor. */
  readonly ignored: Readonly<Record<string, true>>;
  /** The main actor's square in the before picture. */
  readonly main: { readonly x: number; readonly y: number };
}

/** Whether a square, counted from the top left one, is in the pictures. */
export function isInPictures({ width, height }: RulePictures, { x, y }: Point): boolean {
  return x >= 0 && y >= 0 && x < width && y < height;
}

/** Wider than any stage on all sides, so that no row leads off it. */
const WIDE_STAGE = {
  ...newStage("rule", 0),
  width: 3 * STAGE_SIZE_MAX,
  height: 3 * STAGE_SIZE_MAX,
  wrapX: false,
  wrapY: false,
};

/** A rule as a recording of it would begin, with room around it for whatever its rows do. */
export function recordingOfRule(rule: Rule, { characters }: GameContext): Recording {
  const characterId: Id = rule.actors[rule.mainActorId]?.characterId ?? "";
  return startFromRule({ stage: WIDE_STAGE, characters, characterId, rule });
}

export function rulePictures(rule: Rule, game: GameContext): RulePictures {
  const recording = recordingOfRule(rule, game);
  const { xmin, xmax, ymin, ymax, ignored } = rule.extent;
  const corner = { x: recording.origin.x + xmin, y: recording.origin.y + ymin };
  const fromCorner = (actor: Actor) => ({ ...actor, position: subtract(actor.position, corner) });
  return {
    width: xmax - xmin + 1,
    height: ymax - ymin + 1,
    before: Object.values(actorsInPicture(recording, game.characters)).map(fromCorner),
    after: Object.values(afterPicture(recording, game).actors).map(fromCorner),
    ignored,
    main: { x: 0 - xmin, y: 0 - ymin },
  };
}
