import {
  type Action,
  type Actor,
  type Character,
  type Characters,
  type Condition,
  defaultAppearance,
  type Extent,
  type Id,
  type NewId,
  own,
  type Point,
  type Rule,
  type Stage,
  squareKey,
} from "../engine/index.ts";
import type { Flight } from "./flight.ts";
import { UNNAMED_RULE } from "./sentence.ts";

/** The characters that a shot could take away: all on the stage but the shooter, the shot itself and the ground. */
export function targetsOf(flight: Flight, shooterId: Id, stage: Stage, characters: Characters): readonly Character[] {
  const there = new Set(Object.values(stage.actors).map(({ characterId }) => characterId));
  return Object.values(characters).filter(
    ({ id, ground }) => there.has(id) && !ground && id !== flight.characterId && id !== shooterId,
  );
}

const ME = "me";
const OTHER = "other";
/** The number of squares that a shot has flown. On a stage that goes around, nothing else would end its flight. */
const FLOWN = "Flown";
const FARTHEST = 20;

export interface FlightContext {
  readonly characters: Characters;
  /** All stages of the game: a shot can cross each of them. */
  readonly stages: readonly Stage[];
  readonly newId: NewId;
}

/** A shot with the rules of its flight: it takes these characters away and is gone with them, else flies on, and is gone where it cannot. */
export function withFlight(
  shot: Character,
  { step }: Flight,
  targetIds: readonly Id[],
  { characters, stages, newId }: FlightContext,
): Character {
  const flown = Object.values(shot.variables).find(({ name }) => name === FLOWN) ?? {
    id: newId(),
    name: FLOWN,
    defaultValue: "0",
  };
  const me = actorOf(ME, shot, { x: 0, y: 0 });
  const rule = (
    actions: readonly Action[],
    more: Partial<Pick<Rule, "actors" | "conditions" | "extent">> = {},
  ): Rule => ({
    type: "rule",
    id: newId(),
    name: UNNAMED_RULE,
    mainActorId: ME,
    conditions: [],
    actors: { [ME]: me },
    extent: extentTo(step),
    actions,
    ...more,
  });
  const gone = { type: "delete", actorId: ME } as const;
  const targets = targetIds.flatMap((id) => own(characters, id) ?? []);
  const hits = targets.map((target) =>
    rule([{ type: "delete", actorId: OTHER }, gone], { actors: { [ME]: me, [OTHER]: actorOf(OTHER, target, step) } }),
  );
  const isNotTooFar: Condition = {
    key: newId(),
    enabled: true,
    left: { actorId: ME, variableId: flown.id },
    comparator: "<",
    right: { constant: String(farthestOn(stages)) },
  };
  const fliesOn = rule(
    [
      { type: "move", actorId: ME, offset: step },
      { type: "variable", actorId: ME, variable: flown.id, operation: "add", value: { constant: "1" } },
    ],
    { conditions: [isNotTooFar] },
  );
  const ends = rule([gone], { extent: HERE });
  return {
    ...shot,
    variables: { ...shot.variables, [flown.id]: flown },
    rules: [...hits, fliesOn, ends, ...shot.rules],
  };
}

function actorOf(id: string, character: Character, position: Point): Actor {
  const appearance = defaultAppearance(character) ?? "";
  return { id, characterId: character.id, position, appearance, variableValues: {} };
}

/** A shot reaches the end of every stage that has one. */
function farthestOn(stages: readonly Stage[]): number {
  return Math.max(FARTHEST, ...stages.flatMap(({ width, height }) => [width, height]));
}

const HERE: Extent = { xmin: 0, xmax: 0, ymin: 0, ymax: 0, ignored: { "0,0": true } };

/** Others on its own square do not stop a shot. */
function extentTo({ x, y }: Point): Extent {
  const ignored: Record<string, true> = { ...HERE.ignored };
  // On a slant, the squares beside the way do not matter.
  if (x !== 0 && y !== 0) Object.assign(ignored, { [squareKey(x, 0)]: true, [squareKey(0, y)]: true });
  return { xmin: Math.min(0, x), xmax: Math.max(0, x), ymin: Math.min(0, y), ymax: Math.max(0, y), ignored };
}
