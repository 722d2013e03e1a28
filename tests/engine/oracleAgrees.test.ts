/**
 * The engine and the oracle in tests/support/oracle play the same random games with the same results. GRIDLINGS_WORLDS sets how many,
 * GRIDLINGS_SEED the first seed: a failed game is repeated with its own seed and one world.
 */
import { beforeAll, describe, expect, it } from "vitest";
import { expectSame } from "../support/expectSame.ts";
import { LawCounts } from "../support/oracle/LawCounts.ts";
import { LAWS } from "../support/oracle/laws.ts";
import { NOBODY_WATCHES } from "../support/oracle/Scene.ts";
import { SideBySide, type Step } from "../support/oracle/SideBySide.ts";
import { Dice } from "../support/oracle/worlds/Dice.ts";
import { hasLaterLaws, randomGame, randomInput } from "../support/oracle/worlds/randomGame.ts";

const WORLDS = Number(process.env.GRIDLINGS_WORLDS ?? 120);
const FIRST_SEED = Number(process.env.GRIDLINGS_SEED ?? 1);
const TICKS = 15;
const MANY_TICKS = 26;
/** Games that grow beyond this show nothing new and are slow in the oracle. */
const CROWD = 40;
/** Counting takes its time, so of the games of older laws alone one in this many is counted. */
const COUNTED = 3;
const ENOUGH = 5;

const laws = new LawCounts();

describe(`${WORLDS} random games from seed ${FIRST_SEED}`, () => {
  beforeAll(() => console.log(`GRIDLINGS_SEED=${FIRST_SEED} GRIDLINGS_WORLDS=${WORLDS} plays these games again.`));

  it("are played alike by the naive engine and the fast one", { timeout: 60_000 + WORLDS * 300 }, () => {
    for (let seed = FIRST_SEED; seed < FIRST_SEED + WORLDS; seed++) playBoth(seed);
  });

  if (WORLDS >= 2000) {
    it.each(LAWS)("have seen enough of “%s”", (law) => {
      expect(laws.of(law)).toBeGreaterThanOrEqual(ENOUGH);
    });
  }
});

function playBoth(seed: number): void {
  const dice = new Dice(seed);
  const witness = hasLaterLaws(seed) || seed % COUNTED === 0 ? laws : NOBODY_WATCHES;
  // Both as in recorded plays and as in the pages.
  const stepsMustFit = dice.chance(50);
  let game = new SideBySide(randomGame(seed), { seed, stepsMustFit }, "made", witness);
  const steps = dice.chance(5) ? MANY_TICKS : TICKS;
  for (let step = 0; step < steps; step++) {
    const isBack = dice.chance(steps === MANY_TICKS ? 0 : 12);
    const shown = isBack ? game.untick() : game.tick(randomInput(dice));
    if (shown.isCutShort || shown.naive.current.length > CROWD) return;
    expectSame(shown.fast, shown.naive, `seed ${seed}, step ${step}`);
    countStep(isBack, shown);
    if (dice.chance(3))
      game = new SideBySide(game.saved(), { seed: seed + step, stepsMustFit }, `made-${step}`, witness);
  }
}

function countStep(isBack: boolean, { naive }: Step): void {
  if (isBack) laws.saw(naive.recorded ? "stepping back" : "nothing to step back to");
  else if (naive.error) laws.saw("a rule that ends the tick");
  else laws.saw(naive.recorded ? "a tick in which something applied" : "a tick in which nothing applied");
  if (naive.history === 20) laws.saw("a full history");
  if (naive.globals.selectedStageId === "two") laws.saw("another stage");
  if (naive.frames.length > 1) laws.saw("several preview frames");
}
