/** The typeface of the site in a file. It travels with the game, because a file can ask no site. */

/** Its place among what travels. */
export const FONT = "font";
const FAMILY = "Nunito Variable";
const WEIGHTS = "200 1000";

/** Shows texts in this typeface, a data URL, from now on. Never rejects: without it, they are in one of the device. */
export async function showFont(data: string | undefined): Promise<void> {
  if (data === undefined) return;
  try {
    const bytes = Uint8Array.from(atob(data.slice(data.indexOf(",") + 1)), (letter) => letter.charCodeAt(0));
    document.fonts.add(await new FontFace(FAMILY, bytes, { weight: WEIGHTS }).load());
  } catch (fault) {
    console.warn("The typeface of the game could not be shown", fault);
  }
}
