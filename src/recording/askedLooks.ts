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
export function wearingWhatIsAsked(actors: Actors, conditions: readonly Condition[], characters: Characters): Actors {
  const asked = new Set(conditions.filter(({ enabled }) => enabled).flatMap(actorsIn));
  const changed = [...asked].flatMap((id) => {
    const actor = own(actors, id);
    const dressed = actor && turned(dressedAs(actor, conditions, characters), conditions);
    return dressed && dressed !== actor ? [[id, dressed] as const] : [];
  });
  return changed.length === 0 ? actors : { ...actors, ...Object.fromEntries(changed) };
}

/** Those whose look or direction is compared with one that was chosen. */
export function actorsIn({ left, right }: Condition): Id[] {
  return [left, right].flatMap((side) => ("actorId" in side && isWorn(side.variableId) ? [side.actorId] : []));
}

function isWorn(variableId: Id): boolean {
  return variableId === APPEARANCE_VARIABLE || variableId === TRANSFORM_VARIABLE;
}

function dressedAs(actor: Actor, conditions: readonly Condition[], characters: Characters): Actor {
  const looks = Object.keys(own(characters, actor.characterId)?.spritesheet.appearances ?? {});
  const asks = asksOf(conditions, actor.id, APPEARANCE_VARIABLE);
  const appearance = fitting(actor.appearance, looks, asks);
  return appearance === actor.appearance ? actor : { ...actor, appearance };
}

function turned(actor: Actor, conditions: readonly Condition[]): Actor {
  const now = transformOf(actor);
  const transform = fitting(now, TRANSFORMS, asksOf(conditions, actor.id, TRANSFORM_VARIABLE));
  return transform === now || !isTransform(transform) ? actor : { ...actor, transform };
}

type Ask = (value: string) => boolean;

/** What the enabled conditions say of one value of an actor, as far as they compare it with something chosen. */
function asksOf(conditions: readonly Condition[], actorId: Id, variableId: Id): Ask[] {
  const isIt = (side: Operand) => "actorId" in side && side.actorId === actorId && side.variableId === variableId;
  return conditions.flatMap(({ enabled, left, comparator, right }): Ask[] => {
    if (!enabled) return [];
    if (isIt(left) && "constant" in right) return [(value) => compare(value, comparator, right.constant)];
    if (isIt(right) && "constant" in left) return [(value) => compare(left.constant, comparator, value)];
    return [];
  });
}

/** The value itself where it does, else the first that does; the value again where none does. */
function fitting(now: string, values: readonly string[], asks: readonly Ask[]): string {
  const fits = (value: string) => asks.every((ask) => ask(value));
  return fits(now) ? now : (values.find(fits) ?? now);
}
