/** Draws the background of a stage from words, the same one for the same words (product §20): 880 by 520 pixels, 22 by 13 squares. */
import type { PixelImage } from "../pixels/PixelImage.ts";
import { drawSky, drawWeather, lightOf, timeIn, weatherIn } from "./scenes/air.ts";
import { Scenery } from "./scenes/Scenery.ts";
import { ANYWHERE, SCENE_NAMES, SCENES, type Scene } from "./scenes/scenes.ts";
import { firstKnown, picked, seedOf, subjectWords, tellingWords, wordsIn } from "./words.ts";

/** Any words will do: those that name no place give a pleasant one. */
export function makeScene(text: string): PixelImage {
  const words = wordsIn(text);
  const seed = seedOf(tellingWords(text));
  const place = sceneFor(text, seed);
  const scene = new Scenery(seed);
  if (!place?.isOutside) {
    place?.draw(scene, "day");
    return scene.image();
  }
  const [time, weather] = [timeIn(words), weatherIn(words)];
  drawSky(scene, time, weather);
  const sky = scene.copied();
  place.draw(scene, time);
  scene.litBesides(sky, lightOf(time, weather));
  return drawWeather(scene, weather).image();
}

/** A place by its own name comes before one that some other word hints at. */
function sceneFor(text: string, seed: number): Scene | undefined {
  const named = wordsIn(text).find(
    (word) => SCENE_NAMES.includes(word) && word !== "snow" && word !== "sky" && word !== "moon",
  );
  const known = firstKnown(subjectWords(text), SCENES) ?? firstKnown(wordsIn(text), SCENES);
  return (named === undefined ? null : SCENES[named]) ?? known ?? SCENES[picked(ANYWHERE, seed, 1)];
}
