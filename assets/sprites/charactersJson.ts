/** The text of characters.json: the ready-made characters as `GET /characters` answers them (spec §7), each with its kind. */
import { kinds } from "./gallery.ts";
import { characterOf } from "./sprite.ts";

export function charactersJson(): string {
  const characters = Object.entries(kinds).flatMap(([kind, sprites]) =>
    sprites.map((drawn) => ({ ...characterOf(drawn), kind })),
  );
  return `[\n${characters.map((character) => JSON.stringify(character)).join(",\n")}\n]\n`;
}
