/** The pages around the editor, for visitors and for makers. */
import { expect, type Page } from "@playwright/test";
import { PlayerPage } from "../../e2e/pages/PlayerPage.ts";
import { changeWorld, makeChild, makeWorld } from "../e2eAccount.ts";
import { keyGame } from "../e2eKeyGame.ts";
import type { Tour, Visit } from "./Tour.ts";

async function goesTo(page: Page, address: string): Promise<string> {
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.getByText("Loading...")).toHaveCount(0);
  return address.replace(/\/(u|play|editor)\/.*/, "/$1");
}

async function publishedGame({ request, child }: Visit): Promise<string> {
  const game = await makeWorld(request, child, keyGame({ width: 12, height: 8 }));
  await changeWorld(request, child, game, { name: "Coin Run", published: true });
  return game;
}

const dialogOf = (page: Page) => page.getByRole("dialog").or(page.getByRole("alertdialog"));

async function opens(page: Page, press: () => Promise<void>): Promise<void> {
  await press();
  await expect(dialogOf(page)).toBeVisible();
}

async function closes(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toHaveCount(0);
}

/** Nobody is signed in. */
export const visitors: Tour = async function* (visit) {
  const { page, child } = visit;
  await publishedGame(visit);
  yield await goesTo(page, "/");
  await opens(page, () => page.getByRole("button", { name: "Try it Now" }).first().click());
  yield "first game";
  await closes(page);
  for (const address of [
    "/explore",
    "/faq",
    "/faq#how",
    "/terms-of-use",
    "/privacy-policy",
    "/lost",
    `/u/${child.username}`,
  ])
    yield await goesTo(page, address);
  for (const address of ["/login?redirectTo=/dashboard", "/join", "/join?why=to+save+Frog+Jump", "/new-password#over"])
    yield await goesTo(page, address);
  await page.goto("/login");
  await page
    .getByLabel(/Username|Email/)
    .first()
    .fill("nobody-here");
  await page.getByLabel("Password", { exact: true }).fill("not this one");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert").first()).toBeVisible();
  yield "login refused";
};

export const players: Tour = async function* (visit) {
  const { page } = visit;
  const player = new PlayerPage(page);
  await player.open(await publishedGame(visit));
  yield "player before";
  await player.bigPlay.click();
  yield "player playing";
  await player.button("Stop").click();
  yield "player stopped";
  const keys = player.button("Keys on the screen");
  if (await keys.isVisible()) {
    await keys.click();
    yield "player with other keys";
  }
};

/** What the editor shows in place of a game: on a phone, and to a child whose game it is not. */
export const strangers: Tour = async function* (visit) {
  const { page, request } = visit;
  const own = await publishedGame(visit);
  const others = await makeWorld(request, await makeChild(request));
  yield await goesTo(page, `/editor/${others}`);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/editor/${own}`);
  const anyway = page.getByRole("button", { name: "Try making anyway" });
  const isPhone = await page.evaluate(() => matchMedia("(pointer: coarse)").matches);
  if (!isPhone) return;
  await expect(anyway).toBeVisible();
  await expect(page.getByRole("list", { name: "Games to play" }).getByRole("link").first()).toBeVisible();
  yield "editor on a phone";
  await page.getByRole("button", { name: "Menu" }).click();
  yield "menu of the site on a phone";
  await page.keyboard.press("Escape");
  await anyway.click();
  await expect(page.locator("[data-view=stage]")).toBeVisible();
  yield "editor on a phone anyway";
};

/** A child without games, then with some. */
export const makers: Tour = async function* (visit) {
  const { page, request, child } = visit;
  yield `dashboard empty ${await goesTo(page, "/dashboard")}`;
  yield `own page empty ${await goesTo(page, `/u/${child.username}`)}`;
  await makeWorld(request, child, keyGame({ width: 6, height: 4 }));
  await publishedGame(visit);
  yield await goesTo(page, "/");
  yield await goesTo(page, "/dashboard");
  await page.getByRole("button", { name: "More for Coin Run" }).click();
  yield "menu of a game";
  await opens(page, () => page.getByRole("menuitem", { name: "Delete World" }).click());
  yield "delete a game";
  await closes(page);
  await opens(page, () => page.getByRole("button", { name: "New Game" }).click());
  yield "New Game";
  await closes(page);
  await opens(page, () => page.getByRole("button", { name: "Publish A game" }).click());
  yield "publish";
  await closes(page);
  await page.getByRole("button", { name: "More for Coin Run" }).click();
  await opens(page, () => page.getByRole("menuitem", { name: "Link and notes" }).click());
  yield "published";
  await closes(page);
  yield `own page ${await goesTo(page, `/u/${child.username}`)}`;
  for (const name of ["Change password", "Delete my account"]) {
    await opens(page, () => page.getByRole("button", { name }).click());
    yield name;
    await closes(page);
  }
};
