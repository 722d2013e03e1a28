/** `npm run backup`, `restore`, `check` and `people`: the commands of the operator. */
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { backUp } from "./backup/backUp.ts";
import { checkAll } from "./backup/checkAll.ts";
import { restore } from "./backup/restore.ts";
import { logLine } from "./Log.ts";
import { linkFor, PEOPLE_USAGE, sayLink } from "./people.ts";
import { readSettings } from "./settings.ts";

type Said = { readonly text: string; readonly isFine: boolean };

const root = fileURLToPath(new URL("..", import.meta.url));
const ANYWAY = "--anyway";
const [command = "", given, name] = process.argv.slice(2).filter((word) => word !== ANYWAY);
const isAnyway = process.argv.includes(ANYWAY);

async function run(): Promise<Said> {
  if (command === "people") return sayPeople();
  const { dataDir, databaseUrl } = readSettings(process.env, root);
  if (databaseUrl !== undefined) {
    throw new Error("The games are in a PostgreSQL database: its own pg_dump and pg_restore look after them (README).");
  }
  if (command === "check" && given === undefined) return sayCheck(dataDir);
  const folder = folderIn(given);
  if (command === "check") return sayCheck(folder);
  return command === "restore" ? sayRestore(folder, dataDir) : sayBackup(dataDir, folder);
}

/**
 * Resolves the folder that the operator named. An empty name is most likely a variable that is not set, and would mean
 * the folder of this program.
 */
function folderIn(word = ""): string {
  if (word.trim() === "") throw new Error(`Say which folder: npm run ${command} -- FOLDER`);
  const folder = resolve(word);
  if (folder === resolve(root)) throw new Error(`${folder} is the folder of this program. Name one for backups alone.`);
  return folder;
}

async function sayBackup(dataDir: string, backups: string): Promise<Said> {
  const { place, users, worlds, versions, pictures, damaged, faults, renewed } = await backUp(
    dataDir,
    backups,
    new Date(),
  );
  const lost = damaged.map((id) => `The game ${id} is damaged: the newest version that can be read was taken, if any.`);
  const counts = `${worlds} games, ${versions} older versions, ${pictures} pictures, ${users} accounts`;
  const all = [...faults, ...lost];
  return { text: [`Backed up ${counts} into ${place}`, ...renewed, ...all].join("\n"), isFine: all.length === 0 };
}

async function sayRestore(from: string, dataDir: string): Promise<Said> {
  const { backup, passedOver, aside, damaged } = await restore(from, dataDir, new Date(), { anyway: isAnyway });
  const before = aside ? [`What was there before is in ${aside}`] : [];
  const newer = passedOver.map((place) => `${place} is newer, but its list of files is damaged: it was passed over`);
  const lost = damaged.map(
    (path) => `${path} is damaged in the backup and was not put back; what can be read of it is in quarantine`,
  );
  const text = [`Put ${backup} back into ${dataDir}`, ...newer, ...lost, ...before].join("\n");
  return { text, isFine: newer.length + lost.length === 0 };
}

async function sayCheck(folder: string): Promise<Said> {
  const { users, worlds, versions, pictures, faults } = await checkAll(folder);
  const counts = `${worlds} games, ${versions} older versions, ${pictures} pictures, ${users} accounts were read in ${folder}`;
  return { text: [counts, ...(faults.length > 0 ? faults : ["All is well."])].join("\n"), isFine: faults.length === 0 };
}

async function sayPeople(): Promise<Said> {
  if (given === undefined) return { text: PEOPLE_USAGE, isFine: true };
  if (given !== "reset" || name === undefined) return { text: PEOPLE_USAGE, isFine: false };
  const settings = readSettings(process.env, root);
  // Events of the folder go to stderr, so that stdout has the link only.
  const log = (line: object): void => void process.stderr.write(`${logLine(line)}\n`);
  const link = await linkFor(name, settings, root, log);
  if (!link) return { text: `Nobody here has the username or e-mail address ${name}.`, isFine: false };
  return { text: sayLink(link, settings.address), isFine: true };
}

run().then(
  ({ text, isFine }) => {
    process.stdout.write(`${text}\n`);
    process.exitCode = isFine ? 0 : 1;
  },
  (error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  },
);
