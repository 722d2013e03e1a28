import { type Actor, type Id, newStage, type Point, type Rule, STAGE_SIZE_MAX, subtract } from "../engine/index.ts";
import { actorsInPicture, afterPicture, type GameContext, type Recording } from "./Recording.ts";
import { startFromRule } from "./start.ts";

/** The before and after pictures of a stored rule, as its card shows them. */
export interface RulePictures {
  /** The size of both pictures in squares. */
  readonly width: number;
  readonly height: number;
  /** In drawing order, with positions counted from the top left square of the picture. */
  readonly before: readonly Actor[];
  readonly after: readonly Actor[];
  /** Squares whose content does not matter, by `x,y` counted from the main actor. */
  readonly ignored: Readonly<Record<string, true>>;
  /** The main actor's square in the before picture. */
  readonly main: { readonly x: number; readonly y: number };
}

/** Whether a square, counted from the top left one, lies in the pictures. */
export function isInPictures({ width, height }: RulePictures, { x, y }: Point): boolean {
  return x >= 0 && y >= 0 && x < width && y < height;
}

/** Larger than any stage to all sides, so that no action leads off it. */
const WIDE_STAGE = {
  ...newStage("rule", 0),
  width: 3 * STAGE_SIZE_MAX,
  height: 3 * STAGE_SIZE_MAX,
  wrapX: false,
  wrapY: false,
};

/** A recording of a stored rule, on a stage on which all its actions can be carried out. */
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
