import type { ClassGame, ClassGameChange, HandedOut, HandOut, Sticker } from "../../../src/api/classes.ts";
import { TEACHER_NOTE_MAX } from "../../../src/api/classes.ts";
import type { WorldCard } from "../../../src/api/wire.ts";
import { plainLine } from "../../../src/engine/index.ts";
import type { ClassRow, GalleryGame } from "../../stores/classRows.ts";
import type { UserRow, WorldRow } from "../../stores/rows.ts";
import type { Stores } from "../../stores/Stores.ts";
import { HttpError, refuseIfGone, WORLD_NOT_FOUND } from "../HttpError.ts";
import { QuotaExceeded } from "../Quota.ts";
import { isShownIn } from "../WorldAccess.ts";
import type { WorldCards } from "../WorldCards.ts";
import type { WorldReader } from "../WorldReader.ts";
import type { WorldWriter } from "../WorldWriter.ts";
import type { Classes } from "./Classes.ts";

/** How many games that were handed out a class remembers, with what Nib says. */
const HANDED_OUT_KEPT = 1000;
/** How many games that the teacher took down it remembers. */
const TAKEN_DOWN_KEPT = 1000;
const TAKEN_DOWN = "Your teacher took this game down. Ask your teacher first.";
const AT_ONCE = 6;

interface ClassGamesDeps {
  readonly stores: Stores;
  readonly classes: Classes;
  readonly cards: WorldCards;
  readonly reader: WorldReader;
  readonly writer: WorldWriter;
  readonly now: () => number;
}

/** The games of a class: handed out, collected, shown in its gallery, let out by the teacher, moved to another child. */
export class ClassGames {
  readonly #deps: ClassGamesDeps;

  constructor(deps: ClassGamesDeps) {
    this.#deps = deps;
  }

  /** Returns all games of all pupils, for their teacher. */
  async all(row: ClassRow): Promise<ClassGame[]> {
    const { users, worlds } = this.#deps.stores;
    const pupils = await users.pupilsOf(row.id);
    const owned = await Promise.all(pupils.map(({ id }) => worlds.ownedBy(id)));
    return this.#shown(row, owned.flat(), row.teacherId);
  }

  /** Returns what hangs in the gallery, the latest first, without what the viewer reported. */
  async gallery(row: ClassRow, viewer: UserRow): Promise<ClassGame[]> {
    const { worlds, reports } = this.#deps.stores;
    const ids = row.gallery.map(({ worldId }) => worldId).reverse();
    const found = new Map((await worlds.several(ids)).map((world) => [world.id, world]));
    const reported = await reports.reportedBy(viewer.id);
    const shown = ids.flatMap((id) => found.get(id) ?? []).filter(({ id, isHidden }) => !isHidden && !reported.has(id));
    return this.#shown(row, shown, viewer.id);
  }

  /** Hangs a game of a pupil into the gallery, or takes it down. */
  async setShown(user: UserRow, worldId: string, isShown: boolean): Promise<ClassGame> {
    const { classes, reader } = this.#deps;
    const row = await classes.classOf(user);
    const world = await reader.mine(user.id, worldId);
    if (isShown && row.takenDown?.includes(worldId)) throw new HttpError(403, TAKEN_DOWN);
    return this.#one(await this.#hang(row, worldId, isShown), world, user.id);
  }

  /** Changes where a game of a pupil is seen: in the gallery, and outside of the class. */
  async change(row: ClassRow, worldId: string, { isShown, isLetOut }: ClassGameChange): Promise<ClassGame> {
    const world = await this.#ofClass(row, worldId);
    const next =
      isShown === undefined ? row : await this.#changeClass(row, (now) => asTeacherWants(now, worldId, isShown));
    if (isLetOut !== undefined && isLetOut !== world.published)
      await this.#deps.writer.change(world, { published: isLetOut });
    return this.#one(next, await this.#ofClass(row, worldId), row.teacherId);
  }

  /** Gives a sticker to the game of a classmate, in the place of the one before; null takes it back. */
  async stick(user: UserRow, worldId: string, sticker: Sticker | null): Promise<ClassGame> {
    const { classes } = this.#deps;
    const row = await classes.classOf(user);
    const world = isShownIn(row, worldId) ? await this.#ofClass(row, worldId) : null;
    if (!world) throw new HttpError(404, WORLD_NOT_FOUND);
    if (world.userId === user.id) throw new HttpError(403, "Stickers are for games of others.");
    const given = sticker === null ? [] : [{ pupilId: user.id, sticker }];
    const next = await this.#changeClass(row, (present) =>
      withShown(present, worldId, (shown) => ({
        ...shown,
        stickers: [...shown.stickers.filter(({ pupilId }) => pupilId !== user.id), ...given],
      })),
    );
    return this.#one(next, world, user.id);
  }

  /** Gives a copy of a game to some pupils, or to all. */
  async handOut(row: ClassRow, teacher: UserRow, { from, pupils: wanted, says = "" }: HandOut): Promise<HandedOut> {
    const { stores, writer, now } = this.#deps;
    const pupils = (await stores.users.pupilsOf(row.id)).filter(
      ({ id }) => wanted === undefined || wanted.includes(id),
    );
    const made: { pupilId: string; worldId: string; says: string }[] = [];
    const without: string[] = [];
    const words = plainLine(says.slice(0, 1000), TEACHER_NOTE_MAX);
    await writer.giving(teacher, from, async (give) => {
      const waiting = [...pupils];
      const giveNext = async (): Promise<void> => {
        for (let pupil = waiting.shift(); pupil; pupil = waiting.shift()) {
          const card = await give(pupil).catch(nullIfFull);
          if (card) made.push({ pupilId: pupil.id, worldId: card.id, says: words });
          else without.push(pupil.pupil?.name ?? "");
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, giveNext));
    });
    await this.#changeClass(row, (present) => ({
      ...present,
      handedOut: [...present.handedOut, ...made].slice(-HANDED_OUT_KEPT),
    }));
    const time = new Date(now()).toISOString();
    const here = new Set(
      (await stores.live.of(row.id))
        .filter(({ hereUntil }) => (hereUntil ?? "") > time)
        .map(({ memberId }) => memberId),
    );
    return { given: made.length, away: made.filter(({ pupilId }) => !here.has(pupilId)).length, without };
  }

  /** Moves a game to another pupil of the class with its earlier versions, as a new one of theirs. */
  async move(row: ClassRow, worldId: string, pupilId: string): Promise<WorldCard> {
    const { stores, classes, writer } = this.#deps;
    const world = await this.#ofClass(row, worldId);
    const pupil = await classes.pupil(row, pupilId);
    const owner = await stores.users.get(world.userId);
    if (!owner || owner.id === pupil.id) throw new HttpError(400, "It is this child's game already.");
    const card = await writer.move(owner, worldId, pupil);
    await this.#hang(row, worldId, false);
    return card;
  }

  /** Returns a game of a pupil of this class. */
  async #ofClass(row: ClassRow, worldId: string): Promise<WorldRow> {
    const { reader, stores } = this.#deps;
    const world = await reader.find(worldId);
    const owner = await stores.users.get(world.userId);
    if (owner?.pupil?.classId !== row.id) throw new HttpError(404, WORLD_NOT_FOUND);
    return world;
  }

  #hang(row: ClassRow, worldId: string, isShown: boolean): Promise<ClassRow> {
    return this.#changeClass(row, (present) => hung(present, worldId, isShown));
  }

  async #changeClass(row: ClassRow, make: (present: ClassRow) => ClassRow): Promise<ClassRow> {
    const { stores, now } = this.#deps;
    const updatedAt = new Date(now()).toISOString();
    const next = await stores.classes
      .change(row.id, (present) => ({ ...make(present), updatedAt }))
      .catch(refuseIfGone(new HttpError(404, "Sorry, we couldn't find this class.")));
    await stores.live.signal({ classId: row.id, memberId: null, what: "lesson" });
    return next;
  }

  async #one(row: ClassRow, world: WorldRow, viewer: string): Promise<ClassGame> {
    const [game] = await this.#shown(row, [world], viewer);
    if (!game) throw new HttpError(404, WORLD_NOT_FOUND);
    return game;
  }

  /** Returns games as one of the class sees them. Those whose maker has left are left out. */
  async #shown(row: ClassRow, worlds: readonly WorldRow[], viewer: string): Promise<ClassGame[]> {
    const pupils = new Map((await this.#deps.stores.users.pupilsOf(row.id)).map((user) => [user.id, user.pupil]));
    const makers = new Map(worlds.map(({ id, userId }) => [id, userId]));
    const cards = await this.#deps.cards.cards(worlds, viewer);
    return cards.flatMap((card) => {
      const pupilId = makers.get(card.id) ?? "";
      const maker = pupils.get(pupilId);
      if (!maker) return [];
      const stickers = row.gallery.find(({ worldId }) => worldId === card.id)?.stickers ?? [];
      const seesAll = viewer === pupilId || viewer === row.teacherId;
      return {
        ...card,
        pupilId,
        pupilName: maker.name,
        isShown: isShownIn(row, card.id),
        mySticker: stickers.find(({ pupilId }) => pupilId === viewer)?.sticker ?? null,
        stickers: seesAll ? stickers.map(({ sticker }) => sticker) : [],
      };
    });
  }
}

function hung(row: ClassRow, worldId: string, isShown: boolean): ClassRow {
  if (isShown === isShownIn(row, worldId)) return row;
  const others = row.gallery.filter((shown) => shown.worldId !== worldId);
  return { ...row, gallery: isShown ? [...others, { worldId, stickers: [] }] : others };
}

/** What the teacher takes down stays down, whatever the child wants. */
function asTeacherWants(row: ClassRow, worldId: string, isShown: boolean): ClassRow {
  const others = (row.takenDown ?? []).filter((id) => id !== worldId);
  const takenDown = isShown ? others : [...others, worldId].slice(-TAKEN_DOWN_KEPT);
  return { ...hung(row, worldId, isShown), takenDown };
}

function withShown(row: ClassRow, worldId: string, make: (shown: GalleryGame) => GalleryGame): ClassRow {
  return { ...row, gallery: row.gallery.map((shown) => (shown.worldId === worldId ? make(shown) : shown)) };
}

/** For `catch`: a child whose shelf is full gets no copy, and all others do. */
function nullIfFull(error: unknown): null {
  if (error instanceof QuotaExceeded) return null;
  throw error;
}
