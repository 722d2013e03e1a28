import {
  type Action,
  type Actor,
  type Character,
  type Characters,
  COLUMN_VARIABLE,
  type Condition,
  defaultAppearance,
  type Extent,
  type Id,
  type NewId,
  own,
  type Point,
  ROW_VARIABLE,
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

/**
 * The rules of a flight: it is gone at the end of the stage, takes these characters away and is gone with them, and else goes on. Where a
 * stage goes around, its last row or column is the end.
 */
export function flightRules(
  { characterId, step }: Flight,
  targetIds: readonly Id[],
  { stage, characters, newId }: { readonly stage: Stage; readonly characters: Characters; readonly newId: NewId },
): readonly Rule[] {
  const actorOf = (id: string, ofId: Id, position: Point): Actor => {
    const character = own(characters, ofId);
    const appearance = (character && defaultAppearance(character)) ?? "";
    return { id, characterId: ofId, position, appearance, variableValues: {} };
  };
  const me = actorOf(ME, characterId, { x: 0, y: 0 });
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
  const hits = targetIds.map((id) =>
    rule([{ type: "delete", actorId: OTHER }, gone], { actors: { [ME]: me, [OTHER]: actorOf(OTHER, id, step) } }),
  );
  const last = lastPlace(step, stage, newId);
  const ends = last
    ? rule([gone], { conditions: [last], extent: HERE })
    : rule([gone], { extent: { ...extentTo(step), edge: { [squareKey(step.x, step.y)]: true } } });
  return [ends, ...hits, rule([{ type: "move", actorId: ME, offset: step }])];
}

const HERE: Extent = { xmin: 0, xmax: 0, ymin: 0, ymax: 0, ignored: { "0,0": true } };

/** Others on its own square do not stop a shot. */
function extentTo({ x, y }: Point): Extent {
  const ignored: Record<string, true> = { ...HERE.ignored };
  // On a slant, the squares beside the way do not matter.
  if (x !== 0 && y !== 0) Object.assign(ignored, { [squareKey(x, 0)]: true, [squareKey(0, y)]: true });
  return { xmin: Math.min(0, x), xmax: Math.max(0, x), ymin: Math.min(0, y), ymax: Math.max(0, y), ignored };
}

/** The check that a stage which goes around ends here; null for one that has an edge there. */
function lastPlace({ x, y }: Point, { width, height, wrapX, wrapY }: Stage, newId: NewId): Condition | null {
  const at = (variableId: Id, place: number): Condition => ({
    key: newId(),
    enabled: true,
    left: { actorId: ME, variableId },
    comparator: "=",
    right: { constant: String(place) },
  });
  if (y !== 0 && wrapY) return at(ROW_VARIABLE, y < 0 ? height : 1);
  return x !== 0 && wrapX ? at(COLUMN_VARIABLE, x > 0 ? width : 1) : null;
}
