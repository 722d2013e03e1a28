/**
 * Changes of a table in the order they happened, one line each, at the end of a file: cheap to add to, and whole up to the last line. Each
 * line begins with its check: one letter that a disk changed must not become somebody else's name.
 */
import { createHash } from "node:crypto";
import { open, readFile, rename, rm, truncate } from "node:fs/promises";
import { dirname } from "node:path";
import { asTrouble, unlessMissing } from "./durableWrite.ts";
import { syncFolder } from "./syncFolder.ts";

/** A row as it is from now on, or the id of one that is gone. */
export type Change<Row> = { readonly put: Row } | { readonly gone: string };

export class Journal<Row> {
  private readonly file: string;
  private readonly before: string;
  private bytes = 0;
  private count = 0;
  private torn = false;

  constructor(file: string) {
    this.file = file;
    this.before = `${file}.before`;
  }

  get length(): number {
    return this.count;
  }

  /** Whether a line is not whole, so that none may follow it. */
  get isTorn(): boolean {
    return this.torn;
  }

  /** The changes of the journal before and of this one, oldest first. */
  async read(): Promise<Change<Row>[]> {
    const texts = [await readText(this.before), await readText(this.file)];
    const changes = texts.flatMap(linesOf).map(parsed<Row>);
    this.bytes = Buffer.byteLength(texts[1] ?? "");
    this.count = changes.length;
    this.torn = changes.includes(null);
    return changes.filter((change) => change !== null);
  }

  /** Throws `StorageFull` or `StorageReadOnly` where it cannot. */
  async append(changes: readonly Change<Row>[]): Promise<void> {
    const text = changes.map(lineOf).join("");
    try {
      await appendAndSync(this.file, text);
      if (this.bytes === 0) await syncFolder(dirname(this.file));
    } catch (error) {
      await truncate(this.file, this.bytes).catch(() => {
        this.torn = true;
      });
      throw asTrouble(error);
    }
    this.bytes += Buffer.byteLength(text);
    this.count += changes.length;
  }

  /** Once the table itself is stored: this journal becomes the one before, and a new one begins with the next change. */
  async turnOver(): Promise<void> {
    await rename(this.file, this.before).catch(unlessMissing);
    await syncFolder(dirname(this.file));
    this.bytes = 0;
    this.count = 0;
    this.torn = false;
  }

  /** After it was turned over. */
  async forgetBefore(): Promise<void> {
    await rm(this.before, { force: true });
    await syncFolder(dirname(this.file));
  }
}

async function appendAndSync(file: string, text: string): Promise<void> {
  const handle = await open(file, "a", 0o600);
  try {
    await handle.writeFile(text);
    await handle.datasync();
  } finally {
    await handle.close();
  }
}

function checkOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

async function readText(file: string): Promise<string> {
  return (await readFile(file, "utf8").catch(unlessMissing)) ?? "";
}

/** The last line is whole only with its end. */
function linesOf(text: string): string[] {
  const lines = text.split("\n");
  return lines.at(-1) === "" ? lines.slice(0, -1) : [...lines.slice(0, -1), ""];
}

function lineOf(change: Change<unknown>): string {
  const text = JSON.stringify(change);
  return `${checkOf(text)} ${text}\n`;
}

/** Null where the line is not what was written. Lines of before there was a check are the change and nothing else. */
function parsed<Row>(line: string): Change<Row> | null {
  const start = line.indexOf("{");
  const text = line.slice(start);
  if (start !== 0 && line.slice(0, start) !== `${checkOf(text)} `) return null;
  try {
    const change: Change<Row> = JSON.parse(text);
    return "put" in change || "gone" in change ? change : null;
  } catch {
    return null;
  }
}
