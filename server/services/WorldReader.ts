import { BUNDLED_PICTURES } from "../../src/api/routes.ts";
import type { PlayCounted, WorldCard } from "../../src/api/wire.ts";
import type { Log } from "../Log.ts";
import { digestOf } from "../stores/files/digestOf.ts";
import { packInMemory } from "../stores/packInMemory.ts";
import type { GameCopy, OpenedPack, WorldRow, WorldVersion } from "../stores/rows.ts";
import type { Stores } from "../stores/Stores.ts";
import type { Bundled, BundledGame } from "./bundled.ts";
import type { SiteRoles } from "./classes/SiteRoles.ts";
import { HttpError, WORLD_NOT_FOUND } from "./HttpError.ts";
import { begunCopyOf, copyOf, type MadeCopy, type PackedGames } from "./PackedGames.ts";
import { packGame } from "./packGame.ts";
import { WorldAccess } from "./WorldAccess.ts";
import type { Viewer, WorldCards } from "./WorldCards.ts";

const POPULAR_MAX = 50;
const NEWEST_MAX = 12;
const COUNTERS = { play: "playCount", remix: "forkCount" } as const;
/** Visits of one game by one visitor within this time count once. */
const VISIT_MS = 30 * 60_000;

interface WorldReaderDeps {
  readonly stores: Stores;
  readonly cards: WorldCards;
  readonly now: () => number;
  readonly roles: SiteRoles;
  readonly packs: PackedGames;
  readonly bundled: Bundled;
  readonly log: Log;
}

/** A world and its game as it is stored, which is never parsed on its way to the client. */
export interface OpenedWorld {
  readonly card: WorldCard;
  /** JSON text; "null" for a world that was never saved. */
  readonly data: string;
}

/**
 * A world whose game is read only if the client lacks it. The game may be newer than the card, but never older, because
 * a save from an older one would be refused.
 */
export interface ShownWorld {
  readonly card: WorldCard & { readonly isVisitorCopy?: true };
  /** The approximate size of the game in bytes. */
  readonly bytes: number;
  /** Opens the game, which the caller must close. */
  readonly open: () => Promise<OpenedPack>;
}

/** Reads worlds, in lists and single ones. Changes nothing but the counts of plays and remixes. */
export class WorldReader {
  readonly #deps: WorldReaderDeps;
  readonly #access: WorldAccess;
  readonly #packedBundled = new Map<string, Promise<OpenedPack>>();

  constructor(deps: WorldReaderDeps) {
    this.#deps = deps;
    this.#access = new WorldAccess(deps.stores, deps.roles);
  }

  /** Returns the worlds of a user, newest-updated first; of other users, only the published ones. */
  async ownedBy(ownerId: string, viewer: Viewer): Promise<WorldCard[]> {
    const rows = await this.#deps.stores.worlds.ownedBy(ownerId);
    const shown = rows.filter((row) => viewer === ownerId || (row.published && !row.isHidden));
    return this.#deps.cards.cards(shown, viewer);
  }

  /** Returns published worlds by plays, then newest. No maker fills the page as long as others have games. */
  async popular(viewer: Viewer): Promise<WorldCard[]> {
    const { cards, stores } = this.#deps;
    const rows = await this.#withoutReported(await stores.worlds.popular(POPULAR_MAX), viewer);
    return cards.cards(cards.easiestFirst(rows), viewer);
  }

  /** Returns the published worlds that changed last, with the same care for others' games. */
  async newest(viewer: Viewer): Promise<WorldCard[]> {
    const rows = await this.#withoutReported(await this.#deps.stores.worlds.newest(NEWEST_MAX), viewer);
    return this.#deps.cards.cards(rows, viewer);
  }

  /** Returns the card of a published world as everybody sees it; null for any other world, and if there is none. */
  async published(id: string): Promise<WorldCard | null> {
    const row = await this.#deps.stores.worlds.get(id);
    return row?.published && !row.isHidden ? this.#deps.cards.card(row, null) : null;
  }

  /** Opens a world by its link, published or not. Some are open to a few only (`WorldAccess`). */
  async open(id: string, viewer: Viewer): Promise<ShownWorld> {
    const bundled = this.#deps.bundled.games.get(id);
    return bundled ? this.#shownBundled(id, bundled) : this.shown(await this.findFor(id, viewer), viewer);
  }

  /** Counts a play that has begun and returns how many there are. `visitor` tells visitors apart. */
  async countPlay(id: string, viewer: Viewer, visitor: string): Promise<PlayCounted> {
    if (this.#deps.bundled.games.has(id)) return { playCount: 0 };
    const row = await this.findFor(id, viewer);
    const isCounted = await this.count("play", row, visitor);
    return { playCount: (isCounted ? await this.find(id) : row).playCount };
  }

  async shown(row: WorldRow, viewer: Viewer): Promise<ShownWorld> {
    const copy = copyFor(row, viewer);
    const card = await this.#deps.cards.card(row, viewer);
    return {
      card: copy === "whole" ? card : { ...card, isVisitorCopy: true },
      bytes: row.bytes,
      open: () => this.#deps.packs.open(row, copy, () => this.#versionOf(row)),
    };
  }

  /**
   * Counts a play or a remix and returns whether it counted. The owner's own never do, and of other visitors only a
   * digest is remembered. A failure is only logged, because the game can be played, and the remix exists, all the same.
   */
  async count(visit: keyof typeof COUNTERS, { id, userId }: WorldRow, visitor: string): Promise<boolean> {
    const { stores, now, log } = this.#deps;
    if (visitor === userId) return false;
    try {
      const digest = digestOf(`${visit} ${id} ${visitor}`);
      const isNew = await stores.visits.isNew(digest, now(), VISIT_MS);
      if (isNew) await stores.worlds.count(id, COUNTERS[visit]);
      return isNew;
    } catch (error) {
      log({ event: `a ${visit} could not be counted`, reason: (error as Error).name });
      return false;
    }
  }

  async find(id: string): Promise<WorldRow> {
    const row = await this.#deps.stores.worlds.get(id);
    if (!row) throw new HttpError(404, WORLD_NOT_FOUND);
    return row;
  }

  /** Returns the record of a world that this viewer may open. For everybody else there is none. */
  async findFor(id: string, viewer: Viewer): Promise<WorldRow> {
    const row = await this.find(id);
    if (!(await this.#access.mayOpen(row, viewer))) throw new HttpError(404, WORLD_NOT_FOUND);
    return row;
  }

  /** Returns the record of a world. Throws an `HttpError` for anybody but its owner. Those who may not open it cannot tell it from one that does not exist. */
  async mine(userId: string, id: string): Promise<WorldRow> {
    const row = await this.findFor(id, userId);
    if (row.userId !== userId) throw new HttpError(403, "This game belongs to someone else.");
    return row;
  }

  /**
   * Returns the game as a copy of it begins, as JSON text: without its past, and without notes that are not for this
   * viewer.
   */
  async copyOf(row: WorldRow, viewer: Viewer): Promise<string> {
    return copyOf(await this.dataOf(row), copyKindFor(row, viewer));
  }

  /** Returns the game as a remix of it begins: on the first stage, as its player has just played it. */
  async remixOf(row: WorldRow, viewer: Viewer): Promise<string> {
    return begunCopyOf(await this.dataOf(row), copyKindFor(row, viewer));
  }

  /** Returns the game as it was last saved, as JSON text; "null" for one that never was. For its owner alone. */
  async dataOf(row: WorldRow): Promise<string> {
    return (await this.#versionOf(row)).data;
  }

  /** Leaves out what the viewer reported. */
  async #withoutReported(rows: readonly WorldRow[], viewer: Viewer): Promise<readonly WorldRow[]> {
    if (viewer === null) return rows;
    const reported = await this.#deps.stores.reports.reportedBy(viewer);
    return rows.filter(({ id }) => !reported.has(id));
  }

  async #versionOf(row: WorldRow): Promise<WorldVersion> {
    const { id, revision, name, thumbnail, updatedAt: savedAt } = row;
    if (revision === 0) return { revision, savedAt, name, thumbnail, data: "null" };
    const { worlds } = this.#deps.stores;
    const newest = await worlds.read(id);
    // A save is under way, and this record belongs to the version before.
    const isAhead = newest !== null && newest.revision > revision;
    const version = (isAhead ? await worlds.readVersion(id, revision) : null) ?? newest;
    if (version) return version;
    await this.find(id);
    throw new HttpError(500, "Sorry, this game's file is damaged or missing, and there is no earlier one.");
  }

  /** Returns a bundled game as a world without an owner, for copying. */
  #shownBundled(id: string, { name, data }: BundledGame): ShownWorld {
    const counts = { forkCount: 0, playCount: 0, revision: 0 };
    const nobody = {
      userId: "",
      user: { username: "" },
      forkParent: null,
      thumbnail: BUNDLED_PICTURES[id] ?? "",
      published: false,
      sharesNotes: false,
      description: "",
      whatCanIChange: "",
      kind: null,
    };
    const card = { id, name, ...nobody, ...counts, updatedAt: new Date(0).toISOString() };
    const packed = this.#packedBundled.get(id) ?? packGame(JSON.stringify(data)).then(packInMemory);
    this.#packedBundled.set(id, packed);
    return { card, bytes: 0, open: () => packed };
  }
}

function copyKindFor({ userId, sharesNotes }: WorldRow, viewer: Viewer): MadeCopy {
  if (viewer === userId) return "own";
  return sharesNotes === true ? "sharedWithNotes" : "shared";
}

function copyFor({ userId, sharesNotes }: WorldRow, viewer: Viewer): GameCopy {
  if (viewer === userId) return "whole";
  return sharesNotes === true ? "sharedWithNotes" : "shared";
}
