/**
 * `npm run picture`: takes the picture of the editor that the README shows, with the example game "Dragon Castle" after its first steps.
 * Needs ffmpeg, which packs it with a palette of its own colors.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { ensureBuilt } from "../../server/scripts/build.mjs";
import type { WorldDocument } from "../../src/engine/index.ts";
import { openOn, Stand } from "../bench/browser/Stand.ts";
import { EditorPage } from "../e2e/pages/EditorPage.ts";

const FILE = new URL("../../assets/ui/editor.png", import.meta.url).pathname;
const GAME = new URL("../../assets/worlds/examples/dragon.json", import.meta.url);
const FIRST_STEPS_MS = 1500;
/** For the pictures of characters and rules, which are drawn when the page is idle. */
const LATER_PICTURES_MS = 3000;

const folder = mkdtempSync(join(tmpdir(), "gridlings-picture-"));
await ensureBuilt();
const stand = await Stand.open(new URL("../../.build/server.mjs", import.meta.url));
try {
  const { data } = JSON.parse(readFileSync(GAME, "utf8")) as { readonly data: WorldDocument };
  const id = await stand.putGame(data);
  const page = await stand.visit();
  // What tsx calls in the functions that run in the page.
  await page.addInitScript("globalThis.__name = (named) => named");
  await openOn(page, `/editor/${id}`);
  await walkAFewSteps(page);
  const shot = join(folder, "editor.png");
  await page.screenshot({ path: shot });
  pack(shot, FILE);
} finally {
  await stand.close();
  rmSync(folder, { recursive: true });
}

async function walkAFewSteps(page: Page): Promise<void> {
  const { stage, controls, toolbar } = new EditorPage(page);
  await toolbar.rename("Dragon Castle");
  const [cell = "0,0"] = await stage.cellsOf("Hero");
  const [column = 0, row = 0] = cell.split(",").map(Number);
  await stage.press(column, row);
  await controls.play.click();
  await page.keyboard.down("ArrowRight");
  await page.waitForTimeout(FIRST_STEPS_MS);
  await page.keyboard.up("ArrowRight");
  await controls.stop.click();
  await toolbar.save();
  await page.mouse.move(0, 0);
  await page
    .getByText("is pressed")
    .first()
    .evaluate((group) => group.scrollIntoView({ block: "center" }));
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.waitForTimeout(LATER_PICTURES_MS);
}

function pack(from: string, to: string): void {
  const palette = "split[a][b];[a]palettegen=max_colors=256:stats_mode=full[p];[b][p]paletteuse=dither=none";
  execFileSync("ffmpeg", ["-loglevel", "error", "-y", "-i", from, "-vf", palette, "-compression_level", "9", to]);
}
