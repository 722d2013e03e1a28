/** The example games in which something comes at the player: each is won as a child would win it, and can be lost. */
import { describe, expect, it } from "vitest";
import { dragon } from "../../assets/worlds/examples/dragon.ts";
import { frogs } from "../../assets/worlds/examples/frogs.ts";
import { pond } from "../../assets/worlds/examples/pond.ts";
import { runner } from "../../assets/worlds/examples/runner.ts";
import { snails } from "../../assets/worlds/examples/snails.ts";
import { stars } from "../../assets/worlds/examples/stars.ts";
import { type GameSketch, gameOf } from "../../assets/worlds/sketch/gameSketch.ts";
import { Play } from "../../assets/worlds/sketch/Play.ts";
import type { Actor } from "../../src/engine/index.ts";

const WON = "board-you-win";
const LOST = "board-oh-no";
const begun = (sketch: GameSketch, seed?: number) => new Play(gameOf(sketch), seed);

describe("Coin Run", () => {
  const TO_ALL_COINS = "u..rrrrlllRrrrrRrrrrrRrrrrrrrllll";

  it("is won with all coins, through the door", () => {
    const play = begun(runner).press(TO_ALL_COINS);
    expect([play.tally("coins"), play.one("door")?.appearance, play.one("flag")?.appearance]).toEqual([
      "10",
      "door-open",
      "flag-raised",
    ]);
    play.press("rrrrr");
    expect([play.board(), play.one("inventor")?.appearance, play.ended]).toEqual([WON, "inventor-cheering", null]);
    expect(play.press(".").ended).toEqual({ outcome: "won", text: "You got the coins and made it home!" });
    expect([play.board(), play.one("inventor")?.appearance]).toEqual([WON, "inventor-cheering"]);
  });

  it("keeps the door shut before all coins are there", () => {
    const play = begun(runner).go("R", "inventor", { x: 16 }).press("rrrr");
    expect([play.one("door")?.appearance, play.one("inventor")?.position.x]).toEqual(["door-closed", 16]);
  });

  it("is lost on the spikes, and the hearts are empty then", () => {
    const play = begun(runner).go("r", "inventor", { x: 7 }).press("R").wait(40);
    expect([play.board(), play.tally("lives"), play.ended?.outcome]).toEqual([LOST, "0", "lost"]);
    expect(play.all("heart").map(({ appearance }) => appearance)).toEqual(Array(3).fill("heart-empty"));
  });

  it("gives a coin for a jump on the slime", () => {
    const [stage] = runner.stages;
    const map = "T.........\n....H.....\n..........\n...gSg....\ngggggggggg";
    const play = begun({ ...runner, stages: stage ? [{ ...stage, map }] : [] }).wait(4);
    expect([play.all("slime"), play.tally("lives"), play.tally("coins")]).toEqual([[], "3", "1"]);
  });
});

describe("Dragon Castle", () => {
  /** Up the ladder for two apples, and back down. */
  function fetched(play: Play): Play {
    play.go("r", "hero", { x: 3 }).go("u", "hero", { y: 5 }).go("r", "hero", { x: 16 }).press(".");
    play.go("l", "hero", { x: 12 }).go("u", "hero", { y: 2 }).go("l", "hero", { x: 3 }).press(".");
    play.go("r", "hero", { x: 12 }).go("d", "hero", { y: 5 }).go("l", "hero", { x: 3 }).go("d", "hero", { y: 9 });
    return play.go("r", "hero", { x: 10 });
  }

  it("is won with three apples: the dragon flies away, and the way to the treasure is free", () => {
    const play = fetched(begun(dragon));
    expect([play.tally("apples"), play.tally("lives")]).toEqual(["3", expect.stringMatching(/[1-3]/)]);
    play.press("rrr").wait(12);
    expect([play.all("dragon"), play.tally("eaten")]).toEqual([[], "3"]);
    play.go("r", "hero", { x: 15 }).press("r.");
    const looks = ["chest", "hero", "flag"].map((who) => play.one(who)?.appearance);
    expect([play.board(), ...looks]).toEqual([WON, "chest-open", "hero-cheering", "flag-raised"]);
    expect(play.ended).toEqual({ outcome: "won", text: "You fed the dragon and found the treasure!" });
  });

  it("lets nobody pass who has brought nothing", () => {
    const play = begun(dragon).press("r".repeat(20));
    expect([play.one("hero")?.position.x, play.tally("apples"), play.tally("eaten")]).toEqual([10, "0", "1"]);
  });

  it("is lost by standing below a bat", () => {
    const play = begun(dragon).go("r", "hero", { x: 3 }).go("u", "hero", { y: 5 }).go("r", "hero", { x: 7 }).wait(60);
    expect([play.board(), play.tally("lives"), play.ended?.outcome]).toEqual([LOST, "0", "lost"]);
  });
});

describe("Frog Crossing", () => {
  /** Hops on when the square above stays free of cars, and sideways to a pad that is empty. */
  function crossed(play: Play): Play {
    for (let turn = 0; turn < 600 && play.board() === "board-goal"; turn++) {
      const at = play.one("frog")?.position;
      const empty = play.all("lily-pad").filter(({ appearance }) => appearance === "lily-pad-leaf");
      const pad = empty[0]?.position.x ?? 0;
      if (!at) play.press(".");
      else if (at.y === 2 && at.x !== pad) play.press(at.x < pad ? "r" : "l");
      else play.press(isDangerous(play, at.x, at.y - 1) ? "." : "u");
    }
    return play;
  }

  function isDangerous(play: Play, x: number, y: number): boolean {
    return play.all("car").some(({ position }) => position.y === y && Math.abs(position.x - x) < 4);
  }

  it("is won with three frogs on their pads, and the flag waves", () => {
    const play = crossed(begun(frogs)).wait(1);
    expect([play.board(), play.tally("home"), play.one("flag")?.appearance]).toEqual([WON, "3", "flag-raised"]);
    const pads = play.all("lily-pad").map(({ appearance }) => appearance);
    expect(pads).toEqual(Array(3).fill("lily-pad-with-a-frog"));
    expect(play.ended).toEqual({ outcome: "won", text: "All the frogs are home!" });
  });

  it("starts a frog over that a car bumps into", () => {
    const play = begun(frogs).press("u");
    const first = play.one("frog")?.id;
    play.wait(40);
    expect([play.one("frog")?.position, play.tally("home")]).toEqual([{ x: 10, y: 11 }, "0"]);
    expect(play.one("frog")?.id).not.toBe(first);
  });
});

describe("Star Catcher", () => {
  const lowest = (actors: readonly Actor[]) => [...actors].sort((a, b) => b.position.y - a.position.y)[0]?.position;

  /** Flies to the lowest star, unless a meteor is right above. */
  function caught(play: Play): Play {
    for (let turn = 0; turn < 800 && play.board() === "board-goal"; turn++) {
      const at = play.one("rocket")?.position.x ?? 0;
      const meteors = play.all("meteor").filter(({ position }) => position.y >= 5 && position.y <= 8);
      const isHot = (x: number) => meteors.some(({ position }) => position.x === x);
      const star = lowest(play.all("star").filter(({ position }) => position.y <= 7))?.x ?? at;
      const step = Math.sign(star - at);
      if (isHot(at)) play.press(at > 8 ? "l" : "r");
      else play.press(step === 0 || isHot(at + step) ? "." : step > 0 ? "r" : "l");
    }
    return play;
  }

  it.each([1, 2, 3])("is won by flying to the stars, whatever falls (%i)", (seed) => {
    const play = caught(begun(stars, seed)).wait(1);
    expect([play.board(), play.tally("stars"), play.one("alien")?.appearance]).toEqual([WON, "10", "alien-waving"]);
    expect(play.ended).toEqual({ outcome: "won", text: "You caught them all!" });
  });

  it("can be lost", () => {
    const play = begun(stars);
    for (let turn = 0; turn < 2000 && play.board() === "board-goal"; turn++) {
      const at = play.one("rocket")?.position.x ?? 0;
      const meteor = lowest(play.all("meteor").filter(({ position }) => position.y <= 7))?.x ?? at;
      play.press(meteor === at ? "." : meteor > at ? "r" : "l");
    }
    expect([play.board(), play.tally("lives"), play.ended]).toEqual([LOST, "0", null]);
    expect(play.wait(1).ended?.outcome).toBe("lost");
  });
});

describe("Fishing Pond", () => {
  it("is won with six fish, and the angler cheers", () => {
    const play = begun(pond);
    for (let turn = 0; turn < 900 && play.board() === "board-goal"; turn++) play.press(turn % 7 === 0 ? "_" : "r");
    play.wait(1);
    expect([play.board(), play.one("boat")?.appearance]).toEqual([WON, "boat-cheering"]);
    expect(play.ended).toEqual({ outcome: "won", text: "You caught 6 fish!" });
  });

  it("keeps the boat where it is while the hook is out, and takes in all of the line", () => {
    const play = begun(pond).press("_..");
    const at = play.one("boat")?.position;
    expect([play.all("line").length > 0, play.press("rr").one("boat")?.position]).toEqual([true, at]);
    expect([play.wait(20).all("line"), play.all("hook")]).toEqual([[], []]);
  });
});

describe("Snail Trails", () => {
  /** Red crawls on, and turns to a free side when something is ahead. */
  function dodged(play: Play): Play {
    const steps: Readonly<Record<string, readonly [number, number]>> = { r: [1, 0], d: [0, 1], l: [-1, 0], u: [0, -1] };
    const isFree = (x: number, y: number) =>
      x >= 0 &&
      y >= 1 &&
      x < 18 &&
      y < 10 &&
      !["red-trail", "blue-trail", "blue-snail"].some((who) =>
        play.all(who).some(({ position }) => position.x === x && position.y === y),
      );
    let going = "r";
    for (let turn = 0; turn < 300 && play.board() === "board-goal"; turn++) {
      const { x, y } = play.one("red-snail")?.position ?? { x: 0, y: 0 };
      const free = [going, ..."rdlu"].find((key) => isFree(x + (steps[key]?.[0] ?? 0), y + (steps[key]?.[1] ?? 0)));
      going = free ?? going;
      play.press(going);
    }
    return play;
  }

  it("is won by red or by blue, which steers by itself", () => {
    const ends = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
      const play = dodged(begun(snails, seed)).wait(1);
      return [play.board(), play.ended?.outcome, play.ended?.text].join(": ");
    });
    expect([...new Set(ends)].sort()).toEqual([
      "board-blue-wins: lost: The blue snail crawled longer.",
      "board-red-wins: won: The red snail wins!",
    ]);
  });

  it("is lost by whoever crawls into the edge", () => {
    const play = begun(snails).wait(40);
    expect([play.board(), play.one("red-snail")?.appearance]).toEqual(["board-blue-wins", "red-snail-hiding"]);
  });

  it("is won by blue if somebody steers it", () => {
    const play = begun(snails).press("W....A").wait(40);
    expect([play.board(), play.ended]).toEqual(["board-blue-wins", { outcome: "won", text: "The blue snail wins!" }]);
  });

  it("lets blue turn by its own keys, and then it no longer dodges", () => {
    const play = begun(snails).press("W").wait(12);
    expect([play.one("blue-snail")?.appearance, play.board()]).toEqual(["blue-snail-hiding", "board-red-wins"]);
  });
});
