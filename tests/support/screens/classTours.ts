/** The pages of a class: the wall with its dialogs for the teacher, the door and the lesson for its children. */
import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import type { Class, ClassGame, SignedInPupil } from "../../../src/api/classes.ts";
import type { SignedInUser } from "../../../src/api/wire.ts";
import { headersOf, jsonOf, makeWorld, PASSWORD, signIn } from "../e2eAccount.ts";
import { keyGame } from "../e2eKeyGame.ts";
import type { Tour } from "./Tour.ts";

const NAMES = ["Ada", "Ben", "Chloe", "Dev", "Ella", "Maximilian", "Gus", "Hana"];
const TEACHER = "story-teacher-3";

interface Lesson {
  readonly teacher: SignedInUser;
  readonly made: Class;
  readonly pupils: readonly SignedInPupil[];
}

/** A class with an open door, whose first two children have been here before. All tours share one teacher. */
async function lesson(request: APIRequestContext): Promise<Lesson> {
  const signUp = await request.post("/users", {
    data: { username: TEACHER, email: `${TEACHER}@example.org`, password: PASSWORD },
  });
  const typed = { username: TEACHER, password: PASSWORD };
  const teacher = signUp.ok()
    ? ((await signUp.json()) as SignedInUser)
    : { ...(await jsonOf<SignedInUser>(await request.get("/users/me", { headers: headersOf(typed) }))), ...typed };
  const headers = headersOf(teacher);
  const made = await jsonOf<Class>(
    await request.post("/classes", { headers, data: { name: `Class ${Date.now() % 10_000}`, names: NAMES } }),
  );
  await request.put(`/classes/${made.id}/door`, { headers, data: { isOpen: true } });
  const pupils: SignedInPupil[] = [];
  for (const { id } of made.pupils.slice(0, 2)) {
    const data = { pupil: id, pictures: [1, 2, 3] };
    pupils.push(await jsonOf<SignedInPupil>(await request.post(`/classes/door/${made.code}`, { data })));
  }
  return { teacher, made, pupils };
}

async function hang(request: APIRequestContext, as: SignedInUser): Promise<string> {
  const id = await makeWorld(request, as, keyGame({ width: 12, height: 8 }));
  await jsonOf<ClassGame>(
    await request.put(`/classes/me/games/${id}`, { headers: headersOf(as), data: { isShown: true } }),
  );
  return id;
}

const dialogOf = (page: Page): Locator => page.getByRole("dialog").or(page.getByRole("alertdialog"));

/** A question in a dialog, and a tip after a walk by keys, take an Escape of their own. */
async function closes(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press("Escape");
    await expect(dialogOf(page)).toHaveCount(0, { timeout: 500 });
  }).toPass();
}

/** The wall of a class and all that opens over it. */
export const teachers: Tour = async function* ({ page, request }) {
  const { teacher, made, pupils } = await lesson(request);
  for (const pupil of pupils) {
    const headers = headersOf(pupil);
    const data = { doing: "stuck", rule: "Walk right", handIsUp: pupil === pupils[0], worldId: "w", worldName: "Maze" };
    await request.put("/classes/me/status", { headers, data });
  }
  const [ada, ben] = pupils;
  if (!ada || !ben) throw new Error("Nobody came.");
  const game = await hang(request, ada);
  await makeWorld(request, teacher, keyGame({ width: 12, height: 8 }));
  await request.post("/reports", { headers: headersOf(ben), data: { worldId: game, reason: "other" } });
  await page.goto("/");
  await signIn(page.context(), teacher, page.url());
  await page.goto("/dashboard");
  await expect(page.getByRole("link", { name: made.name })).toBeVisible();
  yield "classes in My Games";
  await page.getByRole("button", { name: "Make a class" }).click();
  yield "make a class";
  await closes(page);
  await page.getByRole("link", { name: made.name }).click();
  await expect(page.getByRole("list", { name: "Everybody" })).toBeVisible();
  yield "wall";
  const button = (name: string | RegExp) => page.getByRole("button", { name }).first();
  await button(/^Class code/).click();
  yield "class code";
  await button("New code").click();
  yield "a new code";
  await closes(page);
  await button(/^Ada/).click();
  yield "look at a child";
  await closes(page);
  await button("Everybody look here").click();
  yield "choose what all look at";
  await closes(page);
  await button("Hand out").click();
  await page.getByRole("radio", { name: "Some" }).click();
  yield "hand out";
  await closes(page);
  await button("Collect").click();
  yield "collect";
  await closes(page);
  for (const entry of [/^Names/, /^Print/, /^Games of/, /^Reports/, /^End of/]) {
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("menuitem", { name: entry }).click();
    await expect(dialogOf(page)).toBeVisible();
    await expect(page.getByText("Loading...")).toHaveCount(0);
    yield `wall: ${entry.source}`;
    await closes(page);
  }
  await page.getByRole("button", { name: "More", exact: true }).click();
  yield "menu of the wall";
  await page.keyboard.press("Escape");
  await button("Pause all").click();
  yield "wall paused";
  await button("Go on").click();
};

/** A child at the door, and in a lesson. */
export const pupils: Tour = async function* ({ page, request }) {
  const { teacher, made, pupils } = await lesson(request);
  await hang(request, pupils[1] ?? teacher);
  const headers = headersOf(teacher);
  await page.goto("/class");
  yield "class code at the door";
  await page.goto(`/class/${made.code}`);
  await expect(page.getByRole("heading", { name: "Who are you?" })).toBeVisible();
  yield "names at the door";
  await page.getByRole("button", { name: "Maximilian" }).click();
  yield "three pictures";
  for (const name of ["Rocket", "Apple", "Fish"]) await page.getByRole("button", { name, exact: true }).click();
  yield "three pictures chosen";
  const remember = page.getByRole("button", { name: "I'll remember them" });
  await expect(async () => {
    if (await remember.isVisible()) await remember.click();
    await expect(page.getByRole("heading", { name: "My Games" })).toBeVisible({ timeout: 2000 });
  }).toPass();
  yield "My Games of a pupil";
  const note = { headers, data: { text: "Look at what is on your right." } };
  await request.put(`/classes/${made.id}/pupils/${made.pupils[5]?.id}/note`, note);
  await expect(page.getByText(note.data.text)).toBeVisible();
  yield "note on a page";
  await page.getByRole("button", { name: "OK", exact: true }).click();
  await page.goto("/gallery");
  await expect(page.getByRole("button", { name: "Great" })).toBeVisible();
  yield "gallery";
  await page.getByRole("button", { name: /^Report/ }).click();
  yield "report";
  await closes(page);
  await page.getByRole("link", { name: "My Games" }).first().click();
  await page.getByRole("button", { name: /^Meadow/ }).click();
  await expect(page.locator("[data-view=stage]")).toBeVisible();
  await expect(page.getByRole("button", { name: "Hand up" })).toBeVisible();
  yield "editor of a pupil";
  await request.put(`/classes/${made.id}/pupils/${made.pupils[5]?.id}/note`, note);
  await expect(page.getByText(note.data.text)).toBeVisible();
  yield "note in the editor";
  await page.getByRole("button", { name: "OK", exact: true }).click();
  await request.put(`/classes/${made.id}/lesson`, { headers, data: { isPaused: true } });
  await expect(page.getByRole("dialog", { name: "Pause! Look up." })).toBeVisible();
  // Nothing to press: only the teacher ends it.
  await request.put(`/classes/${made.id}/lesson`, { headers, data: { isPaused: false } });
  await expect(page.getByRole("dialog")).toHaveCount(0);
};
