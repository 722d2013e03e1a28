import { BACKGROUND_SIDE_MAX } from "../../../src/engine/index.ts";
import { isPicture, pictureAddress } from "../../../src/migrate/pictures.ts";
import { readBackground } from "../../../src/migrate/readStage.ts";
import { Notes } from "../../../src/migrate/WorldFacts.ts";
import { HttpError } from "../HttpError.ts";
import { bytesOfPicture, longerSide } from "./dataPicture.ts";
import { withoutMetadata } from "./withoutMetadata.ts";

/** What a text at some place of a game is; `null` for texts that are not pictures. */
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

/** Returns the place that a key leads to. Everything within the looks of a character is a sprite. */
export function picturePlaceUnder(key: string, isWithinSprite: boolean): PicturePlace {
  if (isWithinSprite) return "sprite";
  return Object.hasOwn(PLACES, key) ? (PLACES[key] ?? null) : null;
}

/**
 * Returns the text as it may be stored. Pictures that opening a game would leave out are left out here too, and those
 * that stay lose the texts and places that they carry. Throws an `HttpError` for a picture that browsers could not
 * read, or only at a great cost.
 */
export function pictureToStore(text: string, place: NonNullable<PicturePlace>): string {
  const kept = place === "background" ? backgroundToStore(text) : otherPictureToStore(text);
  const address = place === "background" ? (pictureAddress(kept) ?? "") : kept;
  return address.startsWith("data:") ? withAddress(kept, address, checkedPicture(address, place)) : kept;
}

/** Replaces the address in a text, which is the address itself or a background around it. */
function withAddress(text: string, address: string, checked: string): string {
  if (checked === address) return text;
  const at = text.indexOf(address);
  return text.slice(0, at) + checked + text.slice(at + address.length);
}

/** The names under which older games know our landscape, without any host. Every opening reads them. */
const OLD_LANDSCAPES: readonly (string | null)[] = ["Layer0_2.png", "/Layer0_2.png"];

function backgroundToStore(text: string): string {
  return OLD_LANDSCAPES.includes(pictureAddress(text)) ? text : readBackground(text, new Notes());
}

function otherPictureToStore(text: string): string {
  return isPicture(text) ? text : "";
}

/**
 * Returns the address of the same picture without texts and places. Throws an `HttpError` if browsers could not show
 * it.
 */
function checkedPicture(address: string, place: NonNullable<PicturePlace>): string {
  const bytes = bytesOfPicture(address);
  const clean = withoutMetadata(bytes);
  const side = longerSide(clean);
  if (side === 0) throw pictureRefused(place, "could not be read");
  const max = SIDE_MAX[place];
  if (side > max) throw pictureRefused(place, `is larger than ${max} by ${max}`);
  return clean === bytes ? address : address.slice(0, address.indexOf(",") + 1) + clean.toString("base64");
}

function pictureRefused(place: NonNullable<PicturePlace>, reason: string): HttpError {
  return new HttpError(400, `This couldn't be saved because ${CALLED[place]} ${reason}.`);
}
