/** Children and games made straight on the server, for stories that are about something else. */
import type { APIRequestContext, BrowserContext } from "@playwright/test";
import { expect } from "@playwright/test";
import type { SignedInUser, WorldRecord } from "../../src/api/wire.ts";

export const PASSWORD = "a very good secret";

/** A name that no other child of this run has. */
export function freshUsername(): string {
  return `child${Date.now().toString(36)}${Math.random().toString(36).slice(2, 7)}`;
}

export async function makeChild(request: APIRequestContext): Promise<SignedInUser> {
  const username = freshUsername();
  const data = { username, email: `${username}@example.org`, password: PASSWORD };
  return jsonOf(await request.post("/users", { data }));
}

/** Puts the child's session into a browser, as signing in does. */
export async function signIn(context: BrowserContext, child: SignedInUser, baseURL: string): Promise<void> {
  const { id, username, email, password } = child;
  const value = encodeURIComponent(JSON.stringify({ id, username, email, password }));
  await context.addCookies([{ name: "session", value, url: baseURL, sameSite: "Lax" }]);
}

/** A game of that child; with data, one that was saved before. Answers with its id. */
export async function makeWorld(request: APIRequestContext, child: SignedInUser, data?: unknown): Promise<string> {
  const headers = { Authorization: `Basic ${btoa(`${child.username}:${child.password}`)}` };
  const { id } = await jsonOf<WorldRecord>(await request.post("/worlds", { headers, data: {} }));
  if (data !== undefined) await jsonOf(await request.put(`/worlds/${id}`, { headers, data: { name: "A game", data } }));
  return id;
}

type Answer = Awaited<ReturnType<APIRequestContext["get"]>>;

async function jsonOf<Shape>(answer: Answer): Promise<Shape> {
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as Shape;
}
