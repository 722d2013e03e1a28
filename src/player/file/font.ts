/** The typeface of the site in a file. It travels with the game, because a file can ask no site. */
import { bytesIn } from "./bytesIn.ts";

/** The key of the typeface in `Carried`. */
export const FONT = "font";
const FAMILY = "Nunito Variable";
const WEIGHTS = "200 1000";

/** Shows texts in this typeface, a data URL, from now on. Never rejects: if it fails, texts stay in a typeface of the device. */
export async function showFont(data: string | undefined): Promise<void> {
  if (data === undefined) return;
  try {
    document.fonts.add(
      await new FontFace(FAMILY, bytesIn(data.slice(data.indexOf(",") + 1)), { weight: WEIGHTS }).load(),
    );
  } catch (fault) {
    console.warn("The typeface of the game could not be shown", fault);
  }
}
