/** What each address shows to a visitor, a child, the owner of a game, and another user. */
import type { BrowserContext, Page } from "@playwright/test";
import { changeWorld, makeChild, makeWorld, signIn } from "../../support/e2eAccount.ts";
import { watchFaults } from "../../support/e2eFaults.ts";
import { keyGame } from "../../support/e2eKeyGame.ts";
import { expect, test } from "../../support/e2eStory.ts";

const WIDE = { width: 22, height: 13 };

test("every address shows everybody what is theirs to see", async ({ browser, baseURL, request }) => {
  const owner = await makeChild(request);
  const other = await makeChild(request);
  const published = await makeWorld(request, owner, keyGame(WIDE));
  const unlisted = await makeWorld(request, owner, keyGame(WIDE));
  await changeWorld(request, owner, published, { name: "Frog Jump", published: true });
  await changeWorld(request, owner, unlisted, { name: "Secret Cave" });
  const visitors: Record<"out" | "owner" | "other", BrowserContext> = {
    out: await browser.newContext({ baseURL }),
    owner: await browser.newContext({ baseURL }),
    other: await browser.newContext({ baseURL }),
  };
  await signIn(visitors.owner, owner, baseURL ?? "");
  await signIn(visitors.other, other, baseURL ?? "");

  const link = (name: string) => (page: Page) => page.getByRole("main").getByRole("link", { name, exact: true });
  const button = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name });
  const heading = (name: string) => (page: Page) => page.getByRole("heading", { level: 1, name });
  const profile = `/u/${owner.username}`;
  const notFound = heading("Sorry, this world could not be found.");

  /** Address, user, what is shown there, and what is not. */
  const table: [string, keyof typeof visitors, (page: Page) => ReturnType<Page["getByRole"]>, typeof notFound?][] = [
    ["/explore", "out", link("Frog Jump"), link("Secret Cave")],
    ["/explore", "owner", link("Frog Jump"), link("Secret Cave")],
    [profile, "out", link("Frog Jump"), link("Secret Cave")],
    [profile, "other", button("More for Frog Jump"), button("Delete my account")],
    [profile, "owner", link("Edit Secret Cave")],
    [profile, "owner", button("Delete my account")],
    ["/dashboard", "out", heading("Welcome back!")],
    ["/dashboard", "owner", link("Edit Frog Jump")],
    ["/dashboard", "other", button("Start Tutorial"), link("Edit Frog Jump")],
    [`/play/${unlisted}`, "out", button(/^Remix this Game/)],
    [`/play/${published}`, "other", button(/^Remix this Game/), link("Open in Editor")],
    [`/play/${published}`, "owner", (page) => page.getByRole("link", { name: /^Open in Editor/ })],
    [`/editor/${published}`, "out", heading("Welcome back!")],
    [`/editor/${published}`, "other", notFound],
    [`/editor/${published}`, "owner", button(/^Record/)],
    ["/editor/gone", "owner", notFound],
    ["/play/gone", "out", notFound],
    ["/u/nobody-of-this-name", "out", heading("404 Page Not Found")],
    ["/no/such/page", "out", heading("404 Page Not Found")],
  ];
  const pages = new Map<BrowserContext, Page>();
  const faults = Object.values(visitors).map((context) => watchFaults(context));
  for (const [path, who, seen, unseen] of table) {
    await test.step(`${path} for ${who}`, async () => {
      const context = visitors[who];
      const page = pages.get(context) ?? (await context.newPage());
      pages.set(context, page);
      await page.goto(path);
      await expect(seen(page).first()).toBeVisible();
      if (unseen) await expect(unseen(page)).toHaveCount(0);
    });
  }
  // Browsers log 404 answers as errors by themselves.
  expect(faults.flat().filter((fault) => !fault.includes("404"))).toEqual([]);
  for (const context of Object.values(visitors)) await context.close();
});
