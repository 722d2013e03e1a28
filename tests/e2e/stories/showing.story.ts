/** A game that shows and lets hear all it can: bubbles, numbers in the corners, ground, layers and sounds. */
import type { Page } from "@playwright/test";
import { makeWorld } from "../../support/e2eAccount.ts";
import { showingGame } from "../../support/e2eShowingGame.ts";
import { expect, test } from "../../support/e2eStory.ts";
import { EditorPage } from "../pages/EditorPage.ts";
import { PlayerPage } from "../pages/PlayerPage.ts";

test("a game talks, counts and sounds, where it is played and where it is made", async ({ page, request, child }) => {
  const worldId = await makeWorld(request, child, showingGame());
  const mute = page.getByRole("button", { name: "Mute the sounds" });

  await test.step("in the player", async () => {
    const player = new PlayerPage(page);
    await player.open(worldId);
    await expect(numbers(page)).toHaveText(["Coins 0", "Lives 3"]);
    await player.bigPlay.click();
    await expect(spoken(page)).toHaveText("Fox says: Go, Hero! Take all the coins on the bridge.");
    // Step by step: whoever holds the key has the next coin before the words about this one are read.
    await expect(async () => {
      await page.keyboard.press("ArrowRight");
      await expect(page.getByText("♪ Pop")).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(numbers(page)).toHaveText(["Coins 1", "Lives 3"]);
    await expect(spoken(page)).toHaveText("Hero says: I have 1 of 3!");
    await expect(page.getByText("♪ Pop")).toBeHidden();
  });

  await test.step("the sound stays off once it is muted", async () => {
    await expect(mute).toHaveAttribute("aria-pressed", "false");
    await mute.click();
    await expect(mute).toHaveAttribute("aria-pressed", "true");
    await page.reload();
    await expect(mute).toHaveAttribute("aria-pressed", "true");
  });

  await test.step("in the editor, its numbers before it is played, too", async () => {
    const editor = new EditorPage(page);
    await editor.open(worldId);
    await expect(mute).toHaveAttribute("aria-pressed", "true");
    await expect(numbers(page)).toHaveText(["Coins 0", "Lives 3"]);
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await expect(numbers(page)).toHaveText(["Coins 0", "Lives 3"]);
    // A caption stays for a moment only: it is waited for from before the key goes down.
    const caption = page.getByText("♪ Pop").waitFor();
    await page.keyboard.down("ArrowRight");
    await caption;
    await expect(numbers(page)).toHaveText(["Coins 3", "Lives 3"]);
    await page.keyboard.up("ArrowRight");
  });
});

function numbers(page: Page) {
  return page.getByRole("region", { name: "Numbers of the game" }).getByRole("listitem");
}

/** What screen readers read. */
function spoken(page: Page) {
  return page.locator("[aria-live='polite']");
}
