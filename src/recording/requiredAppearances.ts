/** How a before picture has to look for its conditions to hold: an actor wears the look, and has the direction, that they ask for. */
import {
  type Actor,
  type Actors,
  APPEARANCE_VARIABLE,
  type Characters,
  type Condition,
  compare,
  type Id,
  isTransform,
  type Operand,
  own,
  TRANSFORM_VARIABLE,
  TRANSFORMS,
  transformOf,
} from "../engine/index.ts";

/** The same actors where the picture agrees with the conditions already, or nothing they could wear would. */
export function withRequiredAppearances(
  actors: Actors,
  conditions: readonly Condition[],
  characters: Characters,
): Actors {
  const asked = new Set(conditions.filter(({ enabled }) => enabled).flatMap(actorsWithAppearanceIn));
  const changed = [...asked].flatMap((id) => {
    const actor = own(actors, id);
    const dressed = actor && withRequiredTransform(withRequiredAppearance(actor, conditions, characters), conditions);
    return dressed && dressed !== actor ? [[id, dressed] as const] : [];
  });
  return changed.length === 0 ? actors : { ...actors, ...Object.fromEntries(changed) };
}

/** Those whose look or direction is compared with one that was chosen. */
export function actorsWithAppearanceIn({ left, right }: Condition): Id[] {
  return [left, right].flatMap((side) =>
    "actorId" in side && isAppearanceVariable(side.variableId) ? [side.actorId] : [],
  );
}

function isAppearanceVariable(variableId: Id): boolean {
  return variableId === APPEARANCE_VARIABLE || variableId === TRANSFORM_VARIABLE;
}

function withRequiredAppearance(actor: Actor, conditions: readonly Condition[], characters: Characters): Actor {
  const looks = Object.keys(own(characters, actor.characterId)?.spritesheet.appearances ?? {});
  const asks = testsOf(conditions, actor.id, APPEARANCE_VARIABLE);
  const appearance = firstPassing(actor.appearance, looks, asks);
  return appearance === actor.appearance ? actor : { ...actor, appearance };
}

function withRequiredTransform(actor: Actor, conditions: readonly Condition[]): Actor {
  const now = transformOf(actor);
  const transform = firstPassing(now, TRANSFORMS, testsOf(conditions, actor.id, TRANSFORM_VARIABLE));
  return transform === now || !isTransform(transform) ? actor : { ...actor, transform };
}

type Test = (value: string) => boolean;

/** What the enabled conditions say of one value of an actor, as far as they compare it with something chosen. */
function testsOf(conditions: readonly Condition[], actorId: Id, variableId: Id): Test[] {
  const isIt = (side: Operand) => "actorId" in side && side.actorId === actorId && side.variableId === variableId;
  return conditions.flatMap(({ enabled, left, comparator, right }): Test[] => {
    if (!enabled) return [];
    if (isIt(left) && "constant" in right) return [(value) => compare(value, comparator, right.constant)];
    if (isIt(right) && "constant" in left) return [(value) => compare(left.constant, comparator, value)];
    return [];
  });
}

/** The value itself where it does, else the first that does; the value again where none does. */
function firstPassing(now: string, values: readonly string[], asks: readonly Test[]): string {
  const fits = (value: string) => asks.every((ask) => ask(value));
  return fits(now) ? now : (values.find(fits) ?? now);
}
