import {
  type Actor,
  type Actors,
  APPEARANCE_VARIABLE,
  add,
  type Character,
  type Characters,
  type Condition,
  defaultAppearance,
  type Extent,
  type Id,
  type NewId,
  type Point,
  type Rule,
  type Stage,
  subtract,
} from "../engine/index.ts";
import { type Recording, squaresOf } from "./Recording.ts";
import { withRequiredAppearances } from "./requiredAppearances.ts";

export interface StartOnActorOptions {
  readonly stage: Stage;
  readonly characters: Characters;
  readonly actorId: Id;
  readonly newId: NewId;
}

/** A new rule for an actor: the before picture is its stage as it is. Null if the actor or its character does not exist. */
export function startOnActor({ stage, characters, actorId, newId }: StartOnActorOptions): Recording | null {
  const actor = stage.actors[actorId];
  if (!actor || !characters[actor.characterId]) return null;
  return {
    ...mainActorFields(actor),
    ruleId: null,
    before: stage,
    origin: actor.position,
    extent: firstExtent(actor, characters, stage),
    conditions: [appearanceCondition(actor, newId())],
    actions: [],
  };
}

export interface StartForCharacterOptions {
  /** Gives the size, background and wrapping of the empty stage. */
  readonly stage: Stage;
  readonly character: Character;
  readonly newId: NewId;
}

/** A new rule for a character, which stands alone in the middle of an empty stage. */
export function startForCharacter({ stage, character, newId }: StartForCharacterOptions): Recording {
  const position = { x: Math.floor((stage.width - 1) / 2), y: Math.floor((stage.height - 1) / 2) };
  const actor: Actor = {
    id: newId(),
    characterId: character.id,
    position,
    appearance: defaultAppearance(character) ?? "",
    variableValues: {},
  };
  return {
    ...mainActorFields(actor),
    ruleId: null,
    before: { ...stage, actors: { [actor.id]: actor } },
    origin: position,
    extent: firstExtent(actor, { [character.id]: character }, stage),
    conditions: [appearanceCondition(actor, newId())],
    actions: [],
  };
}

export interface StartFromRuleOptions {
  readonly stage: Stage;
  readonly characters: Characters;
  readonly characterId: Id;
  readonly rule: Rule;
}

/** Records a rule again: its actors alone on an empty stage that is large enough for its extent, which is in the middle. */
export function startFromRule({ stage, characters, characterId, rule }: StartFromRuleOptions): Recording {
  const { id, mainActorId, extent, conditions, actions } = rule;
  const { origin, ...size } = stageAround(extent, stage);
  const actors = withRequiredAppearances(moveActors(rule.actors, origin), conditions, characters);
  const before = { ...stage, ...size, actors };
  return { characterId, mainActorId, ruleId: id, before, origin, extent, conditions, actions };
}

function mainActorFields(actor: Actor): Pick<Recording, "characterId" | "mainActorId"> {
  return { characterId: actor.characterId, mainActorId: actor.id };
}

/** The first condition of every new rule, so that each appearance of a character can have rules of its own. */
function appearanceCondition(actor: Actor, key: string): Condition {
  const left = { actorId: actor.id, variableId: APPEARANCE_VARIABLE };
  return { key, enabled: true, left, comparator: "=", right: { constant: actor.appearance } };
}

/** The main actor's squares that lie on the stage, and always the one it stands on. */
function firstExtent(actor: Actor, characters: Characters, { width, height }: Stage): Extent {
  const isOnStage = ({ x, y }: Point) => x >= 0 && y >= 0 && x < width && y < height;
  const squares = [actor.position, ...squaresOf(actor, characters).filter(isOnStage)];
  const steps = squares.map((square) => subtract(square, actor.position));
  const xs = steps.map(({ x }) => x);
  const ys = steps.map(({ y }) => y);
  return { xmin: Math.min(...xs), xmax: Math.max(...xs), ymin: Math.min(...ys), ymax: Math.max(...ys), ignored: {} };
}

function stageAround(extent: Extent, stage: Stage): { width: number; height: number; origin: Point } {
  const wide = extent.xmax - extent.xmin + 1;
  const high = extent.ymax - extent.ymin + 1;
  const width = Math.max(stage.width, wide);
  const height = Math.max(stage.height, high);
  const origin = { x: Math.floor((width - wide) / 2) - extent.xmin, y: Math.floor((height - high) / 2) - extent.ymin };
  return { width, height, origin };
}

/** Converts between positions in a rule, which count from the main actor, and positions on a stage. */
export function moveActors(actors: Actors, step: Point): Actors {
  return Object.fromEntries(
    Object.entries(actors).map(([id, actor]) => [id, withPosition(actor, add(actor.position, step))]),
  );
}

/** A pattern does not say how often an actor changed in the last tick, and nobody in it speaks. */
function withPosition({ frameCount: _, saying: _said, ...actor }: Actor, position: Point): Actor {
  return { ...actor, position };
}
