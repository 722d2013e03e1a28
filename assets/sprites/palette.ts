/** The one palette of all pictures: ramps from outline to highlight, each color known by one letter in pixel maps. */

/** A color's place in the palette; 0 is nothing at all. */
export type Ink = number;

interface Ramp {
  /** One letter a color, from the outline tone to the lightest. */
  readonly letters: string;
  readonly colors: readonly string[];
}

const ramps = {
  slate: { letters: "12345", colors: ["454b6b", "68738f", "93a0b8", "bcc8d6", "e3eaf0"] },
  brown: { letters: "67890", colors: ["54313a", "7f4b3d", "ab6e48", "d39a60", "f0cc90"] },
  red: { letters: "ABCD", colors: ["7d2342", "b93350", "e8575a", "fb8f7c"] },
  orange: { letters: "EFGH", colors: ["8f4027", "d96c2c", "f8983c", "ffc368"] },
  yellow: { letters: "IJKL", colors: ["a86a1f", "eda92f", "ffd54a", "fff0a0"] },
  green: { letters: "MNOPQ", colors: ["1f5f4c", "37915a", "5fbd60", "98db6f", "cdf297"] },
  teal: { letters: "RSTUV", colors: ["126b66", "17867f", "1fa39a", "5fcdbb", "aeeedd"] },
  blue: { letters: "abcde", colors: ["2c4488", "3a6cc0", "4f9ae6", "87c8f7", "c8eafc"] },
  purple: { letters: "fghi", colors: ["4a3680", "7152b4", "9d7bd8", "caaff2"] },
  pink: { letters: "jlmn", colors: ["9c3a66", "dc6596", "f693b4", "fcc4d2"] },
  skin: { letters: "opq", colors: ["e29c78", "fac8a0", "ffe4c6"] },
  air: { letters: "rstuv", colors: ["9fd8f5", "b5e3f8", "cdeefb", "e2f6fc", "f4fcfe"] },
  mist: { letters: "xyz", colors: ["a9dcc0", "bfe8cb", "d6f2d8"] },
  night: { letters: "WXYZ", colors: ["1d1b3f", "2b2a5c", "3d3d7c", "5a5a9e"] },
} as const satisfies Record<string, Ramp>;

const single = { k: "2a2440", w: "fffdf6" } as const;
/** What only the narrator wears: the green of its belly and the black of its eyes. */
const nibs = { "+": { hex: "8fe3d6", outline: "R" }, "#": { hex: "22313a", outline: "#" } } as const;

const letters = ["."];
const hexes = ["000000"];
const outlines: Ink[] = [0];

function mix(letter: string, hex: string, outline: Ink): void {
  letters.push(letter);
  hexes.push(hex);
  outlines.push(outline);
}

for (const ramp of Object.values(ramps)) {
  const first = letters.length;
  ramp.colors.forEach((hex, step) => {
    mix(ramp.letters.charAt(step), hex, first);
  });
}
mix("k", single.k, letters.length);
mix("w", single.w, letters.indexOf("1"));
for (const [letter, { hex, outline }] of Object.entries(nibs)) {
  mix(letter, hex, outline === letter ? letters.length : letters.indexOf(outline));
}
for (const letter of "opq") outlines[letters.indexOf(letter)] = letters.indexOf("7");

/** The ink a letter of a pixel map stands for; throws on a letter that is no color. */
export function ink(letter: string): Ink {
  const found = letters.indexOf(letter);
  if (found < 0) throw new Error(`No color is called "${letter}"`);
  return found;
}

/** The darker tone that is drawn around a color. */
export function outlineOf(color: Ink): Ink {
  return outlines[color] ?? 0;
}

/** Red, green, blue, each 0 to 255. */
export function rgb(color: Ink): readonly [number, number, number] {
  const value = Number.parseInt(hexes[color] ?? "0", 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** 0 is black, 1 is white: as bright as the eye takes it. */
export function brightness(color: Ink): number {
  const [r, g, b] = rgb(color);
  return (0.3 * r + 0.59 * g + 0.11 * b) / 255;
}

/** The letter of a color written as `#rrggbb`; throws on one that the palette does not have. */
export function letterOf(color: string): string {
  const found = letters[hexes.indexOf(color.replace("#", ""))];
  if (found === undefined) throw new Error(`The palette has no color ${color}`);
  return found;
}
