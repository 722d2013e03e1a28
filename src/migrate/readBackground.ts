import { DEFAULT_STAGE } from "../engine/index.ts";
import type { Notes } from "./Notes.ts";
import { isDataPicture, isOwnPath } from "./pictures.ts";
import { textOf } from "./reading.ts";

/** Old documents name the one bundled picture of their time; ours stands in for it (product §14). */
const OLD_LANDSCAPE = /(?:^|\/)Layer0_2\.png$/;
const LANDSCAPE = "url(/backgrounds/landscape.png)";

const COLOUR = /^(?:#[0-9a-f]{3,8}|[a-z]{1,30}|(?:rgb|hsl)a?\([\d\s.,%/]+\))$/i;
const URL = /^url\(\s*(["']?)(.*?)\1\s*\)$/s;

/** A colour, or `url(...)` of a bundled picture, an own upload or a raster picture in the document; else the default colour (product §14). */
export function readBackground(value: unknown, notes: Notes): string {
  const text = textOf(value)?.trim();
  if (!text) return DEFAULT_STAGE.background;
  if (COLOUR.test(text)) return text;
  const address = URL.exec(text)?.[2] ?? "";
  if (OLD_LANDSCAPE.test(address)) return LANDSCAPE;
  if (isKept(address)) return text;
  notes.add("A background that is not part of Gridlings was replaced by a plain colour.");
  return DEFAULT_STAGE.background;
}

function isKept(address: string): boolean {
  if (isDataPicture(address)) return true;
  return isOwnPath(address) && (address.startsWith("/backgrounds/") || address.startsWith("/pictures/"));
}
