import type { PixelImage } from "../pixels/PixelImage.ts";
import { drawSky, drawWeather, lightOf, type Time, timeIn, weatherIn } from "./scenes/air.ts";
import { candy, desert, farm, forest, jungle, meadow, mountains, snowland, volcano } from "./scenes/outdoors.ts";
import {
  beach,
  castleHill,
  cave,
  city,
  heaven,
  indoors,
  moonland,
  road,
  sea,
  space,
  underwater,
  village,
} from "./scenes/places.ts";
import { Scenery } from "./scenes/Scenery.ts";
import { firstKnown, picked, seedOf, subjectWords, tellingWords, wordsIn } from "./words.ts";

interface SceneDrawing {
  readonly image: PixelImage;
  /** What was drawn because the words name no place, such as `a beach`; null if they do. */
  readonly instead: string | null;
}

/**
 * Draws a stage background of 880 by 520 pixels (22 by 13 squares) from a description. The same words always give the same picture; words that
 * name no place give a pleasant one.
 */
export function makeScene(text: string): SceneDrawing {
  const seed = seedOf(tellingWords(text));
  const known = sceneFor(text);
  const [name, phrase] = picked(ANYWHERE, seed, 1);
  const image = drawScene(known ?? SCENES[name], wordsIn(text), new Scenery(seed));
  return { image, instead: known ? null : phrase };
}

function drawScene(place: SceneTemplate | undefined, words: readonly string[], scene: Scenery): PixelImage {
  if (!place?.isOutside) {
    place?.draw(scene, "day");
    return scene.image();
  }
  const [time, weather] = [timeIn(words), weatherIn(words)];
  drawSky(scene, time, weather);
  const sky = scene.copyDots();
  place.draw(scene, time);
  scene.relight(sky, lightOf(time, weather));
  return drawWeather(scene, weather).image();
}

/** The name of a place wins over words that merely suggest one. */
function sceneFor(text: string): SceneTemplate | null {
  const named = wordsIn(text).find(
    (word) => SCENE_NAMES.includes(word) && word !== "snow" && word !== "sky" && word !== "moon",
  );
  const known = firstKnown(subjectWords(text), SCENES) ?? firstKnown(wordsIn(text), SCENES);
  return (named === undefined ? null : SCENES[named]) ?? known;
}

interface SceneTemplate {
  readonly name: string;
  readonly draw: (scene: Scenery, time: Time) => void;
  /** Whether it is under the open sky, so that it has a time of day and weather. */
  readonly isOutside: boolean;
}

const OUTSIDE: readonly (readonly [name: string, also: string, draw: SceneTemplate["draw"]])[] = [
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
  ["castle", "palace kingdom fortress knight princess fairytale", castleHill],
  ["road", "street race track racetrack highway car cars", road],
];

const INSIDE: readonly (readonly [name: string, also: string, draw: SceneTemplate["draw"]])[] = [
  ["underwater", "reef coral aquarium fish mermaid", underwater],
  ["cave", "cavern dungeon mine underground crystal crystals tunnel", cave],
  ["space", "galaxy planet planets universe stars rocket cosmos", space],
  ["moon", "lunar crater asteroid mars", moonland],
  ["sky", "heaven cloud clouds flying", heaven],
  ["room", "bedroom house-inside indoor indoors kitchen school classroom living", indoors],
];

const ALL = [
  ...OUTSIDE.map((entry) => ({ entry, isOutside: true })),
  ...INSIDE.map((entry) => ({ entry, isOutside: false })),
];

const SCENES: Readonly<Record<string, SceneTemplate>> = Object.fromEntries(
  ALL.flatMap(({ entry: [name, also, draw], isOutside }) =>
    [name, ...also.split(" ")].map((word) => [word, { name, draw, isOutside }]),
  ),
);

export const SCENE_NAMES: readonly string[] = ALL.map(({ entry: [name] }) => name);

type NamedPlace = readonly [name: string, phrase: string];
/** The choice for words that name no place. */
const ANYWHERE: readonly [NamedPlace, ...NamedPlace[]] = [
  ["meadow", "a meadow"],
  ["mountains", "a view of mountains"],
  ["beach", "a beach"],
  ["forest", "a forest"],
  ["candy", "a land of candy"],
];
