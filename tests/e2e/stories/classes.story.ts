/** A class: a teacher at the wall, and children who come in by three pictures. */
import type { Browser, Page } from "@playwright/test";
import { makeTeacher, makeWorld, signIn } from "../../support/e2eAccount.ts";
import { watchFaults } from "../../support/e2eFaults.ts";
import { keyGame } from "../../support/e2eKeyGame.ts";
import { expect, test } from "../../support/e2eStory.ts";
import { ClassDoor } from "../pages/ClassDoor.ts";
import { ClassWall } from "../pages/ClassWall.ts";

const PICTURES = ["Rocket", "Apple", "Fish"];

/** A window of a computer of its own, with what it complained about. */
async function computer(
  browser: Browser,
  byFinger = false,
): Promise<{ readonly page: Page; readonly faults: string[] }> {
  const size = byFinger ? { width: 1180, height: 820 } : { width: 1366, height: 768 };
  const context = await browser.newContext({ viewport: size, hasTouch: byFinger, serviceWorkers: "block" });
  const faults = watchFaults(context);
  return { page: await context.newPage(), faults };
}

test("a teacher sees a raised hand, looks, sends a note and pauses; the next child finds nothing of the last", async ({
  page,
  request,
  browser,
  context,
  baseURL,
}) => {
  const teacher = await makeTeacher(request, "story-teacher-1");
  await signIn(context, teacher, baseURL ?? "");
  await makeWorld(request, teacher, keyGame({ width: 12, height: 8 }));
  const wall = new ClassWall(page);
  const code = await wall.make("Class 3b", ["Ada", "Ben", "Mia"]);
  const child = await computer(browser);
  const door = new ClassDoor(child.page);
  await door.open(code);
  await door.tap("Mia", PICTURES);
  await door.remember();
  await expect(wall.tile("Mia")).toHaveAccessibleName("Mia: Here");
  await wall.handOut("A game", "Help Hero over the bridge!");
  await child.page.getByRole("button", { name: "Show me" }).click();
  await expect(child.page.getByRole("article", { name: "A game" }).getByText("From story-teacher-1")).toBeVisible();
  await child.page.getByRole("link", { name: "Edit A game" }).click();
  await expect(child.page.getByText("Help Hero over the bridge!")).toBeVisible();
  await child.page.getByRole("button", { name: "OK", exact: true }).click();
  await expect(wall.tile("Mia")).toHaveAccessibleName("Mia: Making");
  await expect(wall.tile("Mia").locator("img")).toBeVisible();
  await child.page.getByRole("button", { name: "Hand up" }).click();
  await expect(wall.needs.getByText("Hand up just now.")).toBeVisible();
  await wall.button("Look at Mia").click();
  await expect(child.page.getByText(/is looking\.$/)).toBeVisible();
  await page.getByLabel("Nib tells Mia").fill("Look at what is on your right.");
  await wall.button("Send").click();
  await expect(child.page.getByText("Look at what is on your right.")).toBeVisible();
  await child.page.getByRole("button", { name: "OK", exact: true }).click();
  await page.keyboard.press("Escape");
  await expect(wall.needs.getByText("Nobody right now.")).toBeVisible();
  await wall.button("Pause all").click();
  await expect(child.page.getByRole("dialog", { name: "Pause! Look up." })).toBeVisible();
  await wall.button("Go on").click();
  await expect(child.page.getByRole("dialog")).toHaveCount(0);
  await child.page.goto("/dashboard");
  await wall.button("Pause all").click();
  await expect(child.page.getByRole("dialog", { name: "Pause! Look up." })).toBeVisible();
  await wall.button("Go on").click();
  await expect(child.page.getByRole("dialog")).toHaveCount(0);
  await door.leave();
  await expectNothingLeft(child.page);
  // What My Games still asked when the child left is refused.
  expect(child.faults.filter((fault) => !fault.includes("401"))).toEqual([]);
});

/** The device knows the class, and nothing of the child. */
async function expectNothingLeft(page: Page): Promise<void> {
  const left = () =>
    page.evaluate(async () => {
      const databases = (await indexedDB.databases?.()) ?? [];
      const cached = await caches.keys();
      return JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }, databases.length, cached]);
    });
  await expect.poll(left).not.toMatch(/Mia|pupil|device\./);
  expect(await page.evaluate(() => localStorage.getItem("gridlings:class"))).toMatch(/^[A-Z]{6} [\w-]{43}$/);
}

test("three children come in, one by finger; wrong pictures stay out, and a game is shown to the class @long", async ({
  page,
  request,
  browser,
  context,
  baseURL,
}) => {
  const teacher = await makeTeacher(request, "story-teacher-2");
  await signIn(context, teacher, baseURL ?? "");
  await makeWorld(request, teacher, keyGame({ width: 12, height: 8 }));
  const wall = new ClassWall(page);
  const names = ["Ada", "Ben", "Mia"];
  const code = await wall.make("Class 3c", names);
  const computers = await Promise.all(names.map((name) => computer(browser, name === "Mia")));
  for (const [n, { page: window }] of computers.entries()) {
    const door = new ClassDoor(window);
    await door.open(code);
    await door.tap(names[n] ?? "", PICTURES);
    await door.remember();
  }
  await wall.handOut("A game", "");
  for (const { page: window } of computers) {
    await window.reload();
    await window.getByRole("link", { name: "Edit A game" }).click();
  }
  for (const name of names) await expect(wall.tile(name)).toHaveAccessibleName(`${name}: Making`);
  const [ada, ben] = computers;
  if (!ada || !ben) throw new Error("Nobody came.");
  await ada.page.goto("/dashboard");
  await ada.page.getByRole("button", { name: "Show my class A game" }).click();
  await expect(ada.page.getByText("My class sees it")).toBeVisible();
  await ben.page.goto("/gallery");
  await ben.page.getByRole("button", { name: "Great" }).click();
  await expect(ben.page.getByRole("button", { name: "Great" })).toHaveAttribute("aria-pressed", "true");
  await ben.page.goto("/dashboard");
  const door = new ClassDoor(ben.page);
  await door.leave();
  await door.tap("Ada", [...PICTURES].reverse());
  await expect(ben.page.getByText("Not quite. Try again.")).toBeVisible();
  for (const { faults } of computers) expect(faults.filter((fault) => !fault.includes("401"))).toEqual([]);
});
