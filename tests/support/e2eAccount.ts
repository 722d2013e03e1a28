import type { APIRequestContext, BrowserContext } from "@playwright/test";
import { expect } from "@playwright/test";
import type { SavedWorld, SignedInUser, WorldRecord } from "../../src/api/wire.ts";

export const PASSWORD = "a very good secret";

/** A username that no other child of this run has. */
export function freshUsername(): string {
  return `child${Date.now().toString(36)}${Math.random().toString(36).slice(2, 7)}`;
}

export async function makeChild(request: APIRequestContext): Promise<SignedInUser> {
  const username = freshUsername();
  const data = { username, email: `${username}@example.org`, password: PASSWORD };
  return jsonOf(await request.post("/users", { data }));
}

/** An account that may make classes, because `playwright.config.ts` names it. Each story has its own. */
export async function makeTeacher(
  request: APIRequestContext,
  username: "story-teacher-1" | "story-teacher-2",
): Promise<SignedInUser> {
  return jsonOf(
    await request.post("/users", { data: { username, email: `${username}@example.org`, password: PASSWORD } }),
  );
}

/** Stores the child's session in a browser, as signing in does. */
export async function signIn(context: BrowserContext, child: SignedInUser, baseURL: string): Promise<void> {
  const { id, username, email, password } = child;
  const value = encodeURIComponent(JSON.stringify({ id, username, email, password }));
  await context.addCookies([{ name: "session", value, url: baseURL, sameSite: "Lax" }]);
}

/** Changes the name of a child's game, or whether it is published. */
export async function changeWorld(
  request: APIRequestContext,
  child: SignedInUser,
  id: string,
  change: SavedWorld,
): Promise<void> {
  await jsonOf(await request.put(`/worlds/${id}`, { headers: headersOf(child), data: change }));
}

/** Creates a game of a child through the server's API, optionally with the data of an earlier save. Returns its id. */
export async function makeWorld(request: APIRequestContext, child: SignedInUser, data?: unknown): Promise<string> {
  const headers = headersOf(child);
  const { id } = await jsonOf<WorldRecord>(await request.post("/worlds", { headers, data: {} }));
  if (data !== undefined) await jsonOf(await request.put(`/worlds/${id}`, { headers, data: { name: "A game", data } }));
  return id;
}

export async function removeWorld(request: APIRequestContext, child: SignedInUser, id: string): Promise<void> {
  await jsonOf(await request.delete(`/worlds/${id}`, { headers: headersOf(child) }));
}

/** Creates games until the child's account has no space for another kilobyte. Returns the id of the first one. */
export async function fillShelf(request: APIRequestContext, child: SignedInUser): Promise<string> {
  const headers = headersOf(child);
  let id = await makeWorld(request, child);
  const first = id;
  for (let kilobytes = 7000; kilobytes > 1; ) {
    const words = Array.from({ length: kilobytes }, (_, n) => [`v${n}`, { id: `v${n}`, name: "x".repeat(960) }]);
    const globals = Object.fromEntries(words.slice(0, 5000));
    const name = `Large ${kilobytes}`;
    const data = { characters: {}, world: { stages: {}, globals }, undoStack: words.slice(5000) };
    const answer = await request.put(`/worlds/${id}`, { headers, data: { name, data } });
    if (answer.ok()) id = await makeWorld(request, child);
    else kilobytes = Math.floor(kilobytes / 2);
  }
  return first;
}

/** The document of a child's game as the server stores it. */
export async function fetchGame(request: APIRequestContext, child: SignedInUser, id: string): Promise<unknown> {
  return (await jsonOf<WorldRecord>(await request.get(`/worlds/${id}`, { headers: headersOf(child) }))).data;
}

export function headersOf({ username, password }: Pick<SignedInUser, "username" | "password">): Record<string, string> {
  return { Authorization: `Basic ${btoa(`${username}:${password}`)}` };
}

type Answer = Awaited<ReturnType<APIRequestContext["get"]>>;

export async function jsonOf<Shape>(answer: Answer): Promise<Shape> {
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as Shape;
}
