import { INK_WORDS, type Ink } from "../inks.ts";
import { firstKnown, picked, seedOf, tellingWords, wordsIn } from "../words.ts";

export type Mood = "happy" | "sad" | "angry" | "sleepy" | "surprised" | "scary";
export type SpritePattern = "stripes" | "spots" | "stars" | "rainbow";
export type Extra =
  | "hat"
  | "crown"
  | "wizardHat"
  | "wings"
  | "glasses"
  | "bow"
  | "horns"
  | "halo"
  | "scarf"
  | "antennae"
  | "flame";

/** What a description asks for apart from its subject. */
export interface Brief {
  /** The first color in the description, if there is one. */
  readonly main: Ink | null;
  readonly second: Ink | null;
  readonly pattern: SpritePattern | null;
  readonly mood: Mood;
  readonly extras: ReadonlySet<Extra>;
  /** Equal for equal words. */
  readonly seed: number;
}

const MOODS: Readonly<Record<string, Mood>> = {
  sad: "sad",
  crying: "sad",
  lonely: "sad",
  unhappy: "sad",
  angry: "angry",
  evil: "angry",
  mad: "angry",
  grumpy: "angry",
  mean: "angry",
  fierce: "angry",
  bad: "angry",
  villain: "angry",
  sleepy: "sleepy",
  sleeping: "sleepy",
  tired: "sleepy",
  lazy: "sleepy",
  dreaming: "sleepy",
  surprised: "surprised",
  shocked: "surprised",
  singing: "surprised",
  scared: "surprised",
  hungry: "surprised",
  scary: "scary",
  spooky: "scary",
  vampire: "scary",
  zombie: "scary",
  hairy: "scary",
};

const PATTERNS: Readonly<Record<string, SpritePattern>> = {
  striped: "stripes",
  stripe: "stripes",
  stripy: "stripes",
  zebra: "stripes",
  spotted: "spots",
  spot: "spots",
  spotty: "spots",
  dotted: "spots",
  dot: "spots",
  polka: "spots",
  leopard: "spots",
  dalmatian: "spots",
  starry: "stars",
  sparkly: "stars",
  sparkling: "stars",
  glitter: "stars",
  glittery: "stars",
  shiny: "stars",
  rainbow: "rainbow",
  colourful: "rainbow",
  colorful: "rainbow",
  multicolor: "rainbow",
};

const EXTRAS: Readonly<Record<string, Extra>> = {
  hat: "hat",
  cap: "hat",
  cowboy: "hat",
  crown: "crown",
  king: "crown",
  queen: "crown",
  prince: "crown",
  princess: "crown",
  royal: "crown",
  wizard: "wizardHat",
  witch: "wizardHat",
  magician: "wizardHat",
  party: "wizardHat",
  wing: "wings",
  winged: "wings",
  flying: "wings",
  fairy: "wings",
  glass: "glasses",
  sunglass: "glasses",
  spectacle: "glasses",
  clever: "glasses",
  bow: "bow",
  ribbon: "bow",
  bowtie: "bow",
  horn: "horns",
  horned: "horns",
  devil: "horns",
  demon: "horns",
  viking: "horns",
  halo: "halo",
  angel: "halo",
  scarf: "scarf",
  winter: "scarf",
  antenna: "antennae",
  antennae: "antennae",
  fire: "flame",
  fiery: "flame",
  burning: "flame",
  flaming: "flame",
};

export function briefOf(text: string): Brief {
  const words = wordsIn(text);
  const inks = words.flatMap((word) => firstKnown([word], INK_WORDS) ?? []);
  const extras = words.flatMap((word) => firstKnown([word], EXTRAS) ?? []);
  return {
    main: inks[0] ?? null,
    second: inks.find((ink) => ink !== inks[0]) ?? null,
    pattern: firstKnown(words, PATTERNS),
    mood: firstKnown(words, MOODS) ?? "happy",
    extras: new Set(extras),
    seed: seedOf(tellingWords(text)),
  };
}

/** The requested color, else the usual one of the subject. */
export function mainOf({ main }: Brief, usual: Ink): Ink {
  return main ?? usual;
}

export function secondOf({ second }: Brief, usual: Ink): Ink {
  return second ?? usual;
}

const FRIENDLY = ["orange", "green", "teal", "blue", "purple", "pink", "yellow", "red", "lime"] as const;

/** The requested color, else a cheerful one that depends on the words. */
export function anyInk({ main, seed }: Brief): Ink {
  return main ?? picked<Ink>(FRIENDLY, seed, 1);
}
