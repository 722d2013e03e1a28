import { expect, it } from "vitest";
import { stars } from "../../assets/worlds/examples/stars.ts";
import { gameOf as gameOfSketch } from "../../assets/worlds/sketch/gameSketch.ts";
import type { WorldDocument } from "../../src/engine/index.ts";
import { carriedAddresses, withCarried } from "../../src/player/file/carried.ts";
import { characterNamed, gameOf, STAGE } from "../support/testGame.ts";

const SOUND = "data:audio/mpeg;base64,AAAA";
const PICTURE = "data:image/png;base64,AAAA";

/** A game on a landscape of the site, with one library sound that a rule plays and one that none plays. */
const game = gameOfSketch(stars);

function onLandscape(address: string): WorldDocument {
  const blank = gameOf([characterNamed("Hero")], []);
  const stage = {
    ...blank.world.stages[STAGE],
    background: `url(${address})`,
  } as WorldDocument["world"]["stages"][string];
  return { ...blank, world: { ...blank.world, stages: { [STAGE]: stage } } };
}

it("a game carries its landscape, its music, and the sounds that its rules play, and no others", () => {
  const unused = { ...game.world.sounds, "library-boing": { id: "library-boing", name: "Boing" } };
  const withMore = { ...game, world: { ...game.world, sounds: unused } };
  expect(carriedAddresses(withMore)).toEqual([
    "/backgrounds/space.png",
    "/sounds/library/twinkle.mp3",
    "/sounds/library/ouch.mp3",
    "/sounds/library/hooray.mp3",
    "/sounds/library/oh-no.mp3",
    "/sounds/library/space-trip.mp3",
  ]);
});

it("what is carried stands in the game where its address was, and a landscape keeps its colors", () => {
  const addresses = carriedAddresses(game);
  const carried = Object.fromEntries(addresses.map((one) => [one, one.endsWith("mp3") ? SOUND : PICTURE]));
  const { world } = withCarried(game, carried);
  expect(Object.values(world.stages)).toMatchObject([{ background: `url(${PICTURE})`, dim: false }]);
  expect(Object.values(world.sounds ?? {}).map(({ data }) => data)).toEqual(addresses.slice(1).map(() => SOUND));
});

it("what is not carried is silent and not seen, so that the page asks no network for it", () => {
  const bare = withCarried(game, {});
  expect(JSON.stringify(bare.world)).not.toMatch(/url\(\//);
  expect(Object.values(bare.world.sounds ?? {}).every(({ data }) => data === "")).toBe(true);
});

it("a picture of the game itself, a color, and a recorded sound stay as they are", () => {
  const own = onLandscape(PICTURE);
  const sounds = { mine: { id: "mine", name: "Mine", data: "data:audio/wav;base64,AAAA" } };
  const whole = { ...own, world: { ...own.world, sounds } };
  expect(withCarried(whole, {})).toEqual(whole);
  expect(carriedAddresses(whole)).toEqual([]);
});
