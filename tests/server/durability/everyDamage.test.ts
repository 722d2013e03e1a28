/**
 * Every class of byte in every kind of file is damaged before a start: everything else is found again, what is missing is named in the log
 * and by the check, and the damaged bytes themselves are kept. GRIDLINGS_DAMAGES sets how many damages of each kind of file are tried
 * ("all" for every one), GRIDLINGS_SEED which.
 */
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkAll } from "../../../server/backup/checkAll.ts";
import { namesIn } from "../../../server/stores/files/Quarantine.ts";
import { seededRandom } from "../../support/seededRandom.ts";
import { TestServer } from "../TestServer.ts";
import { cutAt, type Damage, flip, placesIn, WHOLE, zerosAt } from "./damages.ts";
import { KnownFolder } from "./KnownFolder.ts";

const DAMAGES = process.env.GRIDLINGS_DAMAGES ?? "2";
const SEED = Number(process.env.GRIDLINGS_SEED ?? 1);
const SECTOR = 16;

/** How many children may lose something: a file is the only copy of theirs. */
const NOBODY = 0;
const ONE = 1;
const KINDS = [
  { begin: "users/", end: ".json", touches: NOBODY },
  { begin: "users/", end: ".copy.json", touches: NOBODY },
  { begin: "records/", end: ".json", touches: NOBODY },
  { begin: "records/", end: ".copy.json", touches: NOBODY },
  { begin: "worlds/", end: "", touches: ONE },
  { begin: "versions/", end: "", touches: ONE },
  { begin: "pictures/", end: "", touches: ONE },
  { begin: "pictures/drawn-", end: "", touches: ONE },
  { begin: "packed/", end: "", touches: NOBODY },
];
/** What can be rebuilt. */
const EXPENDABLE = /^packed/;

let server: TestServer;
let known: KnownFolder;
let pristine: string;
const dice = seededRandom(SEED);

beforeAll(async () => {
  server = await TestServer.start();
  known = new KnownFolder(server);
  await known.fill();
  await server.stop();
  pristine = await mkdtemp(join(tmpdir(), "gridlings-pristine-"));
  await cp(server.folder, pristine, { recursive: true });
  console.log(`GRIDLINGS_SEED=${SEED} GRIDLINGS_DAMAGES=${DAMAGES} damages like this again.`);
}, 60_000);
afterAll(async () => {
  await server.end();
  await rm(pristine, { recursive: true });
});

describe("damage of every kind", () => {
  it.each(KINDS)("in $begin…$end loses nothing in silence", { timeout: 3_600_000 }, async ({ begin, end, touches }) => {
    const path = await pathOf(begin, end);
    const whole = await readFile(join(pristine, path));
    for (const damage of chosenFor(whole)) {
      const content = damage.of(whole);
      if (content.equals(whole)) continue;
      const complaints = await complaintsAfter(path, content, touches);
      expect(complaints, `${path}: ${damage.name}`).toEqual([]);
    }
  });
});

/** One file of a kind. */
async function pathOf(begin: string, end: string): Promise<string> {
  const names = await readdir(pristine, { recursive: true, withFileTypes: true });
  const files = names
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(pristine.length + 1));
  const path = files
    .sort()
    .filter((file) => end === ".copy.json" || !file.endsWith(".copy.json"))
    .find((file) => file.startsWith(begin) && file.endsWith(end));
  if (!path) throw new Error(`The known folder has no ${begin}${end}`);
  return path;
}

function chosenFor(content: Buffer): Damage[] {
  const places = placesIn(content);
  const flips = places.flatMap((place) => [0, 1, 2, 3, 4, 5, 6, 7].map((bit) => flip(place, bit)));
  const cuts = places.map(cutAt);
  const zeros = places.map((place) => zerosAt(place, SECTOR));
  if (DAMAGES === "all") return [...flips, ...cuts, ...zeros, ...WHOLE];
  const kinds = [flips, cuts, zeros, WHOLE];
  const anyOf = (all: readonly Damage[]): Damage => all[dice(all.length)] ?? flip(0, 0);
  return Array.from({ length: Number(DAMAGES) }, (_, index) => anyOf(index % 2 === 0 ? flips : (kinds[dice(4)] ?? [])));
}

async function complaintsAfter(path: string, content: Buffer, limit: number): Promise<string[]> {
  await emptyFolder();
  await cp(pristine, server.folder, { recursive: true });
  await writeFile(join(server.folder, path), content);
  server.lines.length = 0;
  await server.open();
  const missing = await known.missing();
  const complaints = [...(await unnamed(path, missing.length)), ...(await thrownAway(path, content))];
  const owners = new Set(missing.map(({ owner }) => owner));
  if (owners.size > limit) complaints.push(`${[...owners]} miss something: ${missing.map(({ name }) => name)}`);
  complaints.push(...(await lostLater(missing.length)));
  return complaints;
}

/** What is missing must be named in the log and by the check. */
async function unnamed(path: string, missing: number): Promise<string[]> {
  if (missing === 0) return [];
  const isLogged = server.lines.some(({ file }) => file === path);
  const { faults } = await checkAll(server.folder);
  const isFound = faults.some((fault) => fault.includes(`quarantine/${path.replaceAll("/", ".")}`));
  return [...(isLogged ? [] : ["the log does not name it"]), ...(isFound ? [] : ["the check does not name it"])];
}

/** The damaged bytes must be where they were, or in quarantine. */
async function thrownAway(path: string, content: Buffer): Promise<string[]> {
  if (EXPENDABLE.test(path)) return [];
  const kept = [path, ...(await namesIn(server.folder)).map((name) => `quarantine/${name}`)];
  const contents = await Promise.all(
    kept.map((name) => readFile(join(server.folder, name)).catch(() => Buffer.alloc(0))),
  );
  const isKept = contents.some((bytes) => bytes.equals(content));
  return isKept ? [] : [`${content.length} damaged bytes were thrown away`];
}

/** What exists now stays, together with something new. */
async function lostLater(missing: number): Promise<string[]> {
  const newcomer = await server.signUp("Newcomer");
  await server.stop();
  await server.open();
  const now = await known.missing();
  const { status } = await server.call("GET /users/me", { as: newcomer });
  await server.stop();
  return [
    ...(now.length > missing ? [`the second start lost ${now.map(({ name }) => name)}`] : []),
    ...(status === 200 ? [] : [`who came after it got ${status}`]),
  ];
}

async function emptyFolder(): Promise<void> {
  for (const name of await readdir(server.folder)) await rm(join(server.folder, name), { recursive: true });
}
