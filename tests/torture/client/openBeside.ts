import { expect, type Page } from "@playwright/test";
import { type Answers, logInButton } from "./Answers.ts";
import type { Surroundings } from "./Surroundings.ts";

/**
 * Opens the game in one more window of the same browser, which takes over from the first. Returns the window to use then: if the first one
 * could not save yet, it keeps its game, and the child goes back to it.
 */
export async function openBeside(first: Page, around: Surroundings, answers: Answers): Promise<Page> {
  const { context, game, diary } = around;
  const second = await context.newPage();
  await second.goto(game.address);
  const { takeOver, opened } = whatOpens(second);
  await expect(takeOver.or(opened).or(logInButton(second)).first()).toBeVisible({ timeout: 30_000 });
  await answers.logIn(second);
  await expect(takeOver.or(opened).first()).toBeVisible({ timeout: 30_000 });
  // Clearing the data frees the lock: the first window notices the second and becomes read-only, unless something is in the way.
  if (!(await takeOver.isVisible())) await stepsBack(first, around);
  else if (!(await takesOver(second))) {
    diary.note("the first window keeps the game");
    await second.close();
    await first.bringToFront();
    return first;
  }
  return second;
}

function whatOpens(page: Page) {
  const takeOver = page.getByRole("button", { name: "Take over here" });
  const opened = page.getByRole("button", { name: /^(Main menu|Keep this one)$/ });
  return { takeOver, opened };
}

async function stepsBack(first: Page, { diary }: Surroundings): Promise<void> {
  const stands = first.getByRole("heading", { name: "You're working in another window" });
  const isBack = await stands.waitFor({ timeout: 8000 }).then(
    () => true,
    () => false,
  );
  diary.note(isBack ? "the first window stepped back" : "the first window is closed");
  if (!isBack) await first.close();
}

/** Whether the other window released the game; the stage is already visible behind the question. */
async function takesOver(page: Page): Promise<boolean> {
  const { takeOver } = whatOpens(page);
  const refused = page.getByRole("alert");
  await takeOver.click();
  await expect(async () => {
    expect((await refused.isVisible()) || (await takeOver.count()) === 0).toBe(true);
  }).toPass({ timeout: 30_000 });
  return !(await refused.isVisible());
}
