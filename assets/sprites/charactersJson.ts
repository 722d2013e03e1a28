/** The text of characters.json: the ready-made characters as `GET /characters` answers them (spec §7), each with its kind. */
import { readyMades } from "../worlds/readyMades/readyMades.ts";
import { kinds } from "./gallery.ts";
import { characterOf } from "./sprite.ts";

/** The words over the shelf of those who come with rules. */
const WITH_RULES = "With rules";

export function charactersJson(): string {
  const [heroes = [], ...others] = Object.entries(kinds).map(([kind, sprites]) =>
    sprites.map((sprite) => ({ ...characterOf(sprite), kind })),
  );
  const withRules = readyMades().map((readyMade) => ({ ...readyMade, kind: WITH_RULES }));
  const characters = [...heroes, ...withRules, ...others.flat()];
  return `[\n${characters.map((character) => JSON.stringify(character)).join(",\n")}\n]\n`;
}
