import type { Colour } from "../pixels/Colour.ts";

/** The tones of an ink, from the outline of a shape to its lit side. */
export const LINE = 0;
export const SHADE = 1;
export const BASE = 2;
export const LIGHT = 3;
export type Tone = typeof LINE | typeof SHADE | typeof BASE | typeof LIGHT;

/** Each ink is one hue in four tones, lit from the top left. */
const TONES = {
  red: [0x7d2342, 0xc23a4e, 0xe8575a, 0xfb8f7c],
  orange: [0x8f4027, 0xd96c2c, 0xf8983c, 0xffc368],
  yellow: [0xa86a1f, 0xeda92f, 0xffd54a, 0xfff0a0],
  lime: [0x3f7a35, 0x79b83f, 0xa9dc5a, 0xd6f59a],
  green: [0x1f5f4c, 0x37915a, 0x5fbd60, 0x98db6f],
  teal: [0x126b66, 0x17867f, 0x2fb5a5, 0x7edccb],
  sky: [0x2f6c9c, 0x5aaede, 0x87c8f7, 0xc8eafc],
  blue: [0x2c4488, 0x3a6cc0, 0x4f9ae6, 0x87c8f7],
  purple: [0x4a3680, 0x7152b4, 0x9d7bd8, 0xcaaff2],
  pink: [0x9c3a66, 0xdc6596, 0xf693b4, 0xfcc4d2],
  brown: [0x54313a, 0x7f4b3d, 0xab6e48, 0xd39a60],
  tan: [0x7f4b3d, 0xc98f5c, 0xe6bd83, 0xf7e0b4],
  skin: [0x7f4b3d, 0xe29c78, 0xfac8a0, 0xffe4c6],
  white: [0x68738f, 0xcfd8e4, 0xf4f3f1, 0xffffff],
  grey: [0x454b6b, 0x8390a9, 0xaab6c8, 0xd8e0ea],
  black: [0x1b1830, 0x35304d, 0x4c4768, 0x77728f],
  dark: [0x1b1830, 0x231f38, 0x2a2440, 0x454b6b],
} as const satisfies Readonly<Record<string, readonly [number, number, number, number]>>;

export type Ink = keyof typeof TONES;

export const INKS = Object.keys(TONES) as readonly Ink[];

export function colourOfInk(ink: Ink, tone: Tone): Colour {
  return TONES[ink][tone] * 256 + 255;
}

/** The words that name an ink. Words like `rainbow` are patterns. */
export const INK_WORDS: Readonly<Record<string, Ink>> = {
  red: "red",
  scarlet: "red",
  crimson: "red",
  ruby: "red",
  cherry: "red",
  strawberry: "red",
  orange: "orange",
  carrot: "orange",
  ginger: "orange",
  copper: "orange",
  yellow: "yellow",
  gold: "yellow",
  golden: "yellow",
  lemon: "yellow",
  blond: "yellow",
  blonde: "yellow",
  honey: "yellow",
  lime: "lime",
  neon: "lime",
  green: "green",
  emerald: "green",
  mint: "green",
  olive: "green",
  mossy: "green",
  teal: "teal",
  turquoise: "teal",
  aqua: "teal",
  cyan: "teal",
  sky: "sky",
  ice: "sky",
  icy: "sky",
  frozen: "sky",
  water: "sky",
  blue: "blue",
  navy: "blue",
  sapphire: "blue",
  indigo: "blue",
  purple: "purple",
  violet: "purple",
  lilac: "purple",
  lavender: "purple",
  magic: "purple",
  grape: "purple",
  magenta: "purple",
  pink: "pink",
  rose: "pink",
  rosy: "pink",
  bubblegum: "pink",
  brown: "brown",
  chocolate: "brown",
  wooden: "brown",
  wood: "brown",
  muddy: "brown",
  tan: "tan",
  beige: "tan",
  cream: "tan",
  sandy: "tan",
  white: "white",
  snowy: "white",
  pale: "white",
  snow: "white",
  grey: "grey",
  gray: "grey",
  silver: "grey",
  metal: "grey",
  stone: "grey",
  iron: "grey",
  steel: "grey",
  rocky: "grey",
  black: "black",
  dark: "black",
  shadow: "black",
  midnight: "black",
  fire: "red",
  fiery: "red",
  lava: "orange",
  toxic: "lime",
  poison: "lime",
};
