import { pngOf } from "../../../server/generate/pngFile.ts";
import { type Character, SPEEDS, TILE, type WorldDocument } from "../../../src/engine/index.ts";
import { seededRandom } from "../../support/seededRandom.ts";
import { actorOf, characterNamed, gameOf, STAGE, walkRight } from "../../support/testGame.ts";

const SIDE = 200;
const KINDS = ["Walker", "Rock"] as const;

export interface Crowd {
  readonly count: number;
  /** One in this many actors walks. */
  readonly oneOf: number;
  readonly speed: keyof typeof SPEEDS;
}

/** A stage of 200 by 200 squares full of actors, some of which walk right forever. */
export function crowdGame({ count, oneOf, speed }: Crowd): WorldDocument {
  const below = seededRandom(count);
  const anywhere = { xmin: 0, xmax: 0, ymin: 0, ymax: 0, ignored: {} };
  const walker = characterNamed(KINDS[0], [{ ...walkRight("walker"), extent: anywhere }]);
  const actors = Array.from({ length: count }, (_, n) =>
    actorOf(n % oneOf === 0 ? "walker" : "rock", `actor ${n}`, below(SIDE), below(SIDE)),
  );
  const game = gameOf([drawn(walker, 40), drawn(characterNamed(KINDS[1]), 200)], actors);
  const small = game.world.stages[STAGE];
  if (!small) throw new Error("A game has its stage.");
  const stage = { ...small, width: SIDE, height: SIDE, wrapX: true, wrapY: true };
  return { ...game, world: { ...game.world, speed: SPEEDS[speed], stages: { [STAGE]: stage } } };
}

/** A tile in shades of one gray. */
export function tilePicture(grey: number): string {
  const data = Uint8Array.from({ length: TILE * TILE * 4 }, (_, n) => (n % 4 === 3 ? 255 : grey + (n % 13)));
  return `data:image/png;base64,${pngOf({ width: TILE, height: TILE, data }).toString("base64")}`;
}

/** The character with all its appearances in one gray. */
export function drawn(character: Character, grey: number): Character {
  const { spritesheet } = character;
  const looks = Object.keys(spritesheet.appearances).map((look) => [look, [tilePicture(grey)]]);
  return { ...character, spritesheet: { ...spritesheet, appearances: Object.fromEntries(looks) } };
}
