/** A forgotten password, and a changed one. */

import { execFileSync } from "node:child_process";
import type { Page } from "@playwright/test";
import { makeChild, PASSWORD, signIn } from "../../support/e2eAccount.ts";
import { LONG } from "../../support/e2eLong.ts";
import { expect, test } from "../../support/e2eStory.ts";

const NEW = "purple dragon kite";

/** What the operator runs at the terminal of the server, while it is up. */
function linkFor(name: string): string {
  const env = { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR };
  const said = execFileSync(process.execPath, [".build/maintenance.mjs", "people", "reset", name], { env });
  return /\/new-password#\S+/.exec(said.toString())?.[0] ?? "";
}

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

async function logIn(page: Page, username: string, password: string): Promise<void> {
  await page.goto("/login");
  await field(page, "Username or email").fill(username);
  await field(page, "Password").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

test("a child who forgot a password gets a link, sees what it types by keyboard alone, and is in", async ({
  page,
  request,
  browser,
  baseURL,
  faults,
}) => {
  const child = await makeChild(request);
  const atHome = await browser.newContext({ baseURL });
  await signIn(atHome, child, baseURL ?? "");

  await page.goto("/login");
  await page.getByText("Forgot your password?").click();
  await expect(page.getByText("Ask the grown-up who runs this site for a link.")).toBeVisible();

  const link = linkFor(child.username);
  const answer = await page.goto(link);
  expect(answer?.headers()["referrer-policy"]).toBe("no-referrer");
  await expect(page.getByText(`Hi, ${child.username}!`)).toBeVisible();
  await field(page, "New password").focus();
  await page.keyboard.type("short");
  await page.keyboard.press("Tab");
  const show = page.getByRole("button", { name: "Show password" });
  await expect(show).toBeFocused();
  await page.keyboard.press("Space");
  await expect(show).toHaveAttribute("aria-pressed", "true");
  await expect(field(page, "New password")).toHaveAttribute("type", "text");
  await expect(field(page, "New password")).toHaveValue("short");
  await page.keyboard.press("Space");
  await expect(show).toHaveAttribute("aria-pressed", "false");
  await expect(field(page, "New password")).toHaveAttribute("type", "password");

  await page.getByRole("button", { name: "Save and sign in" }).click();
  await expect(page.getByRole("alert")).toContainText("at least 8 characters");
  await field(page, "New password").fill(NEW);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByRole("link", { name: child.username })).toBeVisible();

  // The other device is signed out, and the link is used up.
  const home = await atHome.newPage();
  await home.goto("/dashboard");
  await expect(home.getByText("Please sign in to see your games.")).toBeVisible();
  await home.goto(link);
  await expect(home.getByRole("heading", { level: 1 })).toHaveText("This link doesn't work anymore");
  await expect(home.getByText("Ask the grown-up who runs this site for a new one.")).toBeVisible();
  await atHome.close();
  expect(faults.splice(0).filter((fault) => !fault.includes("400"))).toEqual([]);
});

test("a link signs out the child who was at this computer before", LONG, async ({ page, child, request }) => {
  const other = await makeChild(request);
  await page.goto(linkFor(other.email));
  await field(page, "New password").fill(NEW);
  await page.getByRole("button", { name: "Save and sign in" }).click();
  await expect(page.getByRole("link", { name: other.username })).toBeVisible();
  await expect
    .poll(async () => {
      const authorization = `Basic ${btoa(`${child.username}:${child.password}`)}`;
      return (await request.get("/users/me", { headers: { authorization } })).status();
    })
    .toBe(401);
});

test("a child changes its password, and stays signed in here alone", LONG, async ({ page, child, request, faults }) => {
  await page.goto(`/u/${child.username}`);
  await page.getByRole("button", { name: "Change password" }).click();
  const dialog = page.getByRole("dialog", { name: "Change password" });
  await expect(field(page, "Old password")).toBeFocused();
  await page.keyboard.type("no idea at all");
  await field(page, "New password").fill(NEW);
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("alert")).toHaveText("That's not your old password. Please try again.");
  await expect(field(page, "Old password")).toHaveAttribute("aria-invalid", "true");
  await field(page, "Old password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Save password" }).click();
  await expect(page.getByText("Your new password is saved.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Change password" })).toBeFocused();

  await page.reload();
  await page.getByRole("link", { name: "My Games", exact: true }).click();
  await expect(page.getByRole("button", { name: "Start Tutorial" })).toBeVisible();
  const typed = (password: string) => ({ authorization: `Basic ${btoa(`${child.username}:${password}`)}` });
  expect((await request.get("/users/me", { headers: typed(PASSWORD) })).status()).toBe(401);
  await page.getByRole("button", { name: "Log Out" }).click();
  await logIn(page, child.username, NEW);
  await expect(page.getByRole("button", { name: "Start Tutorial" })).toBeVisible();
  expect(faults.splice(0).filter((fault) => !fault.includes("401"))).toEqual([]);
});
