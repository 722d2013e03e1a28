/** No page has an accessibility fault that a machine can find. */

import AxeBuilder from "@axe-core/playwright";
import type { APIRequestContext, Page } from "@playwright/test";
import type { SignedInUser } from "../../../src/api/wire.ts";
import { makeChild, makeWorld } from "../../support/e2eAccount.ts";
import { keyGame } from "../../support/e2eKeyGame.ts";
import { LONG } from "../../support/e2eLong.ts";
import { expect, test } from "../../support/e2eStory.ts";
import { placeHeroAndWall, recordWalking } from "../../support/e2eWalkingHero.ts";

async function seriousViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}

/** Every page but the editor, by address; placeholders are filled in. */
const EVERYBODYS = [
  "/",
  "/explore",
  "/faq#coppa",
  "/terms-of-use",
  "/privacy-policy",
  "/u/NAME",
  "/play/GAME",
  "/lost",
];
const VISITORS = ["/login?redirectTo=/dashboard", "/join?why=to+save+Frog+Jump", "/new-password#over"];
const MAKERS = ["/dashboard"];

/** Faults of any severity, including landmarks and headings, and whether the page is wider than the window. */
async function everyFault(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.getByText("Loading...")).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const faults = violations.map(({ id, nodes }) => `${address} ${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  return isTooWide ? [...faults, `${address} scrolls sideways`] : faults;
}

test("no page has a fault or the title of another, for visitors on a desk", LONG, async ({ page, request, faults }) => {
  const filled = await filling(request, await makeChild(request));
  const titles: string[] = [];
  for (const address of [...EVERYBODYS, ...VISITORS].map(filled)) {
    expect(await everyFault(page, address)).toEqual([]);
    titles.push(await page.title());
  }
  expect(new Set(titles).size).toBe(titles.length);
  // An unknown address answers 404, which the browser logs.
  faults.length = 0;
});

test("no page has a fault for makers on a phone", LONG, async ({ page, child, request, faults }) => {
  const filled = await filling(request, child);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const address of [...EVERYBODYS, ...MAKERS].map(filled)) expect(await everyFault(page, address)).toEqual([]);
  faults.length = 0;
});

/** Fills the names of a child and of its game into addresses. */
async function filling(request: APIRequestContext, child: SignedInUser): Promise<(address: string) => string> {
  const game = await makeWorld(request, child, keyGame({ width: 10, height: 8 }));
  return (address) => address.replace("NAME", child.username).replace("GAME", game);
}

test("the editor has no serious fault when it is empty, and in its dialogs", async ({ editor, page }) => {
  expect(await seriousViolations(page)).toEqual([]);
  await editor.library.openExplore();
  await expect(editor.explore.dialog.getByRole("listitem").first()).toBeVisible();
  expect(await seriousViolations(page)).toEqual([]);
  await editor.explore.done();
  await placeHeroAndWall(editor);
  await editor.inspector.add("When a Key is Pressed...");
  await expect(editor.keyPicker.dialog).toBeVisible();
  expect(await seriousViolations(page)).toEqual([]);
});

test("the editor has no serious fault with a rule, and while recording", async ({ editor, page }) => {
  await placeHeroAndWall(editor);
  await recordWalking(editor);
  expect(await seriousViolations(page)).toEqual([]);
  await editor.inspector.choose("Move right", "Re-record");
  await editor.recording.isReady();
  expect(await seriousViolations(page)).toEqual([]);
});
