/** No edit is lost and nothing is silently overwritten, whatever happens to window, network and server. */
import { expect, test } from "../../support/e2eStory.ts";
import { seededRandom } from "../../support/seededRandom.ts";
import { BrowserStore } from "../../torture/client/BrowserStore.ts";
import { Diary } from "../../torture/client/Diary.ts";
import { KnownNames } from "../../torture/client/KnownNames.ts";
import { Line } from "../../torture/client/Line.ts";
import { TortureGame } from "../../torture/client/TortureGame.ts";
import { TortureRun } from "../../torture/client/TortureRun.ts";
import { TortureServer } from "../../torture/client/TortureServer.ts";

/** Part of `npm run torture:client`, 300 runs of 20 steps; `npm test` has none. */
const RUNS = Number(process.env.GRIDLINGS_RUNS ?? 0);
const STEPS = Number(process.env.GRIDLINGS_STEPS ?? 20);
const SEED = Number(process.env.GRIDLINGS_SEED ?? 1);

// A failed run is repeated alone, and then traced.
if (RUNS > 1) test.use({ trace: "off" });

let server: TortureServer;
test.beforeAll(async () => {
  server = await TortureServer.start();
});
test.afterAll(() => server.end());

for (let seed = SEED; seed < SEED + RUNS; seed += 1) {
  test(`dying windows, broken lines and falling servers lose nothing (seed ${seed})`, async ({
    context,
    page,
    playwright,
    faults,
  }) => {
    test.setTimeout(STEPS * 30_000);
    await server.rise();
    const request = await playwright.request.newContext({ baseURL: server.address });
    context.on("page", (opened) => opened.on("dialog", (dialog) => void dialog.accept()));
    page.on("dialog", (dialog) => void dialog.accept());
    const names = new KnownNames();
    const diary = new Diary();
    const line = await Line.on(context, server, (save) => {
      diary.note(`the server has ${save.name} (${save.revision})`);
      names.isSaved(save);
    });
    const around = {
      context,
      server,
      line,
      store: await BrowserStore.of(context, server.address),
      game: new TortureGame(request),
      names,
      diary,
      stepDice: seededRandom(seed),
      otherDice: seededRandom(seed + 1),
    };
    try {
      const run = await TortureRun.open(around, page);
      for (let step = 0; step < STEPS; step += 1) await run.step();
      await run.end();
    } catch (fault) {
      throw new Error(`seed ${seed}: ${diary.text}`, { cause: fault });
    }
    const broken = faults.splice(0).filter((fault) => !/Failed to load resource|crash|net::/.test(fault));
    expect(broken).toEqual([]);
    await request.dispose();
  });
}
