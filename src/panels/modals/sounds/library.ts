/** The sounds of the library (assets/sounds/library), whose ids name their files, and the shelf that each is on. */

export type SoundShelf = "find" | "move" | "ouch" | "animals" | "tunes";

export interface LibraryEntry {
  /** The id that the sound has in a game. */
  readonly id: string;
  readonly name: string;
  readonly shelf: SoundShelf;
  /** Its place in the sheet of pictures (assets/ui/sounds.png). */
  readonly picture: number;
}

/** How many pictures are in a row of the sheet. */
export const SHEET_COLUMNS = 8;

type Row = readonly [file: string, name: string, shelf: SoundShelf];

/** In the order in which they are offered, which is that of their pictures. */
const ROWS: readonly Row[] = [
  ["coin", "Coin", "find"],
  ["treasure", "Treasure", "find"],
  ["twinkle", "Twinkle", "find"],
  ["key", "Key", "find"],
  ["boing", "Boing", "move"],
  ["whoosh", "Whoosh", "move"],
  ["thud", "Thud", "move"],
  ["splash", "Splash", "move"],
  ["ouch", "Ouch", "ouch"],
  ["feel-better", "Feel better", "ouch"],
  ["squish", "Squish", "ouch"],
  ["flap", "Flap", "animals"],
  ["buzz", "Buzz", "animals"],
  ["beep", "Beep", "move"],
  ["crunch", "Crunch", "find"],
  ["hooray", "Hooray", "find"],
  ["roar", "Roar", "animals"],
  ["drip", "Drip", "ouch"],
  ["pour", "Pour", "move"],
  ["boo", "Boo", "ouch"],
  ["jump", "Jump", "move"],
  ["steps", "Steps", "move"],
  ["climb", "Climb", "move"],
  ["vroom", "Vroom", "move"],
  ["ding", "Ding", "find"],
  ["door", "Door", "find"],
  ["magic", "Magic", "find"],
  ["pop", "Pop", "find"],
  ["boom", "Boom", "ouch"],
  ["crash", "Crash", "ouch"],
  ["sizzle", "Sizzle", "ouch"],
  ["oh-no", "Oh no", "ouch"],
  ["poke", "Poke", "ouch"],
  ["ribbit", "Ribbit", "animals"],
  ["quack", "Quack", "animals"],
  ["yip", "Yip", "animals"],
  ["blub", "Blub", "animals"],
  ["snip", "Snip", "animals"],
  ["flutter", "Flutter", "animals"],
  ["wobble", "Wobble", "animals"],
  ["sunny-day", "Sunny day", "tunes"],
  ["space-trip", "Space trip", "tunes"],
  ["castle", "Castle", "tunes"],
  ["under-water", "Under water", "tunes"],
  ["big-race", "Big race", "tunes"],
  ["sneaky", "Sneaky", "tunes"],
  ["party", "Party", "tunes"],
  ["bedtime", "Bedtime", "tunes"],
];

export const LIBRARY: readonly LibraryEntry[] = ROWS.map(([file, name, shelf], picture) => ({
  id: `library-${file}`,
  name,
  shelf,
  picture,
}));
