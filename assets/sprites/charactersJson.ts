/** The text of characters.json: the ready-made characters as `GET /characters` answers them (spec §7). */
import { gallery } from "./gallery.ts";
import { characterOf } from "./sprite.ts";

export function charactersJson(): string {
  return `[\n${gallery.map((drawn) => JSON.stringify(characterOf(drawn))).join(",\n")}\n]\n`;
}
