import { createHash, randomBytes } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { GameKind } from "../../src/api/wire.ts";
import type { Log } from "../Log.ts";
import { unlessMissing } from "../stores/files/durableWrite.ts";
import { newWorldRow, type UserRow } from "../stores/rows.ts";
import type { Stores } from "../stores/Stores.ts";
import { Taken } from "../stores/troubles.ts";
import { checkGame } from "./gameFile.ts";
import { FULL_COST } from "./PasswordHasher.ts";
import { Thumbnails } from "./Thumbnails.ts";
import type { ExampleFacts } from "./WorldCards.ts";

const KINDS: readonly GameKind[] = ["run", "puzzle", "catch", "watch", "two"];

const exampleSchema = z
  .object({
    name: z.string(),
    description: z.string(),
    whatCanIChange: z.string(),
    kind: z.enum(KINDS),
    ease: z.number(),
    thumbnail: z.string(),
    data: z.record(z.string(), z.unknown()),
  })
  .readonly();
export type ExampleGame = z.infer<typeof exampleSchema>;

/**
 * Reads the games that come with the product, by the name of their file among the assets; none if the folder is
 * missing.
 */
export async function readExamples(assets: string): Promise<ReadonlyMap<string, ExampleGame>> {
  const folder = join(assets, "worlds", "examples");
  const files = ((await readdir(folder).catch(unlessMissing)) ?? []).filter((file) => file.endsWith(".json")).sort();
  const read = files.map(async (file) => {
    const text = await readFile(join(folder, file), "utf8");
    return [file.slice(0, -".json".length), exampleSchema.parse(JSON.parse(text))] as const;
  });
  return new Map(await Promise.all(read));
}

/** Returns what cards tell of these games, by the ids under which they are published, the easiest first. */
export function exampleFacts(examples: ReadonlyMap<string, ExampleGame>): ReadonlyMap<string, ExampleFacts> {
  const easiestFirst = [...examples].sort(([, one], [, other]) => one.ease - other.ease);
  return new Map(
    easiestFirst.map(([name, { description, whatCanIChange, kind }]) => [
      exampleId(name),
      { description, whatCanIChange, kind },
    ]),
  );
}

const NAMES = ["Gridlings", "Gridlings-Games", "Gridlings-Examples"];

/**
 * Returns the same id for the same thing each time, so that a start after an interrupted one goes on with what is
 * missing.
 */
function idOf(thing: string): string {
  return createHash("sha256").update(`gridlings: ${thing}`).digest("hex").slice(0, 32);
}

function exampleId(name: string): string {
  return idOf(`example ${name}`);
}

const SITE_ACCOUNT = idOf("the house");
/** The examples of the first release, which share one mark. */
const FIRST = ["crates", "garden", "maze", "runner", "sand"];

/** Returns the id of a world that nobody sees: if it is there, the example has been published. */
function markOf(name: string): string {
  return idOf(FIRST.includes(name) ? "the examples have been published" : `example ${name} has been published`);
}

/**
 * Publishes the example games under the account of the site itself, each at the first start that has it, so that
 * Explore is never empty. Examples that are deleted afterwards stay deleted.
 */
export class ExampleGames {
  readonly #stores: Stores;
  readonly #thumbnails: Thumbnails;
  readonly #log: Log;

  constructor(stores: Stores, log: Log) {
    this.#stores = stores;
    this.#thumbnails = new Thumbnails(stores.pictures);
    this.#log = log;
  }

  /**
   * Publishes the examples once for a folder or a database, however often it is called. Failures are only logged,
   * because a site without examples is better than none.
   */
  async publish(examples: ReadonlyMap<string, ExampleGame>): Promise<void> {
    try {
      const missing = await this.#withoutMark(examples);
      if (missing.length > 0) await this.#publishAll(missing);
      await this.#shareNotes(examples);
      await this.#renew(examples);
    } catch (error) {
      this.#log({ event: "the example games could not be published", reason: (error as Error).name });
    }
  }

  async #withoutMark(examples: ReadonlyMap<string, ExampleGame>): Promise<readonly (readonly [string, ExampleGame])[]> {
    const marks = await this.#stores.worlds.several([...examples.keys()].map(markOf));
    const found = new Set(marks.map(({ id }) => id));
    return [...examples].filter(([name]) => !found.has(markOf(name)));
  }

  async #publishAll(examples: readonly (readonly [string, ExampleGame])[]): Promise<void> {
    await this.#addSiteAccount();
    for (const [name, example] of examples) await this.#add(exampleId(name), example);
    for (const id of new Set(examples.map(([name]) => markOf(name)))) {
      const mark = { id, userId: SITE_ACCOUNT, name: "These examples have been published", thumbnail: "" };
      await this.#stores.worlds.add(newWorldRow(mark), null);
    }
  }

  async #add(id: string, { name, thumbnail, data }: ExampleGame): Promise<void> {
    const { worlds } = this.#stores;
    if (await worlds.get(id)) return;
    const about = { id, userId: SITE_ACCOUNT, name, thumbnail: await this.#thumbnails.keep(thumbnail) };
    await worlds.add(
      { ...newWorldRow(about), published: true, sharesNotes: true },
      JSON.stringify(await checkGame(data)),
    );
  }

  /**
   * Shares the notes of the examples, because they teach by them. Examples that were published before notes could be
   * shared did not share them.
   */
  async #shareNotes(examples: ReadonlyMap<string, ExampleGame>): Promise<void> {
    const { worlds } = this.#stores;
    const rows = await worlds.several([...examples.keys()].map(exampleId));
    for (const row of rows.filter(({ sharesNotes }) => !sharesNotes))
      await worlds.change(row.id, { sharesNotes: true });
  }

  /**
   * Replaces published examples by those of this release where they differ. Nobody can sign in to the account of the
   * site, so no work of anybody is lost.
   */
  async #renew(examples: ReadonlyMap<string, ExampleGame>): Promise<void> {
    const { worlds } = this.#stores;
    for (const [file, { name, thumbnail, data }] of examples) {
      const id = idOf(`example ${file}`);
      const published = await worlds.read(id);
      if (published === null) continue;
      const text = JSON.stringify(await checkGame(data));
      const picture = await this.#thumbnails.keep(thumbnail);
      if (published.data === text && published.thumbnail === picture) continue;
      const updatedAt = new Date().toISOString();
      await worlds.change(id, { name, thumbnail: picture, data: text, updatedAt });
    }
  }

  /** Adds the account of the site under the first name that is free, because a child may have taken one long ago. */
  async #addSiteAccount(): Promise<void> {
    const { users } = this.#stores;
    for (const name of NAMES) {
      if (await users.get(SITE_ACCOUNT)) return;
      await users.add(siteAccountNamed(name)).catch(unlessTaken);
    }
    if (!(await users.get(SITE_ACCOUNT)))
      await users.add(siteAccountNamed(`Gridlings-${randomBytes(4).toString("hex")}`));
  }
}

function unlessTaken(error: unknown): void {
  if (!(error instanceof Taken)) throw error;
}

/** Makes the account without a right password: its hash is random and belongs to none. */
function siteAccountNamed(username: string): UserRow {
  const password = { ...FULL_COST, salt: randomBytes(16).toString("base64"), hash: randomBytes(32).toString("base64") };
  const email = "house@gridlings.invalid";
  return { id: SITE_ACCOUNT, username, email, password, devices: [], createdAt: new Date().toISOString() };
}
