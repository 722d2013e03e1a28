import { expect, type Page } from "@playwright/test";
import { freshUsername, PASSWORD } from "../../support/e2eAccount.ts";
import type { ChildActions } from "./ChildActions.ts";
import type { Surroundings } from "./Surroundings.ts";
import type { Windows } from "./Windows.ts";

const IN_ACCOUNT = /\/editor\/(?!ls-)[^/?]+$/;
/** Some windows die before the server gets the request, some after. */
const DYING_MS = 1200;

/**
 * A child signs up and its local game moves to the account; the window may die on the way. Waits until the game is there: what did not
 * arrive stays in this browser and is sent again.
 */
export async function signUp(around: Surroundings, actions: ChildActions, windows: Windows): Promise<void> {
  if (!(await setOff(around, actions, windows))) return;
  const { page } = windows;
  const again = page.getByRole("link", { name: /Move .* ?to My Games/ });
  await expect(async () => {
    if (await again.isVisible()) await again.click();
    await page.waitForURL(IN_ACCOUNT, { timeout: 4000 });
  }).toPass({ timeout: 90_000 });
  await windows.findAgain();
}

export async function dieSigningUp(around: Surroundings, actions: ChildActions, windows: Windows): Promise<void> {
  if (!(await setOff(around, actions, windows))) return;
  await windows.page.waitForTimeout(around.otherDice(DYING_MS));
  await windows.kill();
}

/** Without space in this browser the editor cannot be left, and the child stays with the game. */
async function setOff(around: Surroundings, actions: ChildActions, windows: Windows): Promise<boolean> {
  const { store, line, game } = around;
  if (store.isFull) return false;
  await line.mend();
  const { page } = windows;
  const join = page.getByRole("link", { name: "Keep it everywhere" });
  const move = page.getByRole("link", { name: "Move to My Games" });
  await actions.unlessAsked(() => expect(join.or(move)).toBeVisible());
  const isNew = await join.isVisible();
  await actions.leaveBy(isNew ? join : move);
  if (!isNew) return true;
  game.username = freshUsername();
  await fillIn(page, game.username);
  await page.getByRole("button", { name: "Create an account" }).click();
  return true;
}

async function fillIn(page: Page, username: string): Promise<void> {
  await expect(page.getByLabel("Username")).toBeVisible({ timeout: 30_000 });
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Email").fill(`${username}@example.org`);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
}
