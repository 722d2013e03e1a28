import { CLEAR, type Color, channelsOf, colorOfRgb } from "./Color.ts";
import { HOUSE_PALETTE, type NamedColor } from "./palette.ts";

/** Names for strong colors, which the house palette does not have. */
const STRONG: readonly NamedColor[] = [
  ["black", 0x000000, 0x242424],
  ["dark gray", 0x484848],
  ["gray", 0x808080],
  ["light gray", 0xc8c8c8, 0xdcdcdc],
  ["white", 0xffffff],
  ["dark red", 0x330000, 0x730000],
  ["red", 0xff0000],
  ["dark brown", 0x331a00],
  ["brown", 0x663300],
  ["dark orange", 0xcc6600],
  ["orange", 0xff8000],
  ["light orange", 0xffb366],
  ["olive", 0x333300, 0x737300, 0x999900],
  ["dark yellow", 0xbebe00],
  ["yellow", 0xffff00],
  ["dark green", 0x003300, 0x006400],
  ["green", 0x009900, 0x00ff00],
  ["light green", 0x80ff00, 0x99ff99, 0xd2ffd2],
  ["mint", 0x00ff80],
  ["dark teal", 0x005a5a],
  ["teal", 0x00cccc],
  ["turquoise", 0x00ffff],
  ["dark blue", 0x001a33, 0x000033, 0x003366, 0x00006e],
  ["blue", 0x0080ff, 0x0000ff],
  ["light blue", 0xccccff, 0x9999ff],
  ["dark purple", 0x1a0033, 0x4b006e, 0x330033],
  ["purple", 0x8000ff],
  ["dark pink", 0x33001a, 0x660066, 0x99006e],
  ["pink", 0xff00ff, 0xff0080],
].flatMap(([name, ...colors]) => colors.map((rgb) => ({ name: String(name), color: colorOfRgb(Number(rgb)) })));

interface NamedPlace {
  readonly name: string;
  readonly place: Lab;
}

const NAMED: readonly NamedPlace[] = [...HOUSE_PALETTE, ...STRONG].map(({ name, color }) => ({
  name: name.toLowerCase(),
  place: labOf(color),
}));

/** By color, because pictures have few colors and the pointer crosses many pixels. */
const known = new Map<Color, string>();
const KNOWN_MAX = 1000;

/** The name of the nearest named color, such as `light brown`, or `transparent`. */
export function nameOfColor(color: Color): string {
  if (color === CLEAR) return "transparent";
  const name = known.get(color) ?? nearestName(labOf(color));
  if (known.size > KNOWN_MAX) known.clear();
  known.set(color, name);
  return name;
}

function nearestName(place: Lab): string {
  let [nearest, least] = ["", Number.POSITIVE_INFINITY];
  for (const { name, place: other } of NAMED) {
    const distance = Math.hypot(place[0] - other[0], place[1] - other[1], place[2] - other[2]);
    if (distance < least) [nearest, least] = [name, distance];
  }
  return nearest;
}

/** Lightness, green to red, blue to yellow. */
type Lab = readonly [number, number, number];

/** In Oklab, where colors that look alike are close to each other. */
function labOf(color: Color): Lab {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map(linear);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
