/** A new release while a tab is open: chunks that no longer exist are replaced by the new ones. */
import type { Route } from "@playwright/test";
import { expect, test } from "../../support/e2eStory.ts";

const SIGN_IN_PART = /\/assets\/accountPages-.*\.js/;

test("a page whose old parts are gone starts again and is there", async ({ page, faults }) => {
  await page.goto("/");
  let missing = 0;
  const answerMissing = (route: Route) => {
    missing += 1;
    return route.fulfill({ status: 404 });
  };
  await page.route(SIGN_IN_PART, answerMissing, { times: 1 });
  await page.getByRole("link", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByLabel("Password", { exact: true })).toBeVisible();
  expect(missing).toBe(1);
  faults.length = 0;
});

test("a part that is gone for good is a sentence, not a page that starts again for ever", async ({ page, faults }) => {
  await page.goto("/");
  await page.route(SIGN_IN_PART, (route) => route.fulfill({ status: 404 }));
  await page.getByRole("link", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
  faults.length = 0;
});
