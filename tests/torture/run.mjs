// @ts-check
/**
 * `npm run torture`: the long forms of the hardest tests, one line of result each. `npm run torture -- kills cuts` runs only those;
 * `--seed=7` makes other random choices. Takes about an hour and a half, half of it for the power cuts, and the random walks an hour more:
 * `GRIDLINGS_WALKS=20 npm run torture -- monkey --seed=41` does the walks of the seeds 41 to 60.
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ensureBuilt } from "../../server/scripts/build.mjs";
import { root } from "../../server/scripts/runStep.mjs";
import { skippedIn, verdictOf } from "./verdict.mjs";

/** @typedef {{ name: string, says: string, files: readonly string[], env: Readonly<Record<string, string>>, isStory?: boolean, tells?: RegExp }} Torment */

/** @type {readonly Torment[]} */
const TORMENTS = [
  {
    name: "kills",
    says: "kill -9 under writes, 200 times",
    files: ["tests/server/durability/killed.test.ts"],
    env: { GRIDLINGS_KILLS: "200" },
  },
  {
    name: "kills",
    says: "kill -9 as soon as a rename is answered while a game is saved, 150 times",
    files: ["tests/server/durability/renamed.test.ts"],
    env: { GRIDLINGS_RENAMES: "150" },
  },
  {
    name: "cuts",
    says: "a power cut after every file call, in every way",
    files: ["tests/server/durability/powerCut.test.ts", "tests/server/durability/cutConversion.test.ts"],
    env: { GRIDLINGS_CUTS: "all" },
  },
  {
    name: "faults",
    says: "full and read-only disks, calls that fail, files that are damaged or in another's place, rotten backups",
    files: [
      "tests/server/misplaced.test.ts",
      "tests/server/damagedBackup.test.ts",
      "tests/server/durability/smallDisk.test.ts",
      "tests/server/durability/failingCalls.test.ts",
      "tests/server/durability/damaged.test.ts",
    ],
    env: { GRIDLINGS_TESTS: "all" },
  },
  {
    name: "damage",
    says: "every class of byte of every kind of file flipped, cut off and zeroed",
    files: ["tests/server/durability/everyDamage.test.ts"],
    env: { GRIDLINGS_TESTS: "all", GRIDLINGS_DAMAGES: "all" },
  },
  {
    name: "namespaces",
    says: "servers on one folder, each process 1 of its own, four at once, 60 times",
    files: ["tests/server/durability/namespaces.test.ts"],
    env: { GRIDLINGS_TESTS: "all", GRIDLINGS_CONTAINERS: "60" },
  },
  {
    name: "understanding",
    says: "5,700 planted faults named first and mended, and 10,000 turns told as they were",
    files: ["tests/understanding/plantedFaults.test.ts", "tests/engine/explainTurn.test.ts"],
    env: { GRIDLINGS_FAULTS: "300", GRIDLINGS_WORLDS: "1250" },
  },
  {
    name: "files",
    says: "10,000 ticks of every example game are the same in the editor, in a worker, in a file and in simulate",
    files: ["tests/player/samePlay.test.ts"],
    env: { GRIDLINGS_TICKS: "10000" },
  },
  {
    name: "hostile",
    says: "thousands of broken and hostile documents",
    files: ["tests/server/hostile"],
    env: { GRIDLINGS_DOCUMENTS: "20000" },
  },
  {
    name: "evil",
    says: "the worst texts in every field of a document and of the calls: twice the length, at most three times the work",
    files: ["tests/migrate/evilTexts.test.ts", "tests/server/hostile/evilTexts.test.ts"],
    env: { GRIDLINGS_EVIL: "all" },
    tells: /(?:In a page|On the server): .*/g,
  },
  {
    name: "class",
    says: "forty children at work on one core and a slow disk for half an hour, before the teacher's wall",
    files: ["tests/server/classes/schoolDay.test.ts"],
    env: {
      GRIDLINGS_CLASS_MINUTES: process.env.GRIDLINGS_CLASS_MINUTES ?? "30",
      GRIDLINGS_CHILDREN: process.env.GRIDLINGS_CHILDREN ?? "40",
    },
    tells: /In class .*/g,
  },
  {
    name: "slow",
    says: "600 unread answers, 40 large saves at once: at most 400 MB, others answered within a second",
    files: ["tests/server/load/attacks.test.ts"],
    env: { GRIDLINGS_SLOW: "all" },
    tells: /Attacked .*/g,
  },
  {
    name: "worlds",
    says: "the engine against the naive one, and games that are broken, 20,000 each",
    files: ["tests/engine/oracleAgrees.test.ts", "tests/engine/broken.test.ts"],
    env: { GRIDLINGS_WORLDS: "20000" },
  },
  {
    name: "turning",
    says: "turned games are played like their sources, 10,000 times",
    files: ["tests/engine/turningLaw.test.ts"],
    env: { GRIDLINGS_TURNS: "10000" },
  },
  {
    name: "monkeys",
    says: "hands that know nothing in the editor, 400,000 actions each way",
    files: ["tests/editor/monkey.test.ts"],
    env: { GRIDLINGS_MONKEYS: "2000" },
  },
  {
    name: "monkey",
    says: `${process.env.GRIDLINGS_WALKS ?? 200} random walks of 150 acts on the real page, undone, redone, saved and opened again`,
    files: ["monkey.story.ts"],
    env: { GRIDLINGS_WALKS: process.env.GRIDLINGS_WALKS ?? "200", GRIDLINGS_ACTS: "150" },
    isStory: true,
    // A failed walk does not hide those that pass.
    tells: /^.*a random walk \(seed \d+\).*$/gm,
  },
  {
    name: "tutorial",
    says: "both sets of the tutorial by mouse, by finger and by keys alone, in six windows",
    files: ["tutorial.story.ts"],
    env: { GRIDLINGS_STORIES: "all" },
    isStory: true,
  },
  {
    name: "stories",
    says: "the stories that npm test leaves out: the same features by other inputs, at other sizes, in rarer circumstances",
    files: ["--grep=@long", "--grep-invert=tutorial.story"],
    env: { GRIDLINGS_STORIES: "all" },
    isStory: true,
  },
  {
    name: "client",
    says: "windows that die, lines that break, servers that fall over, 300 times 20 steps",
    files: ["torture.story.ts"],
    env: { GRIDLINGS_RUNS: "300", GRIDLINGS_STEPS: "20" },
    isStory: true,
  },
  {
    name: "panels",
    says: "hands that know nothing under all panels, 12,000 actions",
    files: ["tests/pages/monkey.test.tsx"],
    env: { GRIDLINGS_MONKEYS: "80" },
  },
];

/** How a test runner is called: its script below node_modules, and its first arguments. */
const UNITS = /** @type {const} */ (["vitest/vitest.mjs", "run"]);
const STORIES = /** @type {const} */ (["@playwright/test/cli.js", "test", "-c", "tests/e2e"]);

const args = process.argv.slice(2);
const seed = args.find((arg) => arg.startsWith("--seed="))?.slice("--seed=".length) ?? String(Date.now() % 100_000);
const wanted = args.filter((arg) => !arg.startsWith("--seed="));
const known = new Set(TORMENTS.map(({ name }) => name));
if (wanted.some((name) => !known.has(name))) {
  console.error(
    `npm run torture -- [--seed=NUMBER] [PART ...]\nParts: ${[...known].join(" ")}. Without any, all of them run.`,
  );
  process.exit(1);
}

const chosen = TORMENTS.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
// Pages older than their source would prove nothing.
if (chosen.some(({ isStory }) => isStory)) await ensureBuilt();
for (const torment of chosen) {
  if (!passes(torment)) process.exitCode = 1;
}

/** @param {Torment} torment */
function passes({ name, says, files, env, isStory, tells }) {
  const start = Date.now();
  const [tool, ...args] = isStory ? STORIES : UNITS;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, "node_modules", tool), ...args, ...files],
    { cwd: root, encoding: "utf8", env: { ...process.env, ...env, GRIDLINGS_SEED: seed }, maxBuffer: 2 ** 28 },
  );
  const minutes = ((Date.now() - start) / 60_000).toFixed(1);
  const settings = Object.entries({ ...env, GRIDLINGS_SEED: seed }).map(([key, value]) => `${key}=${value}`);
  const verdict = verdictOf(status, stdout);
  const facts = [settings.join(" "), `${minutes} minutes`];
  if (verdict === "SKIPPED") facts.unshift(`${skippedIn(stdout)} of its tests cannot run on this machine`);
  console.log(`${verdict}  ${name}: ${says} (${facts.join(", ")})`);
  for (const line of (tells && stdout.match(tells)) ?? []) console.log(`       ${line}`);
  if (status !== 0) console.error(`${stdout}\n${stderr}`);
  return status === 0;
}
