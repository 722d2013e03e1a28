import { isBundledBackground, pictureAddress } from "../../migrate/pictures.ts";

/** How an element shows the ground of a stage, before its first frame. */
export type PosterStyle = { readonly backgroundColor: string } | { readonly backgroundImage: string };

/** Null for a picture from elsewhere, which is not shown, because on a stage it is paler than by itself. */
export function posterStyle(background: string): PosterStyle | null {
  const address = pictureAddress(background);
  if (address === null) return { backgroundColor: background };
  return isBundledBackground(address) ? { backgroundImage: `url("${address}")` } : null;
}
