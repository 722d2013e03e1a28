import { pngOf } from "../../../server/generate/pngFile.ts";
import { type Actor, type Character, TILE, type WorldDocument } from "../../../src/engine/index.ts";
import { seededRandom } from "../../support/seededRandom.ts";
import { actorOf, characterNamed, gameOf, STAGE, walkRight } from "../../support/testGame.ts";

const SIZE = { width: 80, height: 50 };
const ACTORS = 2000;
const CHARACTERS = 60;
const RULES_EACH = 5;
/** Noise that no PNG can compress: 8 KB each. */
const LOOKS_EACH = 9;

/** An actor with a free square on its right and its left. */
export const LONER = { id: "loner", character: "Kind 1", column: 10, row: 10 };

/** A game at the size limit: 5 MB, 2,000 actors, 60 characters with 300 rules; the same every time. */
export function bigGame(): WorldDocument {
  const below = seededRandom(11);
  const kinds = Array.from({ length: CHARACTERS }, (_, n) => kind(n, below));
  const loner = actorOf("kind 1", LONER.id, LONER.column, LONER.row);
  const game = gameOf(kinds, [...crowd(), loner]);
  const small = game.world.stages[STAGE];
  if (!small) throw new Error("A game has its stage.");
  return { ...game, world: { ...game.world, stages: { [STAGE]: { ...small, ...SIZE } } } };
}

function kind(number: number, below: (limit: number) => number): Character {
  const plain = characterNamed(`Kind ${number}`);
  const names = ["idle", "happy", ...Array.from({ length: LOOKS_EACH - 2 }, (_, n) => `look ${n}`)];
  const looks = names.map((name) => `${plain.id}-${name}`);
  const spritesheet = {
    appearances: Object.fromEntries(looks.map((look) => [look, [noise(below)]])),
    appearanceNames: Object.fromEntries(looks.map((look, n) => [look, names[n] ?? ""])),
    appearanceInfo: {},
  };
  const variables = { energy: { id: "energy", name: "Energy", defaultValue: "3" } };
  const rules = Array.from({ length: RULES_EACH }, (_, n) => ({
    ...walkRight(plain.id, `rule ${number}.${n}`),
    name: `Walk right ${n}`,
  }));
  return { ...plain, spritesheet, variables, rules };
}

function noise(below: (limit: number) => number): string {
  const data = Uint8Array.from({ length: TILE * TILE * 4 }, (_, n) => (n % 4 === 3 ? 255 : below(256)));
  return `data:image/png;base64,${pngOf({ width: TILE, height: TILE, data }).toString("base64")}`;
}

/** Actors on every second square, except in the rows around LONER. */
function crowd(): Actor[] {
  const squares = Array.from({ length: SIZE.width * SIZE.height }, (_, n) => n);
  const free = squares
    .map((square) => ({ x: square % SIZE.width, y: Math.floor(square / SIZE.width) }))
    .filter(({ x, y }) => Math.abs(y - LONER.row) > 1 || Math.abs(x - LONER.column) > 3)
    .filter((_, n) => n % 2 === 0 || n > squares.length - 100);
  return free.slice(0, ACTORS - 1).map(({ x, y }, n) => actorOf(`kind ${n % CHARACTERS}`, `actor ${n}`, x, y));
}
