/** The example games that use rules which say more (kinds, ways, timers, counts, bubbles, levels): each is played to its goal. */
import { describe, expect, it } from "vitest";
import { brigade } from "../../assets/worlds/examples/brigade.ts";
import { candy } from "../../assets/worlds/examples/candy.ts";
import { duckling } from "../../assets/worlds/examples/duckling.ts";
import { friends } from "../../assets/worlds/examples/friends.ts";
import { penguin } from "../../assets/worlds/examples/penguin.ts";
import { type GameSketch, gameOf } from "../../assets/worlds/sketch/gameSketch.ts";
import { Play } from "../../assets/worlds/sketch/Play.ts";
import { type Actor, levelBegun, type Point } from "../../src/engine/index.ts";

const begun = (sketch: GameSketch, seed?: number) => new Play(gameOf(sketch), seed);
const placeOf = (play: Play, character: string) => play.one(character)?.position;

describe("Penguin Slide", () => {
  const WAYS = ["rdr", "rurdru", "dlururd", "rdruldru"];

  function level(number: number): Play {
    const game = gameOf(penguin);
    return new Play({ ...game, world: levelBegun(game.world, `level-${number}`, game.world) });
  }

  /** Each slide goes on until it ends by itself. */
  function slid(play: Play, keys: string): Play {
    for (const key of keys) {
      play.press(key);
      for (let turn = 0; turn < 20 && play.one("penguin")?.appearance === "penguin-sliding"; turn++) play.wait(1);
    }
    return play;
  }

  it.each([1, 2, 3, 4])("has a level %i that is won by sliding home", (number) => {
    const way = WAYS[number - 1] ?? "";
    const play = slid(level(number), way);
    expect([play.one("penguin")?.appearance, play.ended]).toEqual(["penguin-happy", null]);
    expect(play.wait(1).ended).toEqual({ outcome: "won", text: `Home! ${way.length} slides so far.` });
  });

  it("slides on without a key, and stops at the ice", () => {
    const play = level(1).press("r");
    expect([placeOf(play, "penguin"), placeOf(play.wait(1), "penguin")]).toEqual([
      { x: 5, y: 5 },
      { x: 6, y: 5 },
    ]);
    expect(play.wait(1).one("penguin")).toMatchObject({ position: { x: 6, y: 5 }, appearance: "penguin-standing" });
  });

  it("stops on snow, and begins a level again after a fall into a hole", () => {
    const snow = level(3)
      .all("snow")
      .map(({ position }) => position);
    const stops = [1, 2, 3, 4, 5, 6].map((slides) => placeOf(slid(level(3), "dlurur".slice(0, slides)), "penguin"));
    expect(stops.filter((stop) => snow.some(({ x, y }) => stop?.x === x && stop.y === y)).length).toBeGreaterThan(0);
    const play = slid(level(4), "d");
    expect([placeOf(play.wait(2), "penguin"), play.tally("slides")]).toEqual([placeOf(level(4), "penguin"), "1"]);
  });
});

describe("Midnight Candy", () => {
  const KEYS = [
    ["r", 1, 0],
    ["l", -1, 0],
    ["u", 0, -1],
    ["d", 0, 1],
  ] as const;

  /** The first key of the shortest way to the next candy which keeps clear of the ghosts; waits where there is none. */
  function nextKey(play: Play): string {
    const hedges = new Set(play.all("hedge").map(({ position }) => `${position.x},${position.y}`));
    const ghosts = [...play.all("chaser"), ...play.all("stroller")];
    const near = ({ x, y }: Point, { position }: Actor) => Math.abs(position.x - x) + Math.abs(position.y - y) <= 2;
    const isSafe = (at: Point) => !hedges.has(`${at.x},${at.y}`) && !ghosts.some((ghost) => near(at, ghost));
    const isCandy = ({ x, y }: Point) => play.all("candy").some(({ position }) => position.x === x && position.y === y);
    const start = placeOf(play, "hero") ?? { x: 0, y: 0 };
    const ways: { readonly at: Point; readonly first: string }[] = [{ at: start, first: "." }];
    const seen = new Set([`${start.x},${start.y}`]);
    for (const { at, first } of ways) {
      if (first !== "." && isCandy(at)) return first;
      for (const [key, x, y] of KEYS) {
        const next = { x: at.x + x, y: at.y + y };
        if (seen.has(`${next.x},${next.y}`) || !isSafe(next)) continue;
        seen.add(`${next.x},${next.y}`);
        ways.push({ at: next, first: first === "." ? key : first });
      }
    }
    return ways[1]?.first ?? ".";
  }

  function eaten(play: Play): Play {
    for (let turn = 0; turn < 1500 && !play.ended; turn++) play.press(nextKey(play));
    return play;
  }

  it.each([1, 2, 3])("is won by eating all the candy (%i)", (seed) => {
    const play = eaten(begun(candy, seed));
    expect([play.all("candy"), play.ended]).toEqual([[], { outcome: "won", text: "You ate all the candy!" }]);
  });

  it("has a ghost that finds the way around the hedges, and sends both of them home", () => {
    const play = begun(candy);
    const [hero, ghost] = [placeOf(play, "hero"), placeOf(play, "chaser")];
    for (let turn = 0; turn < 100 && play.tally("lives") === "3"; turn++) play.wait(1);
    expect([play.tally("lives"), placeOf(play, "hero")]).toEqual(["2", hero]);
    expect([placeOf(play, "chaser"), placeOf(play, "stroller")]).toContainEqual(ghost);
  });

  it("is lost when all lives are", () => {
    const play = begun(candy).wait(400);
    expect([play.tally("lives"), play.ended?.outcome]).toEqual(["0", "lost"]);
  });

  it("has a star whose magic makes the ghosts run away, until it is gone", () => {
    const play = begun({
      ...candy,
      stages: candy.stages.map((stage) => ({ ...stage, map: "..m..T\n######\nH*...G\n######\nc....." })),
    });
    const far = () => (placeOf(play, "chaser")?.x ?? 0) - (placeOf(play, "hero")?.x ?? 0);
    play.press("r").wait(2);
    expect([play.one("chaser")?.appearance, far()]).toEqual(["chaser-afraid", expect.any(Number)]);
    const before = far();
    expect(play.wait(10).tally("lives")).toBe("3");
    expect(far()).toBeGreaterThanOrEqual(before);
    play.wait(60);
    expect(Number(play.tally("lives"))).toBeLessThan(3);
  });
});

describe("Fire Brigade", () => {
  /** Flies over the nearest fire and drops water; fills up over the lake when the tank is empty. */
  function flown(play: Play): Play {
    for (let turn = 0; turn < 1200 && !play.ended; turn++) {
      const at = placeOf(play, "helicopter") ?? { x: 0, y: 0 };
      const goal = play.all("fire").sort((a, b) => Math.abs(a.position.x - at.x) - Math.abs(b.position.x - at.x))[0];
      if (play.tally("water") === "0") play.press(at.x > 2 ? "l" : at.y < 7 ? "d" : "x");
      else if (at.y > 3) play.press("u");
      else if (!goal) play.press(".");
      else if (goal.position.x === at.x) play.press("_").wait(6);
      else play.press(goal.position.x > at.x ? "r" : "l");
    }
    return play;
  }

  it.each([1, 2, 3])("is won by putting out all fires (%i)", (seed) => {
    const play = flown(begun(brigade, seed));
    expect([play.all("fire"), play.ended]).toEqual([[], { outcome: "won", text: "You saved the forest!" }]);
  });

  it("is lost if nobody flies: fire jumps from tree to tree, and trees burn down", () => {
    const play = begun(brigade).wait(61);
    expect(play.all("fire").length).toBeGreaterThan(3);
    expect(play.wait(400).ended?.outcome).toBe("lost");
  });

  it("flies and drops water in one turn, once for each press", () => {
    const play = begun(brigade).press("+++");
    expect([placeOf(play, "helicopter")?.x, play.tally("water"), play.all("raindrop").length]).toEqual([5, "5", 1]);
  });

  it("fills its tank over the lake only", () => {
    const play = begun(brigade).press("_.x");
    expect(play.tally("water")).toBe("5");
    expect(play.go("d", "helicopter", { y: 7 }).press("x").tally("water")).toBe("6");
  });
});

describe("The Lost Duckling", () => {
  const saying = (play: Play, who: string) => play.one(who)?.saying?.text;

  it("is a story that ends well: apple, frog, bridge, duckling, and home", () => {
    const play = begun(duckling).wait(1);
    expect(saying(play, "mother")).toBe("My baby is lost! Please find it.");
    play.go("u", "hero", { y: 4 }).go("r", "hero", { x: 7 }).wait(2);
    expect([saying(play, "snail"), play.tally("friends")]).toEqual(["I heard a peep over the river.", "1"]);
    play.go("d", "hero", { y: 5 }).go("r", "hero", { x: 11 }).press("r").wait(2);
    expect(saying(play, "frog")).toBe("I am so hungry. Find me an apple!");
    play.go("l", "hero", { x: 9 }).go("d", "hero", { y: 9 }).wait(2);
    expect([play.tally("apples"), play.all("apple")]).toEqual(["1", []]);
    play.go("u", "hero", { y: 5 }).go("r", "hero", { x: 12 }).wait(2);
    expect([saying(play, "frog"), play.tally("apples")]).toEqual(["Yum! Now you may cross.", "0"]);
    play
      .go("r", "hero", { x: 19 })
      .go("u", "hero", { y: 3 })
      .go("r", "hero", { x: 25 })
      .go("d", "hero", { y: 5 })
      .wait(2);
    expect([saying(play, "duckling"), play.ended]).toEqual(["Peep! Please take me home!", null]);
    play
      .go("u", "hero", { y: 3 })
      .go("l", "hero", { x: 19 })
      .go("d", "hero", { y: 5 })
      .go("l", "hero", { x: 3 })
      .wait(12);
    play.go("d", "hero", { y: 6 }).wait(2);
    expect([saying(play, "mother"), play.ended]).toEqual(["My baby! Thank you, thank you!", null]);
    play.wait(10);
    expect(play.ended?.outcome).toBe("won");
    expect(play.ended?.text).toMatch(/^The duckling is home. You made [234] friends!$/);
  });

  it("lets nobody over the bridge without an apple", () => {
    const play = begun(duckling).go("u", "hero", { y: 5 }).press("r".repeat(20));
    expect(placeOf(play, "hero")).toEqual({ x: 12, y: 5 });
  });
});

describe("Two Friends", () => {
  it("is won by both together: each opens the gates for the other one", () => {
    const play = begun(friends).press("DW");
    expect(play.one("blue-gate")?.appearance).toBe("blue-gate-shut");
    play.press("SD").wait(2);
    expect(play.one("blue-gate")?.appearance).toBe("blue-gate-open");
    play.go("d", "hero", { y: 3 }).go("r", "hero", { x: 8 }).wait(2);
    expect(play.one("red-gate")?.appearance).toBe("red-gate-open");
    play.go("W", "robot", { y: 7 }).go("D", "robot", { x: 8 }).wait(2);
    expect([play.one("yellow-gate")?.appearance, play.one("blue-gate")?.appearance]).toEqual([
      "yellow-gate-open",
      "blue-gate-shut",
    ]);
    play.go("r", "hero", { x: 13 }).wait(2);
    expect(play.one("green-gate")?.appearance).toBe("green-gate-open");
    play.go("D", "robot", { x: 16 }).go("W", "robot", { y: 6 }).wait(1);
    expect([play.tally("home"), play.ended]).toEqual(["1", null]);
    play.go("r", "hero", { x: 16 }).go("d", "hero", { y: 4 }).wait(3);
    expect(play.ended).toEqual({ outcome: "won", text: "Home together! How many stars did you find?" });
  });

  it("keeps a gate open around whoever stands in it", () => {
    const play = begun(friends).press("DD").go("d", "hero", { y: 3 }).go("r", "hero", { x: 5 }).press("D").wait(3);
    expect([placeOf(play, "hero"), play.one("blue-gate")?.appearance]).toEqual([{ x: 5, y: 3 }, "blue-gate-open"]);
  });
});
