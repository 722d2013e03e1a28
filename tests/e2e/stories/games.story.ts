/** The list of a child's games: published, copied, deleted after a question, and still there after Back and offline. */
import { changeWorld, makeChild, makeWorld } from "../../support/e2eAccount.ts";
import { keyGame } from "../../support/e2eKeyGame.ts";
import { expect, test } from "../../support/e2eStory.ts";
import { EditorPage } from "../pages/EditorPage.ts";

const WIDE = { width: 22, height: 13 };
const QUESTION = "Are you sure you want to delete this world? This action cannot be undone.";

test("a game is published with a link to pass on, copied, and deleted once the question is answered with yes", async ({
  page,
  request,
  child,
  baseURL,
}) => {
  const id = await makeWorld(request, child, keyGame(WIDE));
  await page.goto("/dashboard");
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(1);
  await page.getByRole("button", { name: "Publish A game" }).click();
  const asks = page.getByRole("dialog", { name: "Publish your game" });
  await expect(asks.getByRole("radio", { checked: true })).toHaveCount(0);
  await asks.getByRole("button", { name: "Publish" }).click();
  await expect(asks.getByRole("alert")).toHaveText("Pick who can see your game.");
  await expect(asks.getByRole("radio", { name: "Only me" })).toBeFocused();
  await asks.getByRole("textbox", { name: "How do you play it?" }).fill("Walk\nto the wall.");
  await asks.getByRole("button", { name: "Take a new picture" }).click();
  await asks.getByRole("radio", { name: "Everyone" }).check();
  await asks.getByRole("button", { name: "Publish" }).click();
  const told = page.getByRole("dialog", { name: "Your game is published!" });
  await expect(told.getByText("Players begin here, on Level 1.")).toBeVisible();
  await expect(told.locator("img[src^='/thumbnails/']")).toBeVisible();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await told.getByRole("button", { name: "Copy link" }).click();
  await expect(told.getByRole("button", { name: "Copied!" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/play/${id}`);
  const sharesNotes = async () => (await (await request.get(`/worlds/${id}`)).json()).sharesNotes;
  expect(await sharesNotes()).toBe(false);
  await told.getByText("Link and notes").click();
  await told.getByRole("switch", { name: "Share my notes beside the rules" }).click();
  await expect.poll(sharesNotes).toBe(true);
  await told.getByRole("button", { name: "Done" }).click();
  await page.goto(`/u/${child.username}`);
  await expect(page.getByRole("article", { name: "A game" }).getByText("Published")).toBeVisible();

  await page.goto("/dashboard");
  await page.getByRole("button", { name: "More for A game" }).click();
  await page.getByRole("menuitem", { name: "Duplicate World" }).click();
  await new EditorPage(page).stage.isReady();
  await page.goto("/dashboard");
  await expect(cards).toHaveCount(2);

  for (const answer of ["Keep it", "Delete"] as const) {
    await page.getByRole("button", { name: "More for A game Copy" }).click();
    await page.getByRole("menuitem", { name: "Delete World" }).click();
    const asked = page.getByRole("dialog", { name: "Delete A game Copy?" });
    await expect(asked).toHaveAccessibleDescription(QUESTION);
    await asked.getByRole("button", { name: answer }).click();
    await expect(cards).toHaveCount(answer === "Delete" ? 1 : 2);
  }
  await page.reload();
  await expect(cards).toHaveCount(1);
});

test("Back finds a long list where it was left, even with the line cut; Try again goes on after it", async ({
  page,
  context,
  request,
  faults,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const maker = await makeChild(request);
  for (let number = 1; number <= 6; number += 1) {
    const id = await makeWorld(request, maker, keyGame(WIDE));
    await changeWorld(request, maker, id, { name: `Game ${number}`, published: true });
  }
  await page.goto(`/u/${maker.username}`);
  const last = page.getByRole("link", { name: "Game 1", exact: true });
  await last.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(400);
  await last.click();
  await expect(page.getByRole("button", { name: "Play the game" })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await context.setOffline(true);
  await page.goBack();
  await expect(page.getByRole("article")).toHaveCount(6);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  await page.getByRole("link", { name: "Game 2", exact: true }).click();
  await expect(page.getByText("We can't reach the server. Are you online?")).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("button", { name: "Play the game" })).toBeVisible();
  // The browser reports the failed requests.
  faults.length = 0;
});
