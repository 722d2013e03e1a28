import { type Actor, type Actors, type Extent, own, type Point, samePoint } from "../../engine/index.ts";

/** How far around a frame a picture may show squares: a large picture of an actor extends from its own. */
const NEAR = 8;

/** An actor that the rule moves: as it was, and where it ends. */
export interface Trace {
  readonly actor: Actor;
  readonly to: Point;
  /** Somebody else ends on the square where it was. */
  readonly isTaken: boolean;
}

export function tracesOf(before: Actors, after: Actors): Trace[] {
  const ends = Object.values(after);
  return ends.flatMap(({ id, position }) => {
    const actor = own(before, id);
    if (!actor || samePoint(actor.position, position)) return [];
    return { actor, to: position, isTaken: ends.some((other) => samePoint(other.position, actor.position)) };
  });
}

/** The actors near a frame that are not in its picture, and stand around it unchanged. */
export function onlookersOf(before: Actors, pictured: Actors, { xmin, xmax, ymin, ymax }: Extent): Actor[] {
  return Object.values(before).filter(({ id, position: { x, y } }) => {
    const isNear = x >= xmin - NEAR && x <= xmax + NEAR && y >= ymin - NEAR && y <= ymax + NEAR;
    return isNear && !own(pictured, id);
  });
}

/** How far from the middle of its last square a path ends. */
const SHORT = 0.48;

/** How far from the middle of its first square a path begins if another actor now stands there: it must not cross that actor's face. */
const ASIDE = 0.36;

/** A path from one square to the edge of another, as SVG data in squares: straight along an axis, else in a bow. */
export function pathOf({ actor: { position: from }, to, isTaken }: Trace): string {
  const [across, along] = [Math.sign(to.x - from.x), Math.sign(to.y - from.y)];
  const aside = isTaken ? ASIDE : 0;
  const [startX, startY] = [from.x + 0.5 + (along === 0 ? across * aside : 0), from.y + 0.5 + along * aside];
  const [endX, endY] = [to.x + 0.5, to.y + 0.5];
  if (across === 0) return `M${startX} ${startY}V${endY - along * SHORT}`;
  if (along === 0) return `M${startX} ${startY}H${endX - across * SHORT}`;
  const bend = `${startX} ${endY} ${endX - across * 0.8} ${endY - 0.15}`;
  return `M${startX} ${from.y + 0.5 + along * Math.max(0.2, aside)}C${bend} ${endX - across * SHORT} ${endY - 0.08}`;
}
