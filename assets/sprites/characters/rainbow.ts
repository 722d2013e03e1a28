/** A rainbow over a whole stage, with none to all of its stripes in color. */
import { Canvas, tile } from "../canvas.ts";
import { type Sprite, sprite } from "../sprite.ts";

const WIDE = 17;
const HIGH = 7;
const STRIPE = 8;
/** Each stripe and the light along its outer edge, from the outside in. */
const STRIPES = ["CD", "GH", "KL", "OP", "cd", "gh"] as const;

/** The stripe at a point, and how deep in it the point lies; undefined beside the rainbow. */
function stripeAt(x: number, y: number): { readonly stripe: number; readonly depth: number } | undefined {
  const [across, up] = [x + 0.5 - (WIDE * tile) / 2, HIGH * tile - y - 0.5];
  const radius = (WIDE * tile) / 2 - 1;
  const away = radius - Math.hypot(across, up * (radius / (HIGH * tile - 4)));
  const stripe = Math.floor(away / STRIPE);
  return away < 0 || stripe >= STRIPES.length ? undefined : { stripe, depth: away - stripe * STRIPE };
}

/** Stripes without color are only outlined, so that one sees what is still missing. */
function withColors(count: number): Canvas {
  return new Canvas(WIDE * tile, HIGH * tile).paint((x, y) => {
    const at = stripeAt(x, y);
    if (!at) return undefined;
    if (at.stripe < count) return STRIPES[at.stripe]?.charAt(at.depth < 2 ? 1 : 0);
    const isInnerEdge = at.stripe === STRIPES.length - 1 && at.depth >= STRIPE - 1.5;
    return at.depth < 1.5 || isInnerEdge ? "w" : undefined;
  });
}

/** Each look is called like its number of colors, so that one rule shows any. */
export function rainbow(): Sprite {
  const { id, name, looks } = sprite(
    "rainbow",
    "Rainbow",
    Object.fromEntries(Array.from({ length: STRIPES.length + 1 }, (_, n) => [`Colors ${n}`, withColors(n)])),
  );
  return { id, name, looks: looks.map((look, n) => ({ ...look, id: String(n) })) };
}
