/** Addresses in a game never make the server send a request, and foreign ones are not stored. */
import { type ChildProcess, fork } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SignedInUser, WorldCard, WorldRecord } from "../../../src/api/wire.ts";
import { basic } from "../TestServer.ts";
import { wholeGame } from "./brokenGames.ts";

const ROOT = join(import.meta.dirname, "../../..");
const DEFAULT = "#005392";
const PNG = "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAACgAAAAoCAYAAACM/rhtAAAAAElFTkSuQmCC";

/** What is sent as the background of a stage, and what is stored. */
const BACKGROUNDS: readonly (readonly [sent: string, kept: string])[] = [
  ["#ff8800", "#ff8800"],
  ["rebeccapurple", "rebeccapurple"],
  ["rgb(1, 2, 3)", "rgb(1, 2, 3)"],
  ["url(/backgrounds/landscape.png)", "url(/backgrounds/landscape.png)"],
  ["url(/Layer0_2.png)", "url(/Layer0_2.png)"],
  [`url("${PNG}")`, `url("${PNG}")`],
  ["url(http://169.254.169.254/latest/meta-data/)", DEFAULT],
  ["url(https://example.com/a.png)", DEFAULT],
  ["url(//example.com/a.png)", DEFAULT],
  ["url(/\\example.com/a.png)", DEFAULT],
  ["url(\\\\example.com\\a.png)", DEFAULT],
  ["url(/%2f/example.com/a.png)", DEFAULT],
  ["url(/backgrounds/../../etc/passwd)", DEFAULT],
  ["url(/backgrounds/a.png?x=//example.com)", DEFAULT],
  ["url(/backgrounds/a.png),url(http://example.com)", DEFAULT],
  ["url( 'http://[::1]:22/' )", DEFAULT],
  ["URL(http://localhost:22/)", DEFAULT],
  ["url(http://0x7f000001/)", DEFAULT],
  ["url(http://examp\u217ce.com/a.png)", DEFAULT],
  ["u\\72l(http://example.com)", DEFAULT],
  ["url(/**/http://example.com)", DEFAULT],
  ["image-set('http://example.com' 1x)", DEFAULT],
  ["red url(http://example.com)", DEFAULT],
  ["red;background:url(http://example.com)", DEFAULT],
  ["url(javascript:alert(1))", DEFAULT],
  ["url(file:///etc/passwd)", DEFAULT],
  ["url(ftp://example.com/a.png)", DEFAULT],
  ["url(blob:http://localhost/1)", DEFAULT],
  ["url(data:image/svg+xml;base64,PHN2Zz48L3N2Zz4=)", DEFAULT],
  ["url(data:image/svg+xml,<svg xmlns:xlink='http://www.w3.org/1999/xlink'/>)", DEFAULT],
  ["url(data:text/html,<script>)", DEFAULT],
];

/** The landscape of older games, recognized by its file name on any host; it is never fetched. */
const FAR_LANDSCAPE = "url(https://example.com/Layer0_2.png)";

let folder: string;
let server: ChildProcess;
let address: string;
let ann: SignedInUser;
let world: WorldCard;
const asked: unknown[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "gridlings-watched-"));
  const execArgv = ["--import", join(import.meta.dirname, "networkWatch.mjs"), "--import", "tsx"];
  const env = { ...process.env, PORT: "0", DATA_DIR: folder, HOST: "127.0.0.1", DATABASE_URL: "" };
  server = fork(join(ROOT, "server/main.ts"), {
    execArgv,
    env,
    cwd: ROOT,
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  server.on("message", (message) => asked.push(message));
  address = await readyAddress(server);
  const body = { username: "Ann", password: "long enough", email: "ann@example.com" };
  ann = await call("POST", "/users", body);
  world = await call("POST", "/worlds", {});
}, 60_000);

afterAll(async () => {
  const ended = new Promise((resolve) => server.once("exit", resolve));
  server.kill("SIGTERM");
  await ended;
  await rm(folder, { recursive: true, force: true });
});

function readyAddress({ stdout }: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    let said = "";
    stdout?.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      const port = /is ready: http:\/\/localhost:(\d+)/.exec(said)?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
  });
}

async function call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const headers = new Headers({ "content-type": "application/json" });
  if (ann) headers.set("authorization", basic(ann.username, ann.password));
  const response = await fetch(address + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  return (await response.json()) as Answer;
}

type Stages = Record<string, Record<string, unknown>>;

async function kept(stage: Record<string, unknown>): Promise<Record<string, unknown>> {
  const data = wholeGame();
  const stages = (data.world as { stages: Stages }).stages;
  Object.assign(stages.s1 ?? {}, stage);
  await call("PUT", `/worlds/${world.id}`, { data });
  const read = await call<WorldRecord>("GET", `/worlds/${world.id}`);
  return (read.data as { world: { stages: Stages } }).world.stages.s1 ?? {};
}

describe("a background", () => {
  it.each(BACKGROUNDS)("%s is kept as %s", async (sent, expected) => {
    expect((await kept({ background: sent })).background).toBe(expected);
  });

  it("that was the landscape of older games elsewhere becomes that of this site", async () => {
    expect((await kept({ background: FAR_LANDSCAPE })).background).toBe("url(/backgrounds/landscape.png)");
  });

  it("in a step of undo is checked as well", async () => {
    const data = wholeGame();
    const path = ["world", "stages", "s1", "background"];
    data.undoStack = [{ label: "Background", changes: [{ path, before: "url(http://example.com)", after: "#fff" }] }];
    await call("PUT", `/worlds/${world.id}`, { data });
    const read = await call<WorldRecord>("GET", `/worlds/${world.id}`);
    expect(JSON.stringify(read.data)).not.toContain("example.com");
  });
});

it.each(["thumbnail", "startThumbnail"])("a %s from elsewhere is left out", async (name) => {
  expect((await kept({ [name]: "https://example.com/a.png" }))[name]).toBe("");
});

it("the picture of a character from elsewhere is left out", async () => {
  const data = wholeGame();
  const spritesheet = { appearances: { idle: ["https://example.com/a.png", "data:image/svg+xml;base64,AAAA", PNG] } };
  Object.assign((data.characters as Stages).hero ?? {}, { spritesheet });
  await call("PUT", `/worlds/${world.id}`, { data });
  const read = await call<WorldRecord>("GET", `/worlds/${world.id}`);
  const hero = (read.data as { characters: Stages }).characters.hero;
  expect(hero?.spritesheet).toEqual({ appearances: { idle: ["", "", PNG] } });
});

it("the server sends no request", () => {
  expect(asked).toEqual([]);
});
