import { resolve } from "node:path";
import { Simulation } from "../../src/engine/index.ts";
import { MadeIds } from "./MadeIds.ts";
import { type Play, readPlay } from "./Play.ts";
import { type SimulatedTick, simulatedTick } from "./simulatedTick.ts";

const UNREADABLE = 2;

// `npm run -s simulate -- FILE...`: plays recorded plays without a browser and prints one line of JSON a file.
for (const file of process.argv.slice(2)) await print(file);
if (process.argv.length < 3) complain("Which play? npm run -s simulate -- FILE...");

async function print(file: string): Promise<void> {
  try {
    // npm runs its scripts at the top of the repository, whatever folder the file was named in.
    const play = await readPlay(resolve(process.env.INIT_CWD ?? "", file));
    process.stdout.write(`${JSON.stringify({ name: play.name, results: replay(play) })}\n`);
  } catch (error) {
    complain(`${file}: ${error instanceof Error ? error.message : "it cannot be read."}`);
  }
}

function complain(sentence: string): void {
  const lines = sentence.split("\n").map((line) => line.trim());
  process.stderr.write(`${lines.join(" ")}\n`);
  process.exitCode = UNREADABLE;
}

/** Plays a play to its end, or to the tick that a rule ends with an error. */
function replay({ document, seed, ticks }: Play): (SimulatedTick | { error: string })[] {
  const ids = new MadeIds(document);
  const simulation = Simulation.load(document, { seed, newId: ids.fresh });
  const results: (SimulatedTick | { error: string })[] = [];
  for (const input of ticks) {
    const { error } = simulation.tick(input);
    results.push(error ? { error: error.message } : simulatedTick(seenIn(simulation), ids));
    if (error) break;
  }
  return results;
}

function seenIn(simulation: Simulation) {
  const { globals, history } = simulation.state();
  return {
    actors: simulation.actors().values(),
    globals: Object.entries(globals).map(([id, { value }]) => [id, value] as const),
    applied: simulation.applied(),
    history: history.length,
  };
}
