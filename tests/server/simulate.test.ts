/** `npm run simulate`, run as a user would: recorded plays in, one line of JSON for each file out. */
import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sharedFile } from "../support/sharedFiles.ts";

interface Outcome {
  readonly code: number | null;
  readonly lines: readonly { name: string; results: readonly Record<string, unknown>[] }[];
  readonly complaints: readonly string[];
}

const program = join(import.meta.dirname, "../../server/simulate/main.ts");
const vectors = join(import.meta.dirname, "../vectors");
const garden = sharedFile("worlds/garden.json");
const waits = (ticks: number) => Array.from({ length: ticks }, () => ({ keys: [], clicks: [] }));
let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "gridlings-simulate-"));
});
afterAll(() => rm(folder, { recursive: true }));

function simulate(...files: string[]): Promise<Outcome> {
  const child = spawn(process.execPath, ["--import", "tsx", program, ...files]);
  const said = { stdout: "", stderr: "" };
  for (const stream of ["stdout", "stderr"] as const) {
    child[stream].setEncoding("utf8").on("data", (text: string) => {
      said[stream] += text;
    });
  }
  return new Promise((resolve) => {
    child.on("close", (code) => {
      const lines = said.stdout.split("\n").filter(Boolean);
      const complaints = said.stderr.split("\n").filter(Boolean);
      resolve({ code, lines: lines.map((line) => JSON.parse(line)), complaints });
    });
  });
}

async function written(name: string, text: string): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, text);
  return file;
}

describe("the headless player", () => {
  it("plays every recorded play with the expected results", async () => {
    const files = readdirSync(vectors).filter((name) => name.endsWith(".json"));
    const { code, lines } = await simulate(...files.map((name) => join(vectors, name)));
    expect(code).toBe(0);
    const plays = files.map((name) => JSON.parse(readFileSync(join(vectors, name), "utf8")));
    expect(lines).toEqual(plays.map(({ name, expect: results }) => ({ name, results })));
  });

  it.runIf(existsSync(garden))("plays a document of the older shape", async () => {
    const { data } = JSON.parse(readFileSync(garden, "utf8"));
    const file = await written("garden.json", JSON.stringify({ name: "g", seed: 1, document: data, ticks: waits(3) }));
    const { code, lines } = await simulate(file);
    expect(code).toBe(0);
    expect(lines[0]?.results).toHaveLength(3);
    for (const result of lines[0]?.results ?? []) expect(Object.keys(result)).toContain("actors");
  });

  it.each([
    ["is not there", null],
    ["is no JSON", "{"],
    ["is no play", '{ "ticks": 3 }'],
    ["holds no game", '{ "seed": 1, "document": [], "ticks": [] }'],
  ])("says in one line that a file %s, and plays the others", async (_, text) => {
    const bad = text === null ? join(folder, "gone.json") : await written("bad.json", text);
    const good = join(vectors, "vector-01004.json");
    const { code, lines, complaints } = await simulate(bad, good);
    expect(code).toBe(2);
    expect(lines.map(({ name }) => name)).toEqual(["vector-1004"]);
    expect(complaints).toHaveLength(1);
    expect(complaints[0]).toContain(bad);
  });
});
