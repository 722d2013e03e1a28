/** One server a folder: a file that names the process which holds it; what a dead process left is taken over (product §21). */
import { randomUUID } from "node:crypto";
import { link, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { unlessMissing } from "./durableWrite.ts";

interface Holder {
  readonly pid: number;
  /** When that process began, so that another one with the same number is not taken for it. */
  readonly started: string;
  readonly token: string;
}

const heldHere = new Set<string>();

export class FolderLock {
  private readonly file: string;
  private readonly token: string;

  private constructor(file: string, token: string) {
    this.file = file;
    this.token = token;
  }

  /** Throws a message in plain words where another server holds the folder. */
  static async take(folder: string): Promise<FolderLock> {
    const file = join(folder, "lock");
    const token = randomUUID();
    const own = `${file}.${token}`;
    await writeFile(own, JSON.stringify({ pid: process.pid, started: await startOf(process.pid), token }));
    try {
      await removeStale(file, token);
      await link(own, file).catch(() => refuse(folder));
    } finally {
      await rm(own, { force: true });
    }
    heldHere.add(token);
    return new FolderLock(file, token);
  }

  async release(): Promise<void> {
    heldHere.delete(this.token);
    if ((await readHolder(this.file))?.token === this.token) await rm(this.file, { force: true });
  }
}

function refuse(folder: string): never {
  throw new Error(`Another Gridlings server is already using the folder ${folder}. Stop it first, or set DATA_DIR.`);
}

/** Moved away before it is deleted: of two servers that find the same stale lock, only one can move it. */
async function removeStale(file: string, token: string): Promise<void> {
  const holder = await readHolder(file);
  if (!holder || (await isAlive(holder))) return;
  const aside = `${file}.stale.${token}`;
  await rename(file, aside).catch(unlessMissing);
  const moved = await readHolder(aside);
  if (moved && moved.token !== holder.token) await link(aside, file).catch(() => undefined);
  await rm(aside, { force: true });
}

/** A lock that cannot be read was torn by the crash of its holder: nobody has it. */
async function readHolder(file: string): Promise<Holder | null> {
  const text = await readFile(file, "utf8").catch(unlessMissing);
  if (text === null) return null;
  try {
    return JSON.parse(text) as Holder;
  } catch {
    return { pid: 0, started: "", token: "" };
  }
}

async function isAlive({ pid, started, token }: Holder): Promise<boolean> {
  if (pid === process.pid) return heldHere.has(token);
  if (!isRunning(pid)) return false;
  const now = await startOf(pid);
  return now === "" || started === "" || now === started;
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** The kernel's start time of a process; empty where the system does not tell. */
async function startOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
}
