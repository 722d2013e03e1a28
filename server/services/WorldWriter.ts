import { BUNDLED_PICTURES, isBundledPicture } from "../../src/api/routes.ts";
import type { NewWorld, SavedWorld, WorldCard } from "../../src/api/wire.ts";
import { DESCRIPTION_MAX, NAME_MAX, plainLine } from "../../src/engine/index.ts";
import type { WorkQueue } from "../load/WorkQueue.ts";
import { yieldToOthers } from "../load/yieldToOthers.ts";
import { newWorldRow, type UserRow, type WorldChange, type WorldRow, type WorldVersion } from "../stores/rows.ts";
import type { Stores } from "../stores/Stores.ts";
import { RevisionConflict } from "../stores/troubles.ts";
import type { Bundled, BundledGame } from "./bundled.ts";
import type { DiscardedPictures } from "./DiscardedPictures.ts";
import { BYTES_MAX } from "./game/jsonLimits.ts";
import { checkGame } from "./gameFile.ts";
import { HttpError, refuseIfGone, WORLD_NOT_FOUND } from "./HttpError.ts";
import type { Quota } from "./Quota.ts";
import { randomId } from "./randomId.ts";
import type { Thumbnails } from "./Thumbnails.ts";
import type { WorldCards } from "./WorldCards.ts";
import type { ShownWorld, WorldReader } from "./WorldReader.ts";

const UNTITLED = "Untitled";
const COPY = " Copy";
/** How many characters of a text are read: many more than stay, because spaces are removed first. */
const TYPED_MAX = 1000;

interface WorldWriterDeps {
  readonly stores: Stores;
  readonly reader: WorldReader;
  readonly cards: WorldCards;
  readonly thumbnails: Thumbnails;
  readonly discarded: DiscardedPictures;
  readonly bundled: Bundled;
  readonly work: WorkQueue;
  readonly quota: Quota;
}

/** What a new world begins with; `data` is JSON text, or null for a blank one. */
interface Source {
  readonly name: string;
  readonly thumbnail: string;
  readonly data: string | null;
  readonly description: string;
  readonly forkParent: WorldRow | null;
}

const BLANK: Source = { name: UNTITLED, thumbnail: "", data: null, description: "", forkParent: null };

/**
 * A save conflict: the save was made from an older revision than the latest one. The newer game is sent along with the
 * error.
 */
export class SaveConflict extends HttpError {
  readonly world: ShownWorld;

  constructor(world: ShownWorld) {
    super(409, "This game was changed somewhere else.");
    this.world = world;
  }
}

/** Makes, copies, saves and deletes worlds. Owner, counters and parent never come from the client. */
export class WorldWriter {
  readonly #deps: WorldWriterDeps;

  constructor(deps: WorldWriterDeps) {
    this.#deps = deps;
  }

  async create(user: UserRow, wanted: NewWorld): Promise<WorldCard> {
    const { from = "" } = wanted;
    if (from === "") return this.#add(user, BLANK);
    const bundled = this.#deps.bundled.games.get(from);
    if (bundled) return this.#add(user, sourceOf(from, bundled));
    const row = await this.#deps.reader.findFor(from, user.id);
    return this.#deps.work.run(row.bytes, async () => this.#add(user, await this.#copy(user, row, wanted)));
  }

  /**
   * Lends `hand` a function that gives a user a copy of a game under its own name, with notes and voices. It must be a
   * game of the giver, or one that comes with the product.
   */
  async giving<Result>(
    giver: UserRow,
    from: string,
    hand: (give: (to: UserRow) => Promise<WorldCard>) => Promise<Result>,
  ): Promise<Result> {
    const bundled = this.#deps.bundled.games.get(from);
    if (bundled) return hand((to) => this.#add(to, sourceOf(from, bundled)));
    const { reader, work } = this.#deps;
    const row = await reader.mine(giver.id, from);
    return work.run(row.bytes, async () => {
      const data = row.revision === 0 ? null : await reader.copyOf(row, giver.id);
      const { name, thumbnail, description = "" } = row;
      return hand((to) => this.#add(to, { name, thumbnail, data, description, forkParent: null }));
    });
  }

  /**
   * Moves a game to another user, as a new one with all earlier versions that are kept, each with its time. What cannot
   * be moved as a whole stays where it was.
   */
  async move(giver: UserRow, id: string, to: UserRow): Promise<WorldCard> {
    const { reader, stores, work } = this.#deps;
    const row = await reader.mine(giver.id, id);
    return work.run(BYTES_MAX, async () => {
      const made = await this.#addMoved(to, row);
      await this.remove(giver, id);
      return this.#deps.cards.card((await stores.worlds.get(made)) ?? row, to.id);
    });
  }

  /**
   * Saves a world for its owner. `bytes` is the size of the save as it was sent; `read` parses it, which takes much
   * more memory. Throws `SaveConflict` for an outdated save.
   */
  async save(user: UserRow, id: string, bytes: number, read: () => Promise<SavedWorld>): Promise<WorldCard> {
    return this.#deps.work.run(bytes, async () => {
      const saved = await read();
      await yieldToOthers();
      if (saved.published && user.pupil) throw new HttpError(403, "Your teacher lets games out.");
      const row = await this.#deps.reader.mine(user.id, id);
      // Old clients name no revision. What they replace stays among the earlier versions.
      const { revision = row.revision } = saved;
      // Checked before the picture is kept, and again when the save is stored (`RevisionConflict`).
      if (revision !== row.revision) throw await this.#conflict(row);
      const change = await changeOf(saved);
      // Nothing that a pupil made is public before the teacher has looked at it, so a change takes the game back.
      const takenBack = user.pupil && row.published ? { published: false } : {};
      return this.change(row, { ...change, ...takenBack, thumbnail: await this.#thumbnail(row, change.thumbnail) });
    });
  }

  async change(row: WorldRow, change: WorldChange): Promise<WorldCard> {
    const { name, data, published } = change;
    const isChange = name !== undefined || data !== undefined || published !== undefined;
    const updatedAt = isChange ? new Date().toISOString() : undefined;
    const next = await this.#store(row, { ...change, updatedAt })
      .catch(refuseIfGone(new HttpError(404, WORLD_NOT_FOUND)))
      .catch(async (error: unknown) => {
        throw error instanceof RevisionConflict ? await this.#conflict(row) : error;
      });
    if (next.thumbnail !== row.thumbnail) this.#deps.discarded.add(row.id, [row.thumbnail]);
    return this.#deps.cards.card(next, row.userId);
  }

  async remove(user: UserRow, id: string): Promise<void> {
    const { reader, stores, discarded } = this.#deps;
    const row = await reader.mine(user.id, id);
    const versions = await stores.worlds.versions(id);
    await stores.worlds.remove(id);
    discarded.add(
      id,
      [row, ...versions].map(({ thumbnail }) => thumbnail),
    );
  }

  #store({ id, userId }: WorldRow, change: WorldChange): Promise<WorldRow> {
    const { stores, quota } = this.#deps;
    const store = (): Promise<WorldRow> => stores.worlds.change(id, change);
    return change.data === undefined ? store() : quota.replace(userId, id, bytesOf(change.data), store);
  }

  async #add(user: UserRow, source: Source): Promise<WorldCard> {
    return this.#deps.cards.card(await this.#addRow(user, source), user.id);
  }

  async #addRow(user: UserRow, source: Source, updatedAt?: string): Promise<WorldRow> {
    const { stores, reader, thumbnails, quota } = this.#deps;
    const { name, thumbnail, data, description, forkParent } = source;
    await thumbnails.keepLonger(thumbnail);
    const made = newWorldRow({
      id: randomId(),
      userId: user.id,
      name,
      thumbnail,
      description,
      forkParentId: forkParent?.id ?? null,
    });
    const store = (): Promise<WorldRow> => stores.worlds.add(updatedAt ? { ...made, updatedAt } : made, data);
    const row = await quota
      .add(user.id, bytesOf(data), store)
      .catch(refuseIfGone(new HttpError(401, "Please sign in again.")));
    if (forkParent) await reader.count("remix", forkParent, user.id);
    return row;
  }

  /** Adds a world again for another user, version by version, and returns its id. */
  async #addMoved(to: UserRow, row: WorldRow): Promise<string> {
    const { worlds } = this.#deps.stores;
    const { name, thumbnail, updatedAt, description = "" } = row;
    const about = { name, thumbnail, description, forkParent: null };
    const revisions = (await worlds.versions(row.id)).map(({ revision }) => revision).reverse();
    let made: WorldRow | null = null;
    try {
      for (const revision of revisions) {
        const version = await worlds.readVersion(row.id, revision);
        if (!version) continue;
        if (made) made = await this.#store(made, asChange(version));
        else made = await this.#addRow(to, { ...about, ...asChange(version) }, version.savedAt);
        await this.#deps.thumbnails.keepLonger(version.thumbnail);
      }
      made ??= await this.#addRow(to, { ...about, data: null });
      return (await this.#store(made, { name, thumbnail, updatedAt })).id;
    } catch (error) {
      if (made) await worlds.remove(made.id);
      throw error;
    }
  }

  async #copy(user: UserRow, row: WorldRow, { fork }: NewWorld): Promise<Source> {
    const { reader } = this.#deps;
    const isFork = fork !== undefined && fork !== "" && fork !== "false";
    const copied = () => (isFork ? reader.remixOf(row, user.id) : reader.copyOf(row, user.id));
    const data = row.revision === 0 ? null : await copied();
    const name = isFork ? row.name : `${row.name.slice(0, NAME_MAX - COPY.length)}${COPY}`;
    // Nobody is made to say the words of another maker.
    const description = row.userId === user.id ? (row.description ?? "") : "";
    return { name, data, thumbnail: row.thumbnail, description, forkParent: isFork ? row : null };
  }

  async #conflict({ id, userId }: WorldRow): Promise<SaveConflict> {
    const { reader } = this.#deps;
    return new SaveConflict(await reader.shown(await reader.find(id), userId));
  }

  /**
   * Stores a new picture and returns its address. Without a picture, or with the address of a stored one, the picture
   * stays as it is (undefined).
   */
  async #thumbnail(row: WorldRow, thumbnail: string | undefined): Promise<string | undefined> {
    if (!thumbnail || thumbnail === row.thumbnail) return undefined;
    if (isBundledPicture(thumbnail)) return thumbnail;
    return this.#deps.thumbnails.keep(thumbnail);
  }
}

function sourceOf(id: string, { name, data }: BundledGame): Source {
  return { ...BLANK, name, thumbnail: BUNDLED_PICTURES[id] ?? "", data: data === null ? null : JSON.stringify(data) };
}

function asChange({ name, thumbnail, savedAt, data }: WorldVersion) {
  return { name, thumbnail, data, updatedAt: savedAt };
}

function bytesOf(data: string | null): number {
  return data === null ? 0 : Buffer.byteLength(data);
}

async function textOf(data: NonNullable<SavedWorld["data"]>): Promise<string> {
  const game = await checkGame(data);
  await yieldToOthers();
  return JSON.stringify(game);
}

/** What a save changes, with the game as text, so that the parsed game can be freed. */
async function changeOf(saved: SavedWorld): Promise<WorldChange> {
  const { name, data, thumbnail, published, sharesNotes, description, revision } = saved;
  return {
    name: name === undefined ? undefined : tidyName(name),
    data: data && (await textOf(data)),
    thumbnail,
    published,
    sharesNotes,
    description: description === undefined ? undefined : plainLine(description.slice(0, TYPED_MAX), DESCRIPTION_MAX),
    onRevision: revision,
  };
}

/** Makes a name one trimmed line of at most 60 characters. An empty name becomes Untitled. */
function tidyName(name: string): string {
  return plainLine(name.slice(0, TYPED_MAX), NAME_MAX) || UNTITLED;
}
