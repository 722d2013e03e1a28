/** A hostile game file cannot block the page, whatever texts it contains, and wherever. */
import { describe, expect, it } from "vitest";
import type { WorldDocument } from "../../src/engine/index.ts";
import { Simulation } from "../../src/engine/simulation.ts";
import { migrate } from "../../src/migrate/migrate.ts";
import { pictureAddress } from "../../src/migrate/pictures.ts";
import { GameFileRefused } from "../../src/parcel/GameFileRefused.ts";
import { readGameFile } from "../../src/parcel/readGameFile.ts";
import { EvilClock, LONG, SHORT } from "../support/EvilClock.ts";
import { EVIL_TEXTS, gameFilledWith, gameOfTexts, gamesWith } from "../support/evilTexts.ts";

/** Does what the page does with a parsed file: reads it and finds the pictures of its stages. */
function open(game: unknown): WorldDocument {
  const { document } = migrate(game);
  Simulation.load(document, { seed: 1, newId: () => "new" });
  for (const { background } of Object.values(document.world.stages)) pictureAddress(background);
  return document;
}

describe("a game file is read", () => {
  it.each(Object.entries(EVIL_TEXTS))("with %s in every place", (_what, textOf) => {
    expect(open(gameFilledWith(textOf(LONG), gameOfTexts())).characters.hero?.rules).toHaveLength(2);
  });

  it("or refused that is nothing but one of them", () => {
    for (const textOf of Object.values(EVIL_TEXTS)) expect(() => readGameFile(textOf(LONG))).toThrow(GameFileRefused);
  });

  it("with thousands of rules and conditions that go by one name", () => {
    const { characters, world } = gameOfTexts() as { characters: { hero: object }; world: object };
    const conditions = Array.from({ length: 20_000 }, () => ({ key: "c", left: { globalId: "g" }, right: "1" }));
    const rules = Array.from({ length: 20_000 }, (_, n) => ({
      type: "rule",
      id: "r",
      conditions: n ? [] : conditions,
    }));
    const { document } = readGameFile(JSON.stringify({ characters: { hero: { ...characters.hero, rules } }, world }));
    const read = document.characters.hero?.rules ?? [];
    expect(new Set(read.map(({ id }) => id)).size).toBe(20_000);
    expect(read.slice(0, 3).map(({ id }) => id)).toEqual(["r", "r-2", "r-3"]);
  });
});

it("thousands of looks of the largest size are read", () => {
  const looks = Array.from({ length: 10_000 }, (_, n) => `look${n}`);
  const appearances = Object.fromEntries(looks.map((look) => [look, [""]]));
  const appearanceInfo = Object.fromEntries(looks.map((look) => [look, { width: 51, height: 51 }]));
  const hero = { id: "hero", spritesheet: { appearances, appearanceInfo } };
  const { spritesheet } = migrate({ characters: { hero }, world: {} }).document.characters.hero ?? {};
  expect(Object.keys(spritesheet?.appearanceInfo.look9999?.filled ?? {})).toHaveLength(51 * 51);
});

if (process.env.GRIDLINGS_EVIL) {
  it("takes at most about twice as long for twice the text", async () => {
    const clock = new EvilClock();
    for (const [what, textOf] of Object.entries(EVIL_TEXTS)) {
      const long = [...gamesWith(textOf(LONG), gameOfTexts())];
      for (const [n, { place, game }] of [...gamesWith(textOf(SHORT), gameOfTexts())].entries()) {
        await clock.measure(
          `${what} in ${place}`,
          () => open(game),
          () => open(long[n]?.game),
        );
      }
    }
    console.log(`In a page: ${clock.slowest}`);
    expect(clock.faults).toEqual([]);
  }, 3_600_000);
}
