/** Random actions break nothing, and undo, redo, saving and opening again lose nothing. */

import { writeFileSync } from "node:fs";
import { makeWorld } from "../../support/e2eAccount.ts";
import { LONG } from "../../support/e2eLong.ts";
import { test } from "../../support/e2eStory.ts";
import { seededRandom } from "../../support/seededRandom.ts";
import { Walk } from "../../torture/walk/Walk.ts";
import { walkGame } from "../../torture/walk/walkGame.ts";

/** `npm run torture -- monkey` does 200 walks of 150 actions; GRIDLINGS_SEED and GRIDLINGS_WALKS choose them. */
const WALKS = Number(process.env.GRIDLINGS_WALKS ?? 1);
const ACTS = Number(process.env.GRIDLINGS_ACTS ?? 30);
const SEED = Number(process.env.GRIDLINGS_SEED ?? 1);

// A failed walk can be repeated with its seed, so it is not traced.
test.use({ hasTouch: true, contextOptions: { reducedMotion: "reduce" }, trace: "off" });

for (let seed = SEED; seed < SEED + WALKS; seed += 1) {
  test(`a random walk (seed ${seed})`, LONG, async ({ page, request, child, faults }, testInfo) => {
    test.setTimeout(60_000 + ACTS * 10_000);
    const worldId = await makeWorld(request, child, walkGame());
    const walk = new Walk({ page, dice: seededRandom(seed), worldId, request, child, faults });
    try {
      await walk.open();
      for (let act = 0; act < ACTS; act += 1) await walk.act();
      await walk.end();
    } finally {
      writeFileSync(testInfo.outputPath("diary.txt"), walk.diary.join("\n"));
      for (const { name, picture } of walk.apart) writeFileSync(testInfo.outputPath(`${name}.png`), picture);
    }
  });
}
