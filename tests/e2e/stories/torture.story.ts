/** Whatever happens to window, line and server: no edit is lost, and nothing is overwritten in silence (issue "Work that cannot be lost"). */
import { makeChild, makeWorld, signIn } from "../../support/e2eAccount.ts";
import { keyGame } from "../../support/e2eKeyGame.ts";
import { expect, test } from "../../support/e2eStory.ts";
import { seededRandom } from "../../support/seededRandom.ts";
import { BrowserStore } from "../../torture/client/BrowserStore.ts";
import { OtherDevice } from "../../torture/client/OtherDevice.ts";
import { TortureRun } from "../../torture/client/TortureRun.ts";
import { TortureServer } from "../../torture/client/TortureServer.ts";
import { Troubles } from "../../torture/client/Troubles.ts";

/** `npm run torture:client` does 300 runs of 20 steps. */
const RUNS = Number(process.env.GRIDLINGS_RUNS ?? 1);
const STEPS = Number(process.env.GRIDLINGS_STEPS ?? 12);
const SEED = Number(process.env.GRIDLINGS_SEED ?? 1);

// A run that failed is repeated by itself, and then told whole.
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
    const child = await makeChild(request);
    await signIn(context, child, server.address);
    const id = await makeWorld(request, child, keyGame({ width: 12, height: 8 }));
    context.on("page", (opened) => opened.on("dialog", (dialog) => void dialog.accept()));
    page.on("dialog", (dialog) => void dialog.accept());
    const parts = {
      context,
      server,
      child,
      device: new OtherDevice(request, child, id),
      troubles: await Troubles.on(context),
      store: await BrowserStore.of(context, server.address),
      random: seededRandom(seed),
      address: `${server.address}/editor/${id}`,
    };
    const run = new TortureRun(parts, page);
    try {
      await run.open();
      for (let step = 0; step < STEPS; step += 1) await run.step();
      await run.end();
    } catch (fault) {
      throw new Error(`seed ${seed}: ${run.steps.join(", ")}`, { cause: fault });
    }
    const broken = faults.splice(0).filter((fault) => !/Failed to load resource|crash|net::/.test(fault));
    expect(broken).toEqual([]);
    await request.dispose();
  });
}
