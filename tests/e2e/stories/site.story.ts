/** The public pages: a home page with a playable game, a dialog with the ways to begin, and no dead ends. */
import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { watchFaults } from "../../support/e2eFaults.ts";
import { LONG } from "../../support/e2eLong.ts";
import { expect, test } from "../../support/e2eStory.ts";
import { EditorPage } from "../pages/EditorPage.ts";

/** Gzipped KB of script on a first visit to the home page before anything is pressed, including its running game. */
const HOME_KILOBYTES = 150;

/** Every script that a page has loaded so far, and every address that it requested. */
function watchLoads(page: Page) {
  const scripts: Promise<Buffer>[] = [];
  const addresses: string[] = [];
  page.on("response", (response) => {
    addresses.push(response.url());
    if (response.url().endsWith(".js")) scripts.push(response.body());
  });
  return { addresses, scripts: () => Promise.all(scripts) };
}

const treasures = (page: Page) => page.getByText(/^Treasures: /);

test("the home page plays a game within its weight, without PixiJS, and asks no other host", async ({
  page,
  baseURL,
}) => {
  const loads = watchLoads(page);
  await page.goto("/");
  await expect(page).toHaveTitle(/Gridlings/);
  await expect(treasures(page)).toHaveText("Treasures: 3");
  const scripts = await loads.scripts();
  const kilobytes = scripts.reduce((sum, code) => sum + gzipSync(code, { level: 9 }).length, 0) / 1024;
  expect(kilobytes).toBeLessThanOrEqual(HOME_KILOBYTES);
  expect(scripts.filter((code) => code.includes("pixi.js"))).toEqual([]);
  expect(loads.addresses.filter((address) => !address.startsWith(`${baseURL}/`))).toEqual([]);
  // Each page loads the one typeface, and no font files for letters that it does not show.
  expect(loads.addresses.filter((address) => address.includes("woff"))).toHaveLength(1);

  await page.getByRole("button", { name: "Stop" }).click();
  const count = await treasures(page).textContent();
  await expect(page.getByRole("button", { name: "Jump!" })).toBeDisabled();
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(treasures(page)).not.toHaveText(count ?? "");
});

test("a visitor who wants no motion sees a still picture, and may press Play", LONG, async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL, reducedMotion: "reduce" });
  const loads = watchLoads(page);
  await page.goto("/", { waitUntil: "networkidle" });
  expect(loads.addresses.filter((address) => address.includes("home-game.json"))).toEqual([]);
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(treasures(page)).toHaveText(/^Treasures: [1-9]/);
  await page.close();
});

test("the first game begins with a picture, also by keys alone, and a failure leaves the pictures usable", async ({
  page,
  child,
  faults,
}) => {
  await page.goto("/");
  await expect(page.getByRole("link", { name: "View your Games" })).toHaveAttribute("href", "/dashboard");
  const open = page.getByRole("button", { name: "New Game" });
  const dialog = page.getByRole("dialog", { name: "Create your first game!" });
  await open.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(20, 400);
  await expect(dialog).toBeHidden();

  await open.click();
  const refusal = { error: "full", message: "There is no room for another game." };
  await page.route("**/worlds?**", (route) => route.fulfill({ status: 503, json: refusal }));
  await dialog.getByRole("button", { name: "Tutorial Stage (recommended)" }).click();
  await expect(dialog.getByRole("alert")).toContainText(refusal.message);
  faults.length = 0;
  await page.unroute("**/worlds?**");
  await dialog.getByRole("button", { name: "Tutorial Stage (recommended)" }).click();
  await expect(page).toHaveURL(/\/editor\/[^/]+\?tutorial=base$/);
  expect(child.username).not.toBe("");

  await test.step("Tab passes each group once, the arrow keys walk in it, and Enter opens a place", async () => {
    await page.goto("/");
    await open.press("Enter");
    const choice = (name: string | RegExp) => dialog.getByRole("button", { name });
    await expect(choice("Tutorial Stage")).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(choice("Blank Stage")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(choice("Meadow")).toBeFocused();
    for (const [key, name] of [
      ["ArrowDown", "Space"],
      ["ArrowRight", "Castle"],
      ["ArrowUp", "Maze"],
      ["ArrowRight", "Pond"],
    ] as const) {
      await page.keyboard.press(key);
      await expect(choice(name)).toBeFocused();
    }
    await page.keyboard.press("Tab");
    await expect(choice("Close")).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
    const editor = new EditorPage(page);
    await editor.stage.isReady();
    await expect(page).toHaveTitle(/^My pond/);
    await editor.stage.expectAt("Hero", "4,9");
    await expect(editor.library.character("Frog")).toBeVisible();
  });
});

test(
  "a visitor's finger opens a place on an upright tablet, and keeps the game in the browser",
  LONG,
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, hasTouch: true, viewport: { width: 820, height: 1180 } });
    const faults = watchFaults(context);
    const page = await context.newPage();
    await page.goto("/");
    await page.getByRole("button", { name: "Try it Now" }).tap();
    const dialog = page.getByRole("dialog", { name: "Create your first game!" });
    const places = dialog.getByRole("region", { name: "Or jump into a place" }).getByRole("button");
    await expect(places).toHaveText(["Meadow", "Maze", "Pond", "Space", "Castle", "Beach"]);
    for (const place of await places.all()) await expect(place).toBeInViewport({ ratio: 1 });
    await places.filter({ hasText: "Castle" }).tap();
    await page.waitForURL(/\/editor\/ls-\d+\?localstorage=true$/);
    const editor = new EditorPage(page);
    await editor.stage.isReady();
    await editor.stage.expectAt("Dragon", "13,11");
    await expect(page).toHaveTitle(/^My castle/);
    expect(faults).toEqual([]);
    await context.close();
  },
);

test("links lead to the top of the next page, Back to where one was, and a lost visitor home", async ({
  page,
  faults,
}) => {
  await page.goto("/");
  // While the page is loading, its footer is visible without scrolling, so there would be no scroll position to restore.
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
  await expect(page).toHaveTitle("Privacy Policy · Gridlings");
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main, footer") !== null)).toBe(true);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Make your own games/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);

  const answer = await page.goto("/no/such/place");
  expect(answer?.status()).toBe(404);
  faults.length = 0;
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
  await page.getByRole("link", { name: "Go to the home page" }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("a page that breaks says so, keeps the bar and lets one try again", async ({ page, faults }) => {
  await page.route("**/worlds/explore", (route) => route.fulfill({ json: [null] }));
  await page.goto("/explore");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong");
  await expect(page).toHaveTitle("Something went wrong · Gridlings");
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await page.unroute("**/worlds/explore");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Popular Games");
  faults.length = 0;
});
