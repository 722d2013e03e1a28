/** `npm run bench:server`: the figures of the server. `--json` prints them for machines, `--check` fails if one does not hold. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Figures } from "../Figures.ts";
import { Program } from "../Program.ts";
import { AIMS } from "./aims.ts";
import { playClass } from "./classroom.ts";
import { type Call, Load } from "./Load.ts";
import { basic, gameOf, nameOf, ownerOf, PASSWORD, secretOf, worldIdOf } from "./school.ts";
import { seedFolder, seedSingleFile } from "./seed.ts";

const ROUNDS = 7;
const WORLDS = 1000;
const WORLD_BYTES = 300_000;
const SAVE_BYTES = 500_000;
const AT_ONCE = 4;

const figures = new Figures(AIMS);
const folder = await mkdtemp(join(tmpdir(), "gridlings-bench-"));
const bodies = Array.from({ length: 8 }, (_, n) =>
  Buffer.from(JSON.stringify({ name: `Saved ${n}`, data: gameOf(SAVE_BYTES, `save ${n}`) })),
);

try {
  await seedFolder(join(folder, "product"), WORLDS, WORLD_BYTES);
  await seedSingleFile(join(folder, "single.json"), WORLDS, WORLD_BYTES);
  await measureAgainstNaive();
  await measureClass();
  await rm(join(folder, "single.json"));
  await seedFolder(join(folder, "many"), 10_000, 1_000);
  await measureStart();
} finally {
  await rm(folder, { recursive: true, force: true });
}
report();

async function measureAgainstNaive(): Promise<void> {
  const ours = Program.product(join(folder, "product"));
  const naive = new Program("singleFile", [join(folder, "single.json")]);
  try {
    const [fast, slow] = [new Load(await ours.ready()), new Load(await naive.ready())];
    // The first read after a save compresses the game; the figure is about all later ones.
    await fast.rate(WORLDS, AT_ONCE, read);
    await ratio("server.get.vsUncompressedPerRequest", { fast, slow, many: 300, few: 60, call: read });
    await ratio("server.auth.vsScrypt", { fast, slow, many: 1000, few: 8, call: signIn, naiveCall: typePassword });
    await ratio("server.put.vsSingleFile", { fast, slow, many: 60, few: 2, call: save, rounds: 3 });
    for (const load of [fast, slow]) load.close();
  } finally {
    await Promise.all([ours.stop(), naive.stop()]);
  }
}

interface Race {
  readonly fast: Load;
  readonly slow: Load;
  /** Calls a round: enough to take a while. */
  readonly many: number;
  readonly few: number;
  readonly call: (n: number) => Call;
  readonly naiveCall?: (n: number) => Call;
  /** Fewer if one naive call takes seconds. */
  readonly rounds?: number;
}

/** Side by side in every round, so that noise affects both alike. The first round warms up and is not counted. */
async function ratio(
  name: string,
  { fast, slow, many, few, call, naiveCall = call, rounds = ROUNDS }: Race,
): Promise<void> {
  const ratios: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const ours = await fast.rate(many, AT_ONCE, (n) => call(round * many + n));
    const theirs = await slow.rate(few, AT_ONCE, (n) => naiveCall(round * few + n));
    if (round > 0) ratios.push(ours / theirs);
    note(`${name}: ${ours.toFixed(1)} a second against ${theirs.toFixed(2)}`);
  }
  figures.keep(name, ratios);
}

async function measureClass(): Promise<void> {
  const ours = Program.product(join(folder, "product"));
  const address = await ours.ready();
  const stranger = new Program("wrongLogins", [address]);
  const load = new Load(address);
  try {
    const { saveP95, resident } = await playClass(ours, load, ROUNDS, save);
    figures.keep("server.class.saveP95Ms", saveP95);
    figures.keep("server.class.rssMegabytes", resident);
  } finally {
    load.close();
    await Promise.all([stranger.stop(), ours.stop()]);
  }
}

async function measureStart(): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const time = await startTime();
    if (round > 0) times.push(time);
  }
  figures.keep("server.start10000.milliseconds", times);
}

/** The time from starting the process to its first answer. */
async function startTime(): Promise<number> {
  const start = performance.now();
  const ours = Program.product(join(folder, "many"));
  try {
    const load = new Load(await ours.ready());
    await load.rate(1, 1, () => ({ method: "GET", path: "/health" }));
    load.close();
    return performance.now() - start;
  } finally {
    await ours.stop();
  }
}

/** Reads all thousand games in turn, so that none is still cached when it is read again. */
function read(n: number): Call {
  const world = (n * 7) % WORLDS;
  const headers = { "accept-encoding": "gzip", "x-forwarded-for": "192.0.2.200" };
  return { method: "GET", path: `/worlds/${worldIdOf(world)}`, headers };
}

function save(n: number): Call {
  return {
    method: "PUT",
    path: `/worlds/${worldIdOf(n % WORLDS)}`,
    headers: device(ownerOf(n % WORLDS)),
    body: bodies[n % bodies.length] ?? Buffer.alloc(0),
  };
}

function signIn(n: number): Call {
  return { method: "GET", path: "/users/me", headers: device(n % 30) };
}

function typePassword(n: number): Call {
  return { method: "GET", path: "/users/me", headers: { authorization: basic(nameOf(n % 30), PASSWORD) } };
}

function device(child: number): Record<string, string> {
  return { authorization: basic(nameOf(child), secretOf(child)), "x-forwarded-for": `192.0.2.${child}` };
}

/** Rates behind the ratios go to stderr, apart from the figures for machines. */
function note(line: string): void {
  console.error(line);
}

function report(): void {
  console.log(process.argv.includes("--json") ? figures.json : figures.table);
  if (!process.argv.includes("--check") || figures.failed.length === 0) return;
  console.error(`Below what binds: ${figures.failed.join(", ")}`);
  process.exitCode = 1;
}
