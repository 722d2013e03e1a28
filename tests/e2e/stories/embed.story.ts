/** A published game is played within a page of another site, which may show nothing else of ours. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { FrameLocator, Page } from "@playwright/test";
import { changeWorld, makeWorld } from "../../support/e2eAccount.ts";
import { twoRocks } from "../../support/e2eFilePage.ts";
import { keyGame } from "../../support/e2eKeyGame.ts";
import { crampedControls } from "../../support/e2eOverlaps.ts";
import { expect, test } from "../../support/e2eStory.ts";

let foreign: Server;

test.beforeAll(async () => {
  foreign = createServer((request, response) => {
    const shown = new URL(request.url ?? "", "http://x").searchParams.get("shows") ?? "";
    response.setHeader("Content-Type", "text/html");
    response.end(`<!doctype html><title>A school</title><iframe src="${shown}" width="640" height="480"></iframe>`);
  });
  await new Promise<void>((resolve) => foreign.listen(0, "127.0.0.1", resolve));
});
test.afterAll(() => void foreign.close());

async function show(page: Page, address: string): Promise<FrameLocator> {
  // Another name of this machine, so that it is another site for cookies, too.
  const { port } = foreign.address() as AddressInfo;
  await page.goto(`http://localhost:${port}/?shows=${encodeURIComponent(address)}`);
  return page.frameLocator("iframe");
}

test("it is played by mouse and keys without cookies, and leads to its page in a tab of its own", async ({
  page,
  request,
  child,
  baseURL,
  context,
}) => {
  const id = await makeWorld(request, child, keyGame({ width: 12, height: 8 }));
  await changeWorld(request, child, id, { name: "Frog Pond", published: true });
  const sent: string[] = [];
  page.on("request", async (call) => {
    const { cookie, authorization } = await call.allHeaders();
    if (cookie ?? authorization) sent.push(call.url());
  });
  const frame = await show(page, `${baseURL}/embed/${id}`);
  const stage = frame.getByRole("application");
  await frame.getByRole("button", { name: "Play the game" }).click();
  await expect(stage).toBeFocused();
  const before = await stage.locator("canvas").screenshot();
  await page.keyboard.down("ArrowRight");
  await expect.poll(async () => (await stage.locator("canvas").screenshot()).equals(before)).toBe(false);
  await page.keyboard.up("ArrowRight");
  await frame.getByRole("button", { name: "Stop" }).click();
  await expect(frame.getByRole("heading", { name: `Frog Pond by ${child.username}` })).toBeVisible();
  expect(sent).toEqual([]);
  const [opened] = await Promise.all([
    context.waitForEvent("page"),
    frame.getByRole("link", { name: "Made with Gridlings: open it" }).click(),
  ]);
  await expect(opened).toHaveURL(`${baseURL}/play/${id}`);
});

test("it is won there, with its numbers and the next level", async ({ page, request, child, baseURL }) => {
  const id = await makeWorld(request, child, twoRocks());
  await changeWorld(request, child, id, { name: "Two Rocks", published: true });
  const frame = await show(page, `${baseURL}/embed/${id}`);
  await frame.getByRole("button", { name: "Play the game" }).click();
  await expect(frame.getByRole("button", { name: "Mute the sounds" })).toBeVisible();
  await page.keyboard.down("ArrowRight");
  const card = frame.getByRole("dialog", { name: "You won!" });
  await expect(card).toBeVisible();
  await page.keyboard.up("ArrowRight");
  await expect(frame.getByRole("region", { name: "Numbers of the game" })).toHaveText("Steps 1");
  await card.getByRole("button", { name: "Next level" }).click();
  await expect(frame.getByRole("application", { name: /^Level 2/ })).toBeFocused();
});

test.describe("in a low frame on a phone", () => {
  test.use({ hasTouch: true, viewport: { width: 320, height: 480 } });

  test("every control is whole, apart from the keys and large enough for a finger", async ({
    page,
    request,
    child,
    baseURL,
  }) => {
    const id = await makeWorld(request, child, keyGame({ width: 12, height: 8 }));
    await changeWorld(request, child, id, { published: true });
    await page.goto(`${baseURL}/embed/${id}`);
    await expect(page.getByRole("button", { name: "Full screen" })).toBeVisible();
    await expect(page.getByRole("button", { name: "right arrow" })).toBeVisible();
    expect(await crampedControls(page)).toEqual([]);
    for (const button of await page.getByRole("group").or(page.locator("[data-switches]")).getByRole("button").all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), await button.ariaSnapshot()).toBeGreaterThanOrEqual(44);
    }
  });
});

test("no other page is shown there, nor a game that is not published", async ({
  page,
  request,
  child,
  baseURL,
  faults,
}) => {
  const id = await makeWorld(request, child, keyGame({ width: 12, height: 8 }));
  const hidden = await show(page, `${baseURL}/embed/${id}`);
  await expect(hidden.getByText("We can't find this game.")).toBeVisible();
  await changeWorld(request, child, id, { published: true });
  for (const path of [`/play/${id}`, "/"]) {
    const refused = await show(page, baseURL + path);
    await expect(refused.locator("#app")).toHaveCount(0);
  }
  faults.length = 0;
});
