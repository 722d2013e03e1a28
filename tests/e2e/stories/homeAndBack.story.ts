/** Games leave as files and come back through the door: dropped, pasted, or chosen by keys. */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { makeChild, signIn } from "../../support/e2eAccount.ts";
import { LONG } from "../../support/e2eLong.ts";
import { expect, test } from "../../support/e2eStory.ts";
import { archiveOf, FORMS, gameTextOf, plainPicture } from "../../support/parcels.ts";
import { gameOf } from "../../support/testGame.ts";
import { EditorPage } from "../pages/EditorPage.ts";
import { HomePage } from "../pages/HomePage.ts";

const named = (name: string) => gameTextOf(gameOf([], []), { name });

/** Sends the page what the browser sends while a file is dragged over it, dropped, or pasted. */
async function give(page: Page, kind: "dragover" | "drop" | "paste", name: string, bytes: Uint8Array): Promise<void> {
  await page.evaluate(
    ([event, fileName, base64]) => {
      const content = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([content], fileName));
      const options = { bubbles: true, cancelable: true };
      const given =
        event === "paste"
          ? new ClipboardEvent(event, { ...options, clipboardData: data })
          : new DragEvent(event, { ...options, dataTransfer: data });
      document.body.dispatchEvent(given);
    },
    [kind, name, Buffer.from(bytes).toString("base64")] as const,
  );
}

test("all games go home as one ZIP, which is dropped on the page of another browser", async ({
  page,
  browser,
  baseURL,
}) => {
  const home = new HomePage(page);
  await home.open();
  await expect(page.getByRole("button", { name: "Open a game file" })).toBeVisible();
  await give(page, "drop", "both.zip", archiveOf({ "Frog Jump": named("Frog Jump"), Toad: named("Toad") }));
  await page.getByRole("button", { name: "Open 2 games" }).click();
  await expect(home.keptGames).toHaveCount(2);

  await page.getByRole("button", { name: "Download all my games" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download 2 games" }).click();
  const zip = await readFile(await (await download).path());
  await expect(page.getByRole("dialog", { name: "2 games are downloaded" })).toBeVisible();

  const other = await (await browser.newContext({ baseURL })).newPage();
  const otherHome = new HomePage(other);
  await otherHome.open();
  await expect(other.getByRole("button", { name: "Open a game file" })).toBeVisible();
  await give(other, "dragover", "My games.zip", zip);
  await expect(other.getByText("Drop your game here")).toBeVisible();
  await give(other, "drop", "My games.zip", zip);
  await other.getByRole("checkbox", { name: "Toad" }).click();
  await other.getByRole("button", { name: "Open 1 game" }).click();
  await new EditorPage(other).stage.isReady();
  await expect(other.getByRole("button", { name: "Name of the game: Frog Jump" })).toBeVisible();
  await other.context().close();
});

test("a picture is pasted, and one that lost its game says so", LONG, async ({ page }) => {
  await new HomePage(page).open();
  await expect(page.getByRole("button", { name: "Open a game file" })).toBeVisible();
  await give(page, "paste", "image.png", plainPicture());
  await expect(page.getByRole("alert")).toHaveText("This picture lost its game. Ask for the file.");
  await page.getByRole("button", { name: "OK" }).click();
  await give(page, "paste", "image.png", FORMS.picture.write(named("Frog Jump")));
  await new EditorPage(page).stage.isReady();
});

test.describe("without a network", LONG, () => {
  test.use({ serviceWorkers: "allow" });

  test("a web page is chosen by keys and opened", async ({ page, context, child, faults }) => {
    expect(child.username).not.toBe("");
    await page.goto("/dashboard");
    const button = page.getByRole("button", { name: "Open a game file" }).first();
    await expect(button).toBeVisible();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await context.setOffline(true);
    await button.focus();
    const chooser = page.waitForEvent("filechooser");
    // Chromium opens no file dialog for a key that is up again at once.
    await page.keyboard.press("Enter", { delay: 200 });
    const buffer = Buffer.from(FORMS["web page"].write(named("Frog Jump")));
    await (await chooser).setFiles({ name: "Frog Jump.html", mimeType: "text/html", buffer });
    await page.waitForURL(/\/editor\/ls-\d+/);
    await new EditorPage(page).stage.isReady();
    // The account could not be reached, which the browser reports.
    faults.length = 0;
  });
});

test(
  "games made signed out go into the account together, and what a dead line kept back goes later",
  LONG,
  async ({ page, request, context, baseURL, faults }) => {
    const home = new HomePage(page);
    await home.open();
    await expect(page.getByRole("button", { name: "Open a game file" })).toBeVisible();
    const games = {
      Frog: named("Frog"),
      Toad: named("Toad"),
      Newt: named("Newt"),
    };
    await give(page, "drop", "three.zip", archiveOf(games));
    await page.getByRole("button", { name: "Open 3 games" }).click();
    await expect(home.keptGames).toHaveCount(3);
    await signIn(context, await makeChild(request), baseURL ?? "");
    await page.goto("/dashboard");

    // The line dies while the second game is on its way, and its empty place in the account cannot be cleared.
    let saves = 0;
    const WORLDS = /\/worlds(\/|$)/;
    await page.route(WORLDS, (route) => {
      if (route.request().method() === "PUT") saves += 1;
      return saves > 1 ? route.abort() : route.continue();
    });
    await page.getByRole("button", { name: "Put them all in My Games" }).click();
    const told = page.getByRole("dialog", {
      name: "1 game is in My Games now",
    });
    await expect(told.getByRole("listitem")).toHaveCount(2);
    await page.unroute(WORLDS);
    await told.getByRole("button", { name: "Try again" }).click();

    await expect(home.keptGames).toHaveCount(0);
    const mine = page.getByRole("region", { name: "My Games", exact: true });
    await expect(mine.getByRole("link", { name: /^Edit / })).toHaveCount(3);
    for (const name of Object.keys(games)) await expect(mine.getByRole("link", { name: `Edit ${name}` })).toBeVisible();
    faults.length = 0;
  },
);
