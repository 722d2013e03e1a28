import type { WorkQueue } from "../load/WorkQueue.ts";
import { digestOfThumbnail, type UserRow, type WorldRow } from "../stores/rows.ts";
import type { Stores } from "../stores/Stores.ts";
import { HttpError } from "./HttpError.ts";
import { withData } from "./packGame.ts";
import type { WorldCards } from "./WorldCards.ts";
import type { WorldReader } from "./WorldReader.ts";
import type { WorldVersions } from "./WorldVersions.ts";

interface OwnDataDeps {
  readonly stores: Stores;
  readonly reader: WorldReader;
  readonly cards: WorldCards;
  readonly versions: WorldVersions;
  readonly work: WorkQueue;
}

const HAS_CLASSES = "You still have a class. Wipe it first, so that nothing of the children stays behind.";

/** All data of one person: sent as one JSON (`GET /users/me/export`), or removed for good (`DELETE /users/me`). */
export class OwnData {
  readonly #deps: OwnDataDeps;

  constructor(deps: OwnDataDeps) {
    this.#deps = deps;
  }

  /** Returns the bytes of the user's largest world, which is the most that `pieces` has in memory at once. */
  async largest(user: UserRow): Promise<number> {
    const rows = await this.#deps.stores.worlds.ownedBy(user.id);
    return rows.reduce((largest, { bytes }) => Math.max(largest, bytes), 0);
  }

  /**
   * Returns the text of an `OwnDataExport` in pieces, one world after the other, because all of them at once may not
   * fit in memory.
   */
  async *pieces(user: UserRow): AsyncIterable<string> {
    yield `{"account":${JSON.stringify(accountOf(user))},"worlds":[`;
    let separator = "";
    for (const row of await this.#deps.stores.worlds.ownedBy(user.id)) {
      yield separator + (await this.#world(user, row));
      separator = ",";
    }
    yield "]}";
  }

  /**
   * Removes the worlds first, so that a child whose deletion is interrupted can ask again. Remixes by others stay,
   * without a parent.
   */
  async remove(user: UserRow): Promise<void> {
    const { stores } = this.#deps;
    if ((await stores.classes.taughtBy(user.id)).length > 0) throw new HttpError(409, HAS_CLASSES);
    const start = Date.now();
    const pictures = await this.#removeWorlds(user);
    await stores.users.remove(user.id);
    // Another tab may have begun worlds meanwhile.
    pictures.push(...(await this.#removeWorlds(user)));
    await stores.pictures.sweep(start, pictures);
  }

  async #world(user: UserRow, row: WorldRow): Promise<string> {
    const { reader, cards, versions, work } = this.#deps;
    const about = { ...(await cards.card(row, user.id)), createdAt: row.createdAt };
    const kept = await versions.list(user, row.id);
    const data = await work.run(row.bytes, () => reader.dataOf(row).catch(nullIfRefused));
    return withData({ ...about, versions: kept }, data);
  }

  /** Removes the worlds of a user and returns the digests of the pictures that they and their versions showed. */
  async #removeWorlds(user: UserRow): Promise<string[]> {
    const { worlds } = this.#deps.stores;
    const thumbnails = new Set<string>();
    for (const row of await worlds.ownedBy(user.id)) {
      for (const { thumbnail } of [row, ...(await worlds.versions(row.id))]) thumbnails.add(thumbnail);
      await worlds.remove(row.id);
    }
    return [...thumbnails].flatMap((thumbnail) => digestOfThumbnail(thumbnail) ?? []);
  }
}

/** For `catch`: stands in for a game that cannot be read, so that all others are still exported. */
function nullIfRefused(error: unknown): string {
  if (error instanceof HttpError) return "null";
  throw error;
}

/**
 * Returns the account as it is exported: without anything that would open it, such as the password hash or the digest
 * of a device.
 */
function accountOf({ id, username, email, createdAt, devices, pupil }: UserRow) {
  const names = pupil ? { username: pupil.name, email: "" } : { username, email };
  return { id, ...names, createdAt, devices: devices.map(({ since }) => ({ since })) };
}
