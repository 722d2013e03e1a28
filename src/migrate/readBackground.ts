import { DEFAULT_STAGE } from "../engine/index.ts";
import type { Notes } from "./Notes.ts";
import { isDataPicture, isOwnPath, pictureAddress } from "./pictures.ts";
import { textOf } from "./reading.ts";

const LANDSCAPE = "url(/backgrounds/landscape.png)";
/** Old documents name the one bundled picture of their time; ours stands in for it. */
const OLD_LANDSCAPE = "Layer0_2.png";

const COLOUR = /^(?:#[0-9a-f]{3,8}|[a-z]{1,30}|(?:rgb|hsl)a?\([\d\s.,%/]+\))$/i;
/** Letters of the longest colour that anybody writes. */
const COLOUR_MAX = 100;

/** A colour, or `url(...)` of a bundled picture, an own upload or a raster picture in the document; else the default colour. */
export function readBackground(value: unknown, notes: Notes): string {
  const text = textOf(value)?.trim();
  if (!text) return DEFAULT_STAGE.background;
  if (text.length <= COLOUR_MAX && COLOUR.test(text)) return text;
  const address = pictureAddress(text) ?? "";
  if (address === OLD_LANDSCAPE || address.endsWith(`/${OLD_LANDSCAPE}`)) return LANDSCAPE;
  if (isKept(address)) return text;
  notes.add("A background that is not part of Gridlings was replaced by a plain colour.");
  return DEFAULT_STAGE.background;
}

function isKept(address: string): boolean {
  if (isDataPicture(address)) return true;
  return isOwnPath(address) && (address.startsWith("/backgrounds/") || address.startsWith("/pictures/"));
}
