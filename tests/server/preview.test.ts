/** What programs that preview links are told of published games, and who may show the bare player of one. */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SignedInUser, WorldCard } from "../../src/api/wire.ts";
import { CORPUS } from "./hostile/storedScripts.ts";
import { jpeg, TestServer } from "./TestServer.ts";

/** It comes without types. */
const { JSDOM } = createRequire(import.meta.url)("jsdom") as {
  readonly JSDOM: new (html: string) => { readonly window: { readonly document: Document } };
};

const page = (name: string) => `<!doctype html><html><head><title>${name}</title></head><body></body></html>`;
const PLAY = page("play");
const EMBED = page("embed");
const ADDRESS = "https://games.example.org";
const asBrowser = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };
let site: string;
let server: TestServer;
let ann: SignedInUser;

beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), "gridlings-site-"));
  const pages = { "index.html": page("site"), "editor.html": page("editor"), "play.html": PLAY, "embed.html": EMBED };
  for (const [name, html] of Object.entries(pages)) await writeFile(join(site, name), html);
  server = await TestServer.start({ site, address: ADDRESS });
  ann = await server.signUp("Ann");
});
afterAll(async () => {
  await server.end();
  await rm(site, { recursive: true });
});

async function newGame(about: object): Promise<WorldCard> {
  const { id } = await server.newWorld(ann);
  return (await server.call<WorldCard>(`PUT /worlds/${id}`, { as: ann, body: about })).body;
}

function look(path: string, headers: Record<string, string> = {}) {
  return server.call(`GET ${path}`, { headers: { ...asBrowser, ...headers } });
}

/** The contents of the elements by which a page tells of its game, as a browser reads them. */
function toldIn(html: string): Readonly<Record<string, string>> {
  const elements = [...documentOf(html).head.querySelectorAll("meta")];
  return Object.fromEntries(
    elements.map((meta) => [meta.getAttribute("property") ?? meta.name, meta.getAttribute("content") ?? ""]),
  );
}

/** As a browser reads it. */
function documentOf(html: string): Document {
  return new JSDOM(html).window.document;
}

function frameAncestors(headers: Headers): string | undefined {
  return headers
    .get("content-security-policy")
    ?.split(";")
    .find((rule) => rule.startsWith("frame-ancestors"));
}

describe("the page of a published game", () => {
  it.each(["play", "embed"])("below /%s tells its name, maker, words and picture", async (where) => {
    const about = { name: "Frog Pond", published: true, description: "Hop home!", thumbnail: jpeg() };
    const { id, thumbnail } = await newGame(about);
    const { status, text, headers } = await look(`/${where}/${id}`);
    expect([status, headers.get("cache-control")]).toEqual([200, "no-cache"]);
    expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
    const words = "A Gridlings game by Ann. Hop home!";
    expect(toldIn(text)).toEqual({
      "og:type": "website",
      "og:site_name": "Gridlings",
      "og:title": "Frog Pond",
      "og:description": words,
      "og:url": `${ADDRESS}/play/${id}`,
      "og:image": ADDRESS + thumbnail,
      author: "Ann",
      "twitter:card": "summary_large_image",
      "twitter:title": "Frog Pond",
      "twitter:description": words,
      "twitter:image": ADDRESS + thumbnail,
    });
    expect((await server.call(`GET ${thumbnail}`)).status).toBe(200);
  });

  it("without a picture has a small card and names none", async () => {
    const { id } = await newGame({ name: "Bare", published: true });
    const told = toldIn((await look(`/play/${id}`)).text);
    expect(told["twitter:card"]).toBe("summary");
    expect(Object.keys(told).filter((name) => name.endsWith("image"))).toEqual([]);
  });

  it.each(CORPUS)("carries %s as nothing but text", async (text) => {
    const { id, name, description } = await newGame({ name: text, description: text, published: true });
    for (const where of ["play", "embed"]) {
      const html = (await look(`/${where}/${id}`)).text;
      const told = toldIn(html);
      expect([told["og:title"], told["og:description"]]).toEqual([
        name,
        `A Gridlings game by Ann. ${description}`.trim(),
      ]);
      const { head, body } = documentOf(html);
      expect(new Set([...head.children].map(({ tagName }) => tagName))).toEqual(new Set(["TITLE", "META"]));
      expect(body.children).toHaveLength(0);
      const attributes = [...head.querySelectorAll("meta")].flatMap((meta) => meta.getAttributeNames());
      expect(new Set(attributes)).toEqual(new Set(["property", "name", "content"]));
    }
  });

  it("is sent again when what it tells has changed, and only then", async () => {
    const { id } = await newGame({ name: "Before", published: true });
    const path = `/play/${id}`;
    const first = (await look(path)).headers.get("etag") ?? "";
    expect((await look(path, { "if-none-match": first })).status).toBe(304);
    await server.call(`PUT /worlds/${id}`, { as: ann, body: { name: "After" } });
    const renamed = await look(path, { "if-none-match": first });
    expect([renamed.status, toldIn(renamed.text)["og:title"]]).toEqual([200, "After"]);
    await server.call(`PUT /worlds/${id}`, { as: ann, body: { published: false } });
    const hidden = await look(path, { "if-none-match": renamed.headers.get("etag") ?? "" });
    expect([hidden.status, hidden.text]).toEqual([200, PLAY]);
  });
});

describe("the address of a picture", () => {
  it.each([
    ["school.local:8080", "http://school.local:8080"],
    ["[::1]:8080", "http://[::1]:8080"],
    ["evil.org/path", null],
    ['a"><script>', null],
    ["user@evil.org", null],
  ])("on a site that was not told its own is that of the caller, if it is one: %s", async (host, address) => {
    const other = await TestServer.start({ site });
    const bob = await other.signUp("Bob");
    const { id } = await other.newWorld(bob);
    const body = { published: true, thumbnail: jpeg() };
    const { thumbnail } = (await other.call<WorldCard>(`PUT /worlds/${id}`, { as: bob, body })).body;
    const { text } = await other.call(`GET /play/${id}`, { headers: { ...asBrowser, "x-forwarded-host": host } });
    await other.end();
    expect(toldIn(text)["og:image"]).toBe(address === null ? undefined : address + thumbnail);
    expect(text).not.toContain("evil");
  });
});

describe("a game that is not published", () => {
  it("is told of by no page, and has none for others to show", async () => {
    const { id } = await newGame({ name: "Secret", thumbnail: jpeg() });
    expect(await look(`/play/${id}`)).toMatchObject({ status: 200, text: PLAY });
    for (const path of [`/embed/${id}`, "/embed/none", "/embed/tutorial", "/embed/ls-1", "/embed/__proto__"])
      expect(await look(path)).toMatchObject({ status: 404, text: EMBED });
  });
});

describe("pages of other sites", () => {
  it("may show the bare player within theirs, and nothing else", async () => {
    const { id } = await newGame({ published: true });
    const { headers } = await look(`/embed/${id}`);
    expect([frameAncestors(headers), headers.get("x-frame-options")]).toEqual(["frame-ancestors *", null]);
    expect(headers.get("set-cookie")).toBeNull();
    for (const path of [
      `/play/${id}`,
      `/editor/${id}`,
      "/",
      "/nowhere",
      "/embed",
      `/embed/${id}/x`,
      `/embed/${id}.js`,
    ]) {
      const other = (await look(path)).headers;
      expect([path, frameAncestors(other), other.get("x-frame-options")]).toEqual([
        path,
        "frame-ancestors 'none'",
        "DENY",
      ]);
    }
  });

  it("find the same policy for what the bare player loads and does as on every other page", async () => {
    const { id } = await newGame({ published: true });
    const policyOf = async (path: string) => (await look(path)).headers.get("content-security-policy") ?? "";
    expect((await policyOf(`/embed/${id}`)).replace("ancestors *", "ancestors 'none'")).toBe(await policyOf("/"));
  });
});
