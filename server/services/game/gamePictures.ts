import { BACKGROUND_SIDE_MAX } from "../../../src/engine/index.ts";
import { readPictureHeader } from "../../../src/migrate/pictureHeader.ts";
import { isPicture, pictureAddress } from "../../../src/migrate/pictures.ts";
import { readBackground } from "../../../src/migrate/readStage.ts";
import { Notes } from "../../../src/migrate/WorldFacts.ts";
import { HttpError } from "../HttpError.ts";
import { bytesOfPicture } from "./dataPicture.ts";

/** What a text at some place of a game is; `null` for words and numbers. */
export type PicturePlace = "sprite" | "background" | "thumbnail" | null;

const SIDE_MAX = { sprite: 1024, background: BACKGROUND_SIDE_MAX, thumbnail: 2048 } as const;
const CALLED = {
  sprite: "a picture of a character",
  background: "the picture of a background",
  thumbnail: "the small picture of a stage",
} as const;

const PLACES: Readonly<Record<string, PicturePlace>> = {
  appearances: "sprite",
  background: "background",
  thumbnail: "thumbnail",
  startThumbnail: "thumbnail",
};

/** Which place a key leads to; everything within the looks of a character is a sprite. */
export function placeUnder(key: string, place: PicturePlace): PicturePlace {
  if (place === "sprite") return place;
  return Object.hasOwn(PLACES, key) ? (PLACES[key] ?? null) : null;
}

/**
 * The text as it may be stored: pictures that opening a game would leave out are left out here too. Throws an `HttpError` for a picture that
 * browsers could not read, or only at a great cost.
 */
export function pictureToStore(text: string, place: NonNullable<PicturePlace>): string {
  const kept = place === "background" ? backgroundToStore(text) : otherPictureToStore(text);
  const address = place === "background" ? (pictureAddress(kept) ?? "") : kept;
  if (address.startsWith("data:")) checkPicture(address, place);
  return kept;
}

/** The name under which older games know the landscape of ours, without any host: every opening reads it. */
const OLD_LANDSCAPES: readonly (string | null)[] = ["Layer0_2.png", "/Layer0_2.png"];

function backgroundToStore(text: string): string {
  return OLD_LANDSCAPES.includes(pictureAddress(text)) ? text : readBackground(text, new Notes());
}

function otherPictureToStore(text: string): string {
  return isPicture(text) ? text : "";
}

function checkPicture(address: string, place: NonNullable<PicturePlace>): void {
  const header = readPictureHeader(bytesOfPicture(address));
  const side = header ? Math.max(header.width, header.height) : 0;
  if (!header || Math.min(header.width, header.height) === 0) throw pictureRefused(place, "could not be read");
  const max = SIDE_MAX[place];
  if (side > max) throw pictureRefused(place, `is larger than ${max} by ${max}`);
}

function pictureRefused(place: NonNullable<PicturePlace>, reason: string): HttpError {
  return new HttpError(400, `This could not be saved because ${CALLED[place]} ${reason}.`);
}
