/**
 * Every class of byte in every kind of file is damaged before a start: everything else is found again, what is missing is named in the log
 * and by the check, and the damaged bytes themselves are kept. GRIDLINGS_DAMAGES sets how many damages of each kind of file are tried
 * ("all" for every one), GRIDLINGS_SEED which.
 */
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { backUp } from "../../../server/backup/backUp.ts";
import { checkAll } from "../../../server/backup/checkAll.ts";
import { MANIFEST } from "../../../server/backup/manifest.ts";
import { restore } from "../../../server/backup/restore.ts";
import { namesIn } from "../../../server/stores/files/Quarantine.ts";
import { readRows } from "../../../server/stores/files/RowFiles.ts";
import { isWorldRow } from "../../../server/stores/rowShapes.ts";
import { seededRandom } from "../../support/seededRandom.ts";
import { TestServer } from "../TestServer.ts";
import { cutAt, type Damage, flip, placesIn, WHOLE, zerosAt } from "./damages.ts";
import { KnownFolder } from "./KnownFolder.ts";
import { makeOlder } from "./olderForm.ts";

const DAMAGES = process.env.GRIDLINGS_DAMAGES ?? "2";
const SEED = Number(process.env.GRIDLINGS_SEED ?? 1);
/** Each start converts a folder first. */
const OLDER_DAMAGES = process.env.GRIDLINGS_DAMAGES ?? "1";
const SECTOR = 16;

/** How many children may lose something: a file is the only copy of theirs, or a journal is that of everybody and cut off. */
const NOBODY = 0;
const ONE = 1;
const EVERYBODY = Number.POSITIVE_INFINITY;

/** The folder as servers leave it today, with what a dead one leaves, and as earlier ones did, with journals or with tables. */
type Form = "today" | "journals" | "tables";
interface Kind {
  readonly form: Form;
  readonly begin: string;
  readonly end: string;
  readonly touches: number;
}

const KINDS: readonly Kind[] = [
  { form: "today", begin: "users/", end: ".json", touches: NOBODY },
  { form: "today", begin: "users/", end: ".copy.json", touches: NOBODY },
  { form: "today", begin: "records/", end: ".json", touches: NOBODY },
  { form: "today", begin: "records/", end: ".copy.json", touches: NOBODY },
  { form: "today", begin: "worlds/", end: "", touches: ONE },
  { form: "today", begin: "versions/", end: "", touches: ONE },
  { form: "today", begin: "pictures/", end: "", touches: ONE },
  { form: "today", begin: "pictures/drawn-", end: "", touches: ONE },
  { form: "today", begin: "packed/", end: "", touches: NOBODY },
  { form: "today", begin: "lock/", end: "", touches: NOBODY },
  { form: "today", begin: "deleted/", end: "", touches: NOBODY },
  { form: "journals", begin: "users.journal", end: ".length", touches: EVERYBODY },
  { form: "journals", begin: "users", end: ".journal", touches: EVERYBODY },
  { form: "journals", begin: "records", end: ".journal", touches: EVERYBODY },
  { form: "tables", begin: "users", end: ".json", touches: EVERYBODY },
  { form: "tables", begin: "records", end: ".json", touches: EVERYBODY },
];
/** What can be rebuilt, or holds nothing. */
const EXPENDABLE = /^(?:packed|lock|deleted)\//;

let server: TestServer;
let known: KnownFolder;
const pristine = new Map<Form, string>();
const dice = seededRandom(SEED);

beforeAll(async () => {
  server = await TestServer.start();
  known = new KnownFolder(server);
  await known.fill();
  const [entry = ""] = (await readdir(join(server.folder, "lock"))).filter((name) => !name.endsWith(".socket"));
  await server.stop();
  const today = await copyOf(server.folder, "today");
  await writeFile(join(today, "lock", entry), "");
  const [world = ""] = await readdir(join(today, "worlds"));
  await mkdir(join(today, "deleted"), { recursive: true });
  await writeFile(join(today, "deleted", world.replace(".json", "")), "");
  // The crowd would only make converting slow.
  const { rows } = readRows(join(server.folder, "records"), isWorldRow);
  const isKnown = new Set(known.facts.map((fact) => fact.world));
  for (const id of rows.keys()) {
    if (!isKnown.has(id))
      for (const end of ["json", "copy.json"]) await rm(join(server.folder, "records", `${id}.${end}`));
  }
  await makeOlder(await copyOf(server.folder, "journals"));
  await makeOlder(await copyOf(server.folder, "tables"), { isStoredWhole: true });
  console.log(`GRIDLINGS_SEED=${SEED} GRIDLINGS_DAMAGES=${DAMAGES} damages like this again.`);
}, 60_000);
afterAll(async () => {
  await server.end();
  for (const folder of pristine.values()) await rm(folder, { recursive: true });
});

describe("damage of every kind", () => {
  it.each(KINDS)("in $begin…$end of $form loses nothing in silence", { timeout: 3_600_000 }, async (kind) => {
    const { form, touches } = kind;
    const folder = pristine.get(form) ?? "";
    const path = await pathOf(folder, kind);
    const whole = await readFile(join(folder, path));
    for (const damage of chosenFor(whole, form === "today" ? DAMAGES : OLDER_DAMAGES)) {
      const content = damage.of(whole);
      if (content.equals(whole)) continue;
      const complaints = await complaintsAfter(folder, path, content, touches);
      expect(complaints, `${path}: ${damage.name}`).toEqual([]);
    }
  });
});

async function copyOf(folder: string, form: Form): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), "gridlings-pristine-"));
  await cp(folder, copy, { recursive: true });
  pristine.set(form, copy);
  return copy;
}

describe("damage of the list of files in a backup", () => {
  it("brings back everything or nothing, and says so", { timeout: 3_600_000 }, async () => {
    const shelf = await mkdtemp(join(tmpdir(), "gridlings-backups-"));
    const { place } = await backUp(pristine.get("today") ?? "", shelf, new Date());
    const list = join(place, MANIFEST);
    const whole = await readFile(list);
    for (const damage of chosenFor(whole, DAMAGES)) {
      await writeFile(list, damage.of(whole));
      await emptyFolder();
      const refused = await restore(shelf, server.folder, new Date()).then(() => "", String);
      if (refused !== "") {
        expect(refused, damage.name).toMatch(/There is no whole backup|files of .* are damaged/);
        expect(
          (await readdir(server.folder)).filter((name) => name !== "lock"),
          damage.name,
        ).toEqual([]);
        continue;
      }
      await server.open();
      expect(await known.missing(), damage.name).toEqual([]);
      await server.stop();
    }
    await rm(shelf, { recursive: true });
  });
});

/** One file of a kind. */
async function pathOf(folder: string, { begin, end }: Kind): Promise<string> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
  const path = files
    .sort()
    .filter((file) => end === ".copy.json" || !file.endsWith(".copy.json"))
    .find((file) => file.startsWith(begin) && file.endsWith(end));
  if (!path) throw new Error(`The known folder has no ${begin}${end}`);
  return path;
}

function chosenFor(content: Buffer, count: string): Damage[] {
  const places = placesIn(content);
  const flips = places.flatMap((place) => [0, 1, 2, 3, 4, 5, 6, 7].map((bit) => flip(place, bit)));
  const cuts = places.map(cutAt);
  const zeros = places.map((place) => zerosAt(place, SECTOR));
  if (count === "all") return [...flips, ...cuts, ...zeros, ...WHOLE];
  // An empty file has no bytes to flip.
  const changing = [flips, cuts, zeros, WHOLE].map((all) => all.filter(({ of }) => !of(content).equals(content)));
  const kinds = changing.filter((all) => all.length > 0);
  const anyOf = (all: readonly Damage[] = []): Damage => all[dice(all.length)] ?? flip(0, 0);
  return Array.from({ length: Number(count) }, (_, n) => anyOf(kinds[n % 2 === 0 ? 0 : dice(kinds.length)]));
}

async function complaintsAfter(folder: string, path: string, content: Buffer, limit: number): Promise<string[]> {
  await emptyFolder();
  await cp(folder, server.folder, { recursive: true });
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

/** The damaged bytes must be where they were, among the files of earlier servers, or in quarantine. */
async function thrownAway(path: string, content: Buffer): Promise<string[]> {
  if (EXPENDABLE.test(path)) return [];
  const kept = [path, `before/${path}`, ...(await namesIn(server.folder)).map((name) => `quarantine/${name}`)];
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
