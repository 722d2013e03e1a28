/** Every scene that words can ask for, by the words that ask for it. */
import type { Time } from "./air.ts";
import { candy, desert, farm, forest, jungle, meadow, mountains, snowland, volcano } from "./outdoors.ts";
import { beach, castle, cave, city, heaven, moonland, road, room, sea, space, underwater, village } from "./places.ts";
import type { Scenery } from "./Scenery.ts";

export interface Scene {
  readonly name: string;
  readonly draw: (scene: Scenery, time: Time) => void;
  /** Whether the sky is over it, so that it has a time of the day and weather. */
  readonly isOutside: boolean;
}

const OUTSIDE: readonly (readonly [name: string, also: string, draw: Scene["draw"]])[] = [
  [
    "meadow",
    "hill hills field grass grassy park garden nature flower flowers spring countryside landscape green",
    meadow,
  ],
  ["forest", "wood woods tree trees woodland mushroom", forest],
  ["jungle", "rainforest swamp tropical", jungle],
  ["mountains", "mountain peak peaks alps cliff", mountains],
  ["desert", "sand dune dunes egypt pyramid pyramids wildwest", desert],
  ["snow", "snowy winter ice icy arctic pole christmas", snowland],
  ["volcano", "lava fire hell eruption dinosaur dinosaurs", volcano],
  ["farm", "barn crop crops", farm],
  ["candy", "sweet sweets sugar dessert lollipop", candy],
  ["beach", "coast shore island seaside palm summer", beach],
  ["sea", "ocean lake water pirate ship waves river", sea],
  ["city", "town skyscraper skyscrapers buildings building downtown", city],
  ["village", "houses house home cottage", village],
  ["castle", "palace kingdom fortress knight princess fairytale", castle],
  ["road", "street race track racetrack highway car cars", road],
];

const INSIDE: readonly (readonly [name: string, also: string, draw: Scene["draw"]])[] = [
  ["underwater", "reef coral aquarium fish mermaid", underwater],
  ["cave", "cavern dungeon mine underground crystal crystals tunnel", cave],
  ["space", "galaxy planet planets universe stars rocket cosmos", space],
  ["moon", "lunar crater asteroid mars", moonland],
  ["sky", "heaven cloud clouds flying", heaven],
  ["room", "bedroom house-inside indoor indoors kitchen school classroom living", room],
];

const ALL = [
  ...OUTSIDE.map((entry) => ({ entry, isOutside: true })),
  ...INSIDE.map((entry) => ({ entry, isOutside: false })),
];

export const SCENES: Readonly<Record<string, Scene>> = Object.fromEntries(
  ALL.flatMap(({ entry: [name, also, draw], isOutside }) =>
    [name, ...also.split(" ")].map((word) => [word, { name, draw, isOutside }]),
  ),
);

export const SCENE_NAMES: readonly string[] = ALL.map(({ entry: [name] }) => name);

/** For words that name no place. */
export const ANYWHERE: readonly [string, ...string[]] = ["meadow", "mountains", "beach", "forest", "candy"];
