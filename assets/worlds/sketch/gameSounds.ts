/** The sounds and tunes that the example games play. All are of the library: a game names them, and carries no file. */
import { type Character, type Id, rulesIn, type Sound, type Stage } from "../../../src/engine/index.ts";

/** What is read where a sound is not heard, by the name of its file. */
const NAMES = {
  beep: "Beep",
  boing: "Boing",
  boo: "Boo",
  buzz: "Buzz",
  coin: "Coin",
  crunch: "Crunch",
  ding: "Ding",
  door: "Door",
  drip: "Drip",
  flap: "Flap",
  hooray: "Hooray",
  jump: "Jump",
  key: "Key",
  magic: "Magic",
  "oh-no": "Oh no",
  ouch: "Ouch",
  pop: "Pop",
  pour: "Pour",
  quack: "Quack",
  ribbit: "Ribbit",
  roar: "Roar",
  sizzle: "Sizzle",
  splash: "Splash",
  squish: "Squish",
  thud: "Thud",
  treasure: "Treasure",
  twinkle: "Twinkle",
  vroom: "Vroom",
  whoosh: "Whoosh",
  "big-race": "Big race",
  castle: "Castle",
  party: "Party",
  sneaky: "Sneaky",
  "space-trip": "Space trip",
  "sunny-day": "Sunny day",
  "under-water": "Under water",
} as const;

export type SoundName = keyof typeof NAMES;

/** The id of a sound of the library in every game. */
export function soundId(name: SoundName): Id {
  return `library-${name}`;
}

const LIBRARY = new Map(Object.entries(NAMES).map(([file, name]) => [soundId(file as SoundName), name]));

/** The sounds that these rules and stages play, each once. */
export function soundsIn(characters: readonly Pick<Character, "rules">[], stages: readonly Stage[]): readonly Sound[] {
  const actions = characters.flatMap(({ rules }) => rulesIn(rules)).flatMap(({ actions }) => actions);
  const played = actions.flatMap((action) => (action.type === "sound" ? [action.sound] : []));
  const ids = new Set([...played, ...stages.flatMap(({ music }) => music ?? [])]);
  return [...ids].map((id) => ({ id, name: LIBRARY.get(id) ?? "" }));
}
