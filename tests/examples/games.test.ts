/** The example games in which one thinks or watches play as described, and can be won and, if meant to, lost. */
import { describe, expect, it } from "vitest";
import { crates } from "../../assets/worlds/examples/crates.ts";
import { garden } from "../../assets/worlds/examples/garden.ts";
import { maze } from "../../assets/worlds/examples/maze.ts";
import { sand } from "../../assets/worlds/examples/sand.ts";
import { type GameSketch, gameOf } from "../../assets/worlds/sketch/gameSketch.ts";
import { Play } from "../../assets/worlds/sketch/Play.ts";
import { CURRENT_STAGE } from "../../src/engine/index.ts";

const WON = "board-you-win";
const LOST = "board-oh-no";
const begun = (sketch: GameSketch, seed?: number) => new Play(gameOf(sketch), seed);

describe("The Key and the Door", () => {
  const TO_THE_KEY = "rrlrddllddrrrru.drrrrrrrruuuurr";
  const TO_THE_DOOR = "llddd..dlllldddrrr";

  it("is won with the key: past the ghosts, through the door, to the treasure", () => {
    const play = begun(maze).press(TO_THE_KEY);
    expect(play.all("key")).toEqual([]);
    play.press(TO_THE_DOOR).press("r");
    expect(play.one("door")?.appearance).toBe("door-open");
    play.press("rr").wait(1);
    expect([play.one("chest")?.appearance, play.board()]).toEqual(["chest-open", WON]);
    expect(play.ended).toEqual({ outcome: "won", text: "You found the key and the treasure!" });
  });

  it("keeps the door shut for who has no key", () => {
    const [stage] = maze.stages;
    const door = { ...maze, stages: stage ? [{ ...stage, map: "T.......\n#.#.####\n#H.D.C.#" }] : [] };
    const play = begun(door).press("rrrrr");
    expect([play.one("hero")?.position.x, play.one("door")?.appearance]).toEqual([2, "door-closed"]);
  });

  it("is lost before a ghost's nose, and not behind its back", () => {
    const play = begun(maze).press("rrlrddllddrrrrrrr").wait(30);
    expect([play.all("hero"), play.board(), play.ended?.outcome]).toEqual([[], LOST, "lost"]);
  });
});

describe("Falling Sand", () => {
  /** From the left heap and the right one to the buckets. */
  const LEFT = [
    [5, 4],
    [6, 4],
    [6, 5],
    [7, 5],
    [7, 6],
    [8, 6],
    [8, 7],
    [8, 8],
  ] as const;
  const RIGHT = LEFT.map(([x, y]) => [17 - x, y] as const);

  it("stands still until somebody digs", () => {
    const play = begun(sand);
    const before = play.all("sand");
    expect(play.wait(20).all("sand")).toEqual(before);
    expect([before.length, play.tally("saved"), play.board()]).toEqual([26, "0", "board-goal"]);
  });

  it("is won when two tunnels lead to the buckets", () => {
    const play = begun(sand);
    for (const [x, y] of [...LEFT, ...RIGHT]) play.tap("ground", x, y);
    play.wait(60);
    expect(Number(play.tally("saved"))).toBeGreaterThanOrEqual(15);
    expect([play.board(), play.one("bucket")?.appearance]).toEqual([WON, "bucket-full"]);
    expect(play.ended).toEqual({ outcome: "won", text: "You filled all the buckets!" });
  });

  it("is lost when so much falls into the lava that the rest cannot fill the buckets", () => {
    const play = begun(sand);
    for (const x of [3, 14]) for (const y of [4, 5, 6, 7, 8]) play.tap("ground", x, y);
    play.wait(60);
    expect(26 - Number(play.tally("burnt"))).toBeLessThan(15);
    expect([play.board(), play.ended?.outcome]).toEqual([LOST, "lost"]);
  });
});

describe("The Rainbow Garden", () => {
  /** Moves the cloud to the nearest plant that needs rain, and lets it rain. */
  function tended(play: Play): Play {
    for (let turn = 0; turn < 600 && play.board() === "board-goal"; turn++) {
      const cloud = play.one("cloud")?.position.x ?? 0;
      const thirsty = play.all("plant").filter(({ appearance }) => appearance !== "plant-flower");
      const hungry = play.all("slime").filter(({ appearance }) => appearance === "slime-resting");
      const places = [...thirsty, ...hungry].map(({ position }) => position.x);
      const far = (place: number) => Math.abs(place - cloud - 0.5);
      const nearest = places.sort((one, other) => far(one) - far(other))[0];
      play.press(nearest === undefined ? "." : nearest < cloud ? "l" : nearest > cloud + 1 ? "r" : "_");
    }
    return play;
  }

  const plantAt = (play: Play, column: number) => play.all("plant").find(({ position }) => position.x === column);

  it("is won by rain: six flowers give the rainbow all of its colors", () => {
    const play = tended(begun(garden)).wait(1);
    expect([play.board(), play.one("rainbow")?.appearance]).toEqual([WON, "6"]);
    expect(play.ended).toEqual({ outcome: "won", text: "Your flowers colored the whole rainbow!" });
  });

  it("has a seed sprout and bloom where it rains, and the rainbow gets its first color", () => {
    const play = begun(garden);
    expect(play.one("rainbow")?.appearance).toBe("0");
    play.press("_______").wait(8);
    expect([plantAt(play, 7)?.appearance, play.one("rainbow")?.appearance]).toEqual(["plant-flower", "1"]);
  });

  it("has a slime that nibbles a sprout until it is a seed again, and sleeps where it rains", () => {
    const sprouted = () => begun(garden).press("l___").wait(5);
    expect(plantAt(sprouted(), 5)?.appearance).toBe("plant-sprout");
    expect(plantAt(sprouted().wait(40), 5)?.appearance).toBe("plant-seed");
    const asleep = sprouted().press("l_").wait(24);
    expect([plantAt(asleep, 5)?.appearance, asleep.one("slime")?.appearance]).toEqual([
      "plant-sprout",
      "slime-squashed",
    ]);
  });
});

describe("Push the Crates", () => {
  it("leads through three stages to the party", () => {
    const play = begun(crates).press("rrrruurrddrr.r");
    expect(play.tally(CURRENT_STAGE)).toBe("level-2");
    play.press(".rddruurrrdddruurr.r");
    expect(play.tally(CURRENT_STAGE)).toBe("level-3");
    play.press(".rurulldddrdrulurrrurddrdluuurrdrud.r");
    expect([play.tally(CURRENT_STAGE), play.board()]).toEqual(["the-end", WON]);
    // Everybody dances before the game ends.
    expect(play.wait(8).ended).toBeNull();
    expect(play.wait(1).ended).toEqual({ outcome: "won", text: "All the crates are home!" });
  });

  it("lets nobody through before all crates are home", () => {
    const play = begun(crates).press("rrrrrluurrddrrrr");
    expect([play.one("robot")?.position.x, play.one("flag")?.appearance]).toEqual([10, "flag-lowered"]);
    expect(play.tally(CURRENT_STAGE)).toBe("level-1");
  });

  it("pulls a crate out again with the Space key", () => {
    const play = begun(crates).press("rrrrrrr.");
    expect([play.one("crate")?.position.x, play.tally("home")]).toEqual([10, "0"]);
    play.press("___");
    expect([play.one("crate")?.position.x, play.one("robot")?.position.x]).toEqual([7, 6]);
    expect(play.wait(1).tally("home")).toBe("1");
  });
});
