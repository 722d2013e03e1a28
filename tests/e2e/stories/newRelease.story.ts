/** The site is renewed while a tab is open: the parts it asks for are gone, and it goes on with the new ones. */
import { expect, test } from "../../support/e2eStory.ts";

test("a page whose old parts are gone starts again and is there", async ({ page, faults }) => {
  await page.goto("/");
  await page.route(/\/assets\/LoginPage-.*\.js/, (route) => route.fulfill({ status: 404 }), { times: 1 });
  await page.getByRole("link", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByLabel("Password", { exact: true })).toBeVisible();
  faults.length = 0;
});

test("a part that is gone for good is a sentence, not a page that starts again for ever", async ({ page, faults }) => {
  await page.goto("/");
  await page.route(/\/assets\/LoginPage-.*\.js/, (route) => route.fulfill({ status: 404 }));
  await page.getByRole("link", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
  faults.length = 0;
});
