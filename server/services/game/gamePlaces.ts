import { cutToLetters, SAYING_MAX } from "../../../src/engine/index.ts";
import { type PicturePlace, picturePlaceUnder, pictureToStore } from "./gamePictures.ts";
import { soundToStore } from "./gameSounds.ts";

/** What a text at some place of a game is; `null` for texts that are only bounded. */
export type TextPlace = PicturePlace | "sound" | "said" | OnTheWay;
/** Places of maps through which one comes to such a text. A sound is only looked for where games have their sounds. */
type OnTheWay = "game" | "world" | "sounds" | "a sound" | "what an actor says";

/** Returns the place that a key leads to. */
export function placeUnder(key: string, place: TextPlace): TextPlace {
  if (place === "game" && key === "world") return "world";
  if (place === "world" && key === "sounds") return "sounds";
  if (place === "sounds") return "a sound";
  if (place === "a sound" && key === "data") return "sound";
  if (place === "what an actor says" && key === "text") return "said";
  if (key === "saying") return "what an actor says";
  return picturePlaceUnder(key, place === "sprite");
}

/** Returns whether the text in a map is what an action lets somebody say. */
export function isSaid(key: string, { type }: Readonly<Record<string, unknown>>): boolean {
  return key === "text" && (type === "say" || type === "end");
}

/**
 * Returns the text at a place as it may be stored, or `null` if it is only bounded. Throws an `HttpError` in plain words
 * for one that must not be stored.
 */
export function textToStore(text: string, place: TextPlace): string | null {
  switch (place) {
    case "sprite":
    case "background":
    case "thumbnail":
      return pictureToStore(text, place);
    case "sound":
      return soundToStore(text);
    case "said":
      return cutToLetters(text, SAYING_MAX);
    default:
      return null;
  }
}
