import { resolve } from "node:path";
import { readPlay } from "./Play.ts";
import { replay } from "./replay.ts";

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
