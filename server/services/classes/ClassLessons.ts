import {
  type ClassLesson,
  type LessonChange,
  PUPIL_NAME_MAX,
  type PupilNow,
  type PupilStatus,
  TEACHER_NOTE_MAX,
  type WallTile,
} from "../../../src/api/classes.ts";
import { NAME_MAX, plainLine } from "../../../src/engine/index.ts";
import type { ClassRow, LiveRow } from "../../stores/classRows.ts";
import type { UserRow } from "../../stores/rows.ts";
import type { Stores } from "../../stores/Stores.ts";
import { HttpError, refuseIfGone } from "../HttpError.ts";
import { randomId } from "../randomId.ts";
import { checkedPicture } from "../Thumbnails.ts";
import { WorldAccess } from "../WorldAccess.ts";
import type { Classes } from "./Classes.ts";
import type { SiteRoles } from "./SiteRoles.ts";

/** The member of a class whose picture is the stage of the teacher. */
const TEACHER = "teacher";
/** A picture of a stage, wide enough to look at closely. */
const PICTURE_BYTES_MAX = 180_000;
/** How long a pupil counts as here after the last sign of life. A server that crashed says no good-bye. */
export const HERE_MS = 45_000;
const TYPED_MAX = 1000;
/** Notes that one pupil has not read yet. */
const NOTES_MAX = 10;

interface LessonsDeps {
  readonly stores: Stores;
  readonly roles: SiteRoles;
  readonly classes: Classes;
  readonly now: () => number;
}

/** What goes on in a class right now: what pupils do, who is looked at, notes, the pause, the teacher's stage. */
export class ClassLessons {
  readonly #deps: LessonsDeps;
  readonly #access: WorldAccess;

  constructor(deps: LessonsDeps) {
    this.#deps = deps;
    this.#access = new WorldAccess(deps.stores, deps.roles);
  }

  /** Returns what the page of a pupil has to know now. */
  async now(user: UserRow): Promise<PupilNow> {
    const { stores, classes } = this.#deps;
    const row = await classes.classOf(user);
    const names = await stores.users.usernames([row.teacherId]);
    return this.nowOf(user, row, names.get(row.teacherId) ?? "", await stores.live.of(row.id));
  }

  /** Stores what a pupil's page tells. */
  async tell(user: UserRow, status: PupilStatus): Promise<void> {
    const { stores, classes, now } = this.#deps;
    const { id: classId } = await classes.classOf(user);
    const name = status.picture === undefined ? null : await this.#keepPicture(classId, user.id, status.picture);
    const time = new Date(now()).toISOString();
    const { doing, handIsUp, rule = "", worldName = "" } = status;
    const worldId = (await this.#mayTellOf(status.worldId, user)) ? status.worldId : null;
    await stores.live.change(classId, user.id, (before) => {
      const next = { doing, worldId, rule: lineOf(rule, NAME_MAX), worldName: lineOf(worldName, NAME_MAX) };
      const isSame = before.since !== null && before.doing === doing && before.rule === next.rule;
      return {
        ...before,
        ...next,
        since: isSame ? before.since : time,
        handSince: handIsUp === false ? null : (before.handSince ?? (handIsUp ? time : null)),
        picture: name ?? before.picture,
      };
    });
    await this.#forgetIfGone(classId, user.id);
    await stores.live.signal({ classId, memberId: user.id, what: "live" });
  }

  /** Says that a page of a pupil is connected, or that the last one is gone. */
  async setHere(classId: string, pupilId: string, isHere: boolean): Promise<void> {
    // Nothing is told any more of a child who has left.
    if (!(await this.#deps.stores.users.get(pupilId))) return;
    await this.#changeHere(classId, pupilId, isHere);
    await this.#forgetIfGone(classId, pupilId);
  }

  async setLesson(row: ClassRow, { isPaused, isLookingHere }: LessonChange): Promise<void> {
    await this.#change(row.id, (present) => ({
      ...present,
      isPaused: isPaused ?? present.isPaused,
      isLookingHere: isLookingHere ?? present.isLookingHere,
    }));
    await this.#deps.stores.live.signal({ classId: row.id, memberId: null, what: "lesson" });
  }

  async showStage({ id }: ClassRow, picture: string): Promise<void> {
    const { stores } = this.#deps;
    const name = await this.#keepPicture(id, TEACHER, picture);
    await stores.live.change(id, TEACHER, (before) => ({ ...before, picture: name }));
    if (!(await stores.classes.get(id))) await stores.live.forget(id);
    await stores.live.signal({ classId: id, memberId: null, what: "lesson" });
  }

  /** Sends a note to one pupil. It waits until the pupil has said OK to the notes before it. Returns how many those are. */
  async sendNote(row: ClassRow, pupilId: string, typed: string): Promise<number> {
    await this.#deps.classes.pupil(row, pupilId);
    const text = lineOf(typed, TEACHER_NOTE_MAX);
    if (text === "") throw new HttpError(400, "Please write a note first.");
    const note = { pupilId, id: randomId(), text };
    let unread = 0;
    await this.#changeNotes(row.id, pupilId, (notes) => {
      unread = notes.filter((waiting) => waiting.pupilId === pupilId).length;
      if (unread >= NOTES_MAX) throw new HttpError(409, "There are many notes to read already. Wait for an OK.");
      return [...notes, note];
    });
    return unread;
  }

  async closeNote(user: UserRow, noteId: string): Promise<void> {
    const { id } = await this.#deps.classes.classOf(user);
    const isClosed = (note: ClassRow["notes"][number]) => note.id === noteId && note.pupilId === user.id;
    await this.#changeNotes(id, user.id, (notes) => notes.filter((note) => !isClosed(note)));
  }

  /** Begins or ends the teacher's look at a pupil, which takes the pupil's hand down. */
  async look(row: ClassRow, pupilId: string, isLooking: boolean): Promise<void> {
    await this.#deps.classes.pupil(row, pupilId);
    await this.#look(row.id, pupilId, isLooking);
  }

  /** Says that a wall of the class is open, or that the last one is closed: pupils are told who sees their hands. */
  async setWatched(classId: string, isWatched: boolean): Promise<void> {
    const { stores } = this.#deps;
    const isThere = async () => (await stores.classes.get(classId)) !== null;
    if (await isThere()) await this.#changeHere(classId, TEACHER, isWatched);
    if (!(await isThere())) await stores.live.forget(classId);
  }

  /** The last wall of the class is closed: the teacher looks at nobody any more and shows nothing. */
  async wallClosed(classId: string): Promise<void> {
    const { stores } = this.#deps;
    await this.setWatched(classId, false);
    const looked = (await stores.live.of(classId)).filter(({ isLookedAt }) => isLookedAt);
    for (const { memberId } of looked) await this.#look(classId, memberId, false);
    const row = await stores.classes.get(classId);
    if (row?.isLookingHere) await this.setLesson(row, { isLookingHere: false });
  }

  /** Returns what a pupil's page has to know. `live` are the members of the class. */
  nowOf(user: UserRow, row: ClassRow, teacher: string, live: readonly LiveRow[]): PupilNow {
    const own = live.find(({ memberId }) => memberId === user.id);
    const note = row.notes.find(({ pupilId }) => pupilId === user.id);
    const handedOut = row.handedOut.filter(({ pupilId }) => pupilId === user.id).reverse();
    return {
      ...lessonOfClass(row, live),
      className: row.name,
      teacher,
      hasWall: live.some((member) => member.memberId === TEACHER && this.#isHere(member)),
      note: note ? { id: note.id, text: note.text } : null,
      isLookedAt: own?.isLookedAt ?? false,
      handIsUp: (own?.handSince ?? null) !== null,
      handedOut: handedOut.map(({ worldId, says }) => ({ worldId, says })),
    };
  }

  /** Returns the tile of a pupil on the wall. */
  tileOf({ id, pupil }: UserRow, live: readonly LiveRow[]): WallTile {
    const own = live.find(({ memberId }) => memberId === id);
    const isHere = own !== undefined && this.#isHere(own);
    return {
      id,
      name: (pupil?.name ?? "").slice(0, PUPIL_NAME_MAX),
      isHere,
      doing: own?.doing ?? "making",
      since: own?.since ?? null,
      rule: own?.rule ?? "",
      handSince: own?.handSince ?? null,
      isLookedAt: own?.isLookedAt ?? false,
      worldId: own?.worldId ?? null,
      worldName: own?.worldName ?? "",
      picture: addressOf(own?.picture ?? null),
    };
  }

  /** A page that was opened by the address of a game that is not for this child has not opened it. */
  async #mayTellOf(worldId: string | null, { id }: UserRow): Promise<boolean> {
    const world = worldId === null ? null : await this.#deps.stores.worlds.get(worldId);
    return !world || this.#access.mayOpen(world, id);
  }

  /** A child may be removed while its page tells something: nothing of it stays. */
  async #forgetIfGone(classId: string, pupilId: string): Promise<void> {
    const { users, live } = this.#deps.stores;
    if (!(await users.get(pupilId))) await live.forget(classId, pupilId);
  }

  async #changeHere(classId: string, memberId: string, isHere: boolean): Promise<void> {
    const { stores, now } = this.#deps;
    const hereUntil = isHere ? new Date(now() + HERE_MS).toISOString() : null;
    let isNew = false;
    await stores.live.change(classId, memberId, (row) => {
      isNew = this.#isHere(row) !== isHere;
      return { ...row, hereUntil };
    });
    if (isNew) await stores.live.signal({ classId, memberId, what: "live" });
  }

  #isHere({ hereUntil }: LiveRow): boolean {
    return hereUntil !== null && Date.parse(hereUntil) > this.#deps.now();
  }

  async #look(classId: string, pupilId: string, isLooking: boolean): Promise<void> {
    const { live } = this.#deps.stores;
    await live.change(classId, pupilId, (row) => ({
      ...row,
      isLookedAt: isLooking,
      handSince: isLooking ? null : row.handSince,
    }));
    await live.signal({ classId, memberId: pupilId, what: "live" });
  }

  async #changeNotes(
    classId: string,
    pupilId: string,
    make: (notes: ClassRow["notes"]) => ClassRow["notes"],
  ): Promise<void> {
    await this.#change(classId, (present) => ({ ...present, notes: make(present.notes) }));
    await this.#deps.stores.live.signal({ classId, memberId: pupilId, what: "live" });
  }

  async #change(classId: string, make: (present: ClassRow) => ClassRow): Promise<void> {
    const { stores, now } = this.#deps;
    const updatedAt = new Date(now()).toISOString();
    await stores.classes
      .change(classId, (present) => ({ ...make(present), updatedAt }))
      .catch(refuseIfGone(new HttpError(404, "Sorry, we couldn't find this class.")));
  }

  async #keepPicture(classId: string, memberId: string, picture: string): Promise<string> {
    const bytes = checkedPicture(picture, PICTURE_BYTES_MAX);
    const name = randomId();
    await this.#deps.stores.live.keepPicture(classId, memberId, name, bytes);
    return name;
  }
}

export function lessonOfClass({ isPaused, isLookingHere }: ClassRow, live: readonly LiveRow[]): ClassLesson {
  const stage = live.find(({ memberId }) => memberId === TEACHER)?.picture ?? null;
  return { isPaused, isLookingHere, stage: isLookingHere ? addressOf(stage) : null };
}

function addressOf(picture: string | null): string | null {
  return picture === null ? null : `/classes/pictures/${picture}.jpg`;
}

function lineOf(typed: string, lettersMax: number): string {
  return plainLine(typed.slice(0, TYPED_MAX), lettersMax);
}
