/**
 * `npm run bench:browser`: the figures of the built site in Chromium. `--only=load,editor` measures those subjects alone, `--only=soak` an
 * hour of work, `--only=longTasks` random walks.
 */
import { pathToFileURL } from "node:url";
import { Figures } from "../Figures.ts";
import { crowd } from "./crowd.ts";
import { editor } from "./editor.ts";
import { load } from "./load.ts";
import { longTasks } from "./longTasks.ts";
import { paint } from "./paint.ts";
import { play } from "./play.ts";
import { presses } from "./presses.ts";
import { Stand } from "./Stand.ts";
import type { Subject } from "./Subject.ts";
import { small } from "./small.ts";
import { soak } from "./soak.ts";
import { stage } from "./stage.ts";
import { world } from "./world.ts";

const SUBJECTS: readonly Subject[] = [load, small, editor, paint, stage, play, world, crowd];
/** Measured only if named by `--only`. */
const LONG: readonly Subject[] = [soak, longTasks, presses];

const only = option("only")?.split(",");
const chosen = only ? [...SUBJECTS, ...LONG].filter(({ name }) => only.includes(name)) : SUBJECTS;
const figures = new Figures(Object.assign({}, ...chosen.map(({ aims }) => aims)));
// The build beside the bench, unless another one is named to compare with.
const built = option("built");
const server = built ? pathToFileURL(built) : new URL("../../../server.mjs", import.meta.url);

for (const subject of chosen) await measure(subject).catch((fault) => console.error(subject.name, fault));
report();

/** Each subject gets a fresh browser, so that none warms it up for another. */
async function measure(subject: Subject): Promise<void> {
  const stand = await Stand.open(server, subject.flags);
  try {
    await subject.measure(stand, figures);
  } finally {
    await stand.close();
  }
}

/** A figure that could not be measured is reported as such and fails. */
function report(): void {
  console.log(process.argv.includes("--json") ? figures.json : figures.table);
  if (!process.argv.includes("--check") || figures.failed.length === 0) return;
  console.error(`Below what binds: ${figures.failed.join(", ")}`);
  process.exitCode = 1;
}

function option(name: string): string | undefined {
  return process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
}
