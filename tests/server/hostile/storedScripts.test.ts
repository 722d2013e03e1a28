/** Scripts and other tricks in every text of a game come back as the same text, in answers that no browser ever runs. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SignedInUser, WorldCard } from "../../../src/api/wire.ts";
import { jpeg, TestServer } from "../TestServer.ts";
import { wholeGame } from "./brokenGames.ts";
import { CORPUS } from "./storedScripts.ts";

let server: TestServer;
let ann: SignedInUser;
let world: WorldCard;

beforeAll(async () => {
  server = await TestServer.start();
  ann = await server.signUp("Ann");
  world = await server.newWorld(ann);
});
afterAll(() => server.end());

describe("a text that is meant to run", () => {
  it.each(CORPUS)("%s is stored as plain text, wherever it is", async (text) => {
    const data = withText(wholeGame(), text);
    const put = await server.call(`PUT /worlds/${world.id}`, { as: ann, body: { name: text, data, published: true } });
    expect(put.status).toBe(200);
    const read = await server.call<{ name: string; data: unknown }>(`GET /worlds/${world.id}`, { as: ann });
    expect(read.body.data).toEqual(data);
    // A mark that reverses the writing direction may be in a game's own texts, but in no name that others see.
    expect(read.body.name).toBe(oneLine(text.replace("\u202e", "")));
    for (const answer of [put, read, await server.call("GET /worlds/explore")]) expectNothingRuns(answer.headers);
  });

  it.each(CORPUS)("%s in the address, header or body of a failing call is not repeated in the answer", async (text) => {
    const address = encodeURIComponent(text);
    const answers = [
      await server.call(`GET /worlds/${address}`),
      await server.call(`GET /users/${address}`),
      await server.call(`GET /worlds?user=${address}`),
      await server.call(`POST /worlds?from=${address}`, { as: ann }),
      await server.call(`GET /thumbnails/${address}`),
      await server.call(`GET /users/me`, { as: { username: text, password: text } }),
      await server.call("POST /users", { body: { username: text, password: "long enough", email: text } }),
      await server.call(`PUT /worlds/${world.id}`, { as: ann, body: `{${text}` }),
    ];
    for (const { status, headers, text: said } of answers) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(said).not.toContain(text);
      expectNothingRuns(headers);
    }
  });
});

describe("the picture of a game", () => {
  it("with a script in it is sent as a picture only", async () => {
    const bytes = Buffer.concat([
      Buffer.from(jpeg().split(",")[1] ?? "", "base64"),
      Buffer.from("<script>alert(1)</script>"),
    ]);
    const body = { thumbnail: `data:image/jpeg;base64,${bytes.toString("base64")}` };
    const { body: saved } = await server.call<WorldCard>(`PUT /worlds/${world.id}`, { as: ann, body });
    const { headers } = await server.call(`GET ${saved.thumbnail}`);
    expect(headers.get("content-type")).toBe("image/jpeg");
    expectSafe(headers);
    for (const trick of [".html", ".svg", ".jpg.html", ".jpg/x.html", ".jpg%00.html", ".jpg;.html"]) {
      const answer = await server.call(`GET ${saved.thumbnail.replace(".jpg", trick)}`, {
        headers: { accept: "text/html" },
      });
      expect(answer.headers.get("content-type")).not.toContain("html");
      expect(answer.status).toBeGreaterThanOrEqual(400);
    }
  });

  it.each([
    ["an SVG", "data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+"],
    ["an SVG that says it is a PNG", "data:image/png;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+"],
    ["a page", "data:text/html;base64,PHNjcmlwdD4="],
    ["a picture with more words in its kind", "data:image/png,image/svg+xml;base64,AAAA"],
    ["a GIF that is a script too", "data:image/gif;base64,R0lGODlhPTE7YWxlcnQoMSk="],
  ])("is never %s", async (_what, thumbnail) => {
    const answer = await server.call(`PUT /worlds/${world.id}`, { as: ann, body: { thumbnail } });
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringMatching(/picture/) } });
  });
});

/** Replaces every text of the game that is not a picture, an id or a type. */
function withText(value: unknown, text: string): Record<string, unknown> {
  const words = new Set(["name", "label", "defaultValue", "v"]);
  const change = (key: string, part: unknown): unknown => (words.has(key) && typeof part === "string" ? text : part);
  return JSON.parse(JSON.stringify(value, change));
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim().slice(0, 60).trim();
}

function expectNothingRuns(headers: Headers): void {
  expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
  expectSafe(headers);
}

function expectSafe(headers: Headers): void {
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
  expect(headers.get("access-control-allow-origin")).toBeNull();
}
