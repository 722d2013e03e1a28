/**
 * The account of the site itself. At the first start it publishes the example games, so that Explore is never empty; what is deleted
 * afterwards stays deleted.
 */
import { createHash, randomBytes } from "node:crypto";
import type { UserRow, WorldRow } from "../data/rows.ts";
import type { Stores } from "../data/Stores.ts";
import { Taken } from "../data/troubles.ts";
import type { Log } from "../Log.ts";
import type { ExampleGame } from "./exampleGames.ts";
import { checkGame } from "./gameFile.ts";
import { FULL_COST } from "./PasswordHasher.ts";
import { Thumbnails } from "./Thumbnails.ts";

const NAMES = ["Gridlings", "Gridlings-Games", "Gridlings-Examples"];

/** Always the same id for the same thing: a start that was broken off goes on with what is missing. */
function idOf(thing: string): string {
  return createHash("sha256").update(`gridlings: ${thing}`).digest("hex").slice(0, 32);
}

const HOUSE = idOf("the house");
/** A world that nobody sees: while it is there, the examples have been published. */
const PUBLISHED = idOf("the examples have been published");

export class House {
  private readonly stores: Stores;
  private readonly thumbnails: Thumbnails;
  private readonly log: Log;

  constructor(stores: Stores, log: Log) {
    this.stores = stores;
    this.thumbnails = new Thumbnails(stores.pictures);
    this.log = log;
  }

  /** Once for a folder or a database, however often it is called. A site without examples is better than none: failures are only logged. */
  async publish(examples: ReadonlyMap<string, ExampleGame>): Promise<void> {
    try {
      if (examples.size > 0 && !(await this.stores.worlds.get(PUBLISHED))) await this.publishAll(examples);
      await this.shareNotes(examples);
    } catch (error) {
      this.log({ event: "the example games could not be published", reason: (error as Error).name });
    }
  }

  private async publishAll(examples: ReadonlyMap<string, ExampleGame>): Promise<void> {
    await this.settleIn();
    for (const [name, example] of examples) await this.add(idOf(`example ${name}`), example);
    await this.stores.worlds.add(rowOf(PUBLISHED, "The examples have been published", "", false), null);
  }

  private async add(id: string, { name, thumbnail, data }: ExampleGame): Promise<void> {
    const { worlds } = this.stores;
    if (await worlds.get(id)) return;
    const row = { ...rowOf(id, name, await this.thumbnails.keep(thumbnail), true), sharesNotes: true };
    await worlds.add(row, JSON.stringify(checkGame(data)));
  }

  /** The examples teach by their notes; those that were published before notes could be shared keep theirs to themselves. */
  private async shareNotes(examples: ReadonlyMap<string, ExampleGame>): Promise<void> {
    const { worlds } = this.stores;
    const rows = await worlds.several([...examples.keys()].map((name) => idOf(`example ${name}`)));
    for (const row of rows.filter(({ sharesNotes }) => !sharesNotes))
      await worlds.change(row.id, { sharesNotes: true });
  }

  /** A child may have taken the name long ago. */
  private async settleIn(): Promise<void> {
    const { users } = this.stores;
    for (const name of NAMES) {
      if (await users.get(HOUSE)) return;
      await users.add(houseNamed(name)).catch(unlessTaken);
    }
    if (!(await users.get(HOUSE))) await users.add(houseNamed(`Gridlings-${randomBytes(4).toString("hex")}`));
  }
}

function unlessTaken(error: unknown): void {
  if (!(error instanceof Taken)) throw error;
}

/** No password is the right one: what it would hash to was never made from any. */
function houseNamed(username: string): UserRow {
  const password = { ...FULL_COST, salt: randomBytes(16).toString("base64"), hash: randomBytes(32).toString("base64") };
  const email = "house@gridlings.invalid";
  return { id: HOUSE, username, email, password, devices: [], createdAt: new Date().toISOString() };
}

function rowOf(id: string, name: string, thumbnail: string, published: boolean): WorldRow {
  const now = new Date().toISOString();
  const counts = { forkCount: 0, playCount: 0, revision: 0, bytes: 0 };
  const about = { name, thumbnail, forkParentId: null, published, createdAt: now, updatedAt: now };
  return { id, userId: HOUSE, ...about, ...counts };
}
