import {
  CLASS_NAME_MAX,
  type Class,
  type Door,
  type MyClasses,
  type NewClass,
  PUPILS_MAX,
  type Wiped,
} from "../../../src/api/classes.ts";
import type { ClassRow, PupilFacts, Signal } from "../../stores/classRows.ts";
import { digestOf } from "../../stores/files/digestOf.ts";
import type { UserRow } from "../../stores/rows.ts";
import type { Stores } from "../../stores/Stores.ts";
import { HttpError, refuseIfGone } from "../HttpError.ts";
import type { OwnData } from "../OwnData.ts";
import { randomId } from "../randomId.ts";
import { withFreeCode, writtenCode } from "./classCode.ts";
import { tidyName, tidyNames } from "./classNames.ts";
import { isKeptOut, isLocked, unknownPassword } from "./pupilRules.ts";
import type { SiteRoles } from "./SiteRoles.ts";

const NO_CLASS = "Sorry, we couldn't find this class.";
const NO_PUPIL = "Sorry, we couldn't find this child.";
const FULL = `A class has room for ${PUPILS_MAX} children.`;
/** How long a door stays open: a double lesson. */
const OPEN_MS = 2 * 60 * 60_000;
const CLASSES_MAX = 30;

interface ClassesDeps {
  readonly stores: Stores;
  readonly roles: SiteRoles;
  readonly ownData: OwnData;
  readonly now: () => number;
}

/** Makes classes, and looks after their names and doors, for their teachers. */
export class Classes {
  readonly #deps: ClassesDeps;

  constructor(deps: ClassesDeps) {
    this.#deps = deps;
  }

  async mine(user: UserRow): Promise<MyClasses> {
    const { roles, stores } = this.#deps;
    const rows = await stores.classes.taughtBy(user.id);
    const classes = await Promise.all(rows.map((row) => this.shown(row)));
    return { isTeacher: roles.isTeacher(user), isOperator: roles.isOperator(user), classes };
  }

  async make(user: UserRow, { name, names }: NewClass): Promise<Class> {
    const { roles, stores, now } = this.#deps;
    roles.mustBeTeacher(user);
    if ((await stores.classes.taughtBy(user.id)).length >= CLASSES_MAX) {
      throw new HttpError(403, "You have a lot of classes. Wipe one that is over, then try again.");
    }
    const wanted = tidyNames(names, []);
    const time = new Date(now()).toISOString();
    const lesson = { openUntil: null, isPaused: false, isLookingHere: false };
    const lists = { notes: [], handedOut: [], gallery: [] };
    const about = { id: randomId(), teacherId: user.id, name: tidyName(name, CLASS_NAME_MAX) };
    const row = await withFreeCode(async (code) => {
      const made: ClassRow = { ...about, code, ...lesson, ...lists, createdAt: time, updatedAt: time };
      await stores.classes.add(made);
      return made;
    });
    await this.#addPupils(row.id, wanted);
    return this.shown(row);
  }

  /** Returns a class for its teacher. For everybody else there is no such class. */
  async taught(user: UserRow, id: string): Promise<ClassRow> {
    const row = await this.#deps.stores.classes.get(id);
    if (row?.teacherId !== user.id || !this.#deps.roles.isTeacher(user)) throw new HttpError(404, NO_CLASS);
    return row;
  }

  /** Returns a pupil of a class. */
  async pupil({ id: classId }: ClassRow, id: string): Promise<UserRow & { readonly pupil: PupilFacts }> {
    const user = await this.#deps.stores.users.get(id);
    const { pupil } = user ?? {};
    if (!user || pupil?.classId !== classId) throw new HttpError(404, NO_PUPIL);
    return { ...user, pupil };
  }

  /** Returns the class of a pupil. For everybody else there is none. */
  async classOf({ pupil }: UserRow): Promise<ClassRow> {
    const row = pupil ? await this.#deps.stores.classes.get(pupil.classId) : null;
    if (!row) throw new HttpError(403, "This is for children of a class.");
    return row;
  }

  async shown(row: ClassRow): Promise<Class> {
    const { id, name, code } = row;
    const pupils = (await this.#deps.stores.users.pupilsOf(id)).flatMap(({ id, pupil }) => {
      if (!pupil) return [];
      const { name, hasPictures } = pupil;
      return [{ id, name, hasPictures, isLocked: isLocked(pupil), isKeptOut: isKeptOut(pupil) }];
    });
    return { id, name, code, openUntil: this.isOpen(row) ? row.openUntil : null, pupils };
  }

  isOpen({ openUntil }: ClassRow): boolean {
    return openUntil !== null && Date.parse(openUntil) > this.#deps.now();
  }

  rename(row: ClassRow, name: string): Promise<Class> {
    const tidy = tidyName(name, CLASS_NAME_MAX);
    return this.#changed(row, (present) => ({ ...present, name: tidy }));
  }

  setDoor(row: ClassRow, isOpen: boolean): Promise<Class> {
    const openUntil = isOpen ? new Date(this.#deps.now() + OPEN_MS).toISOString() : null;
    return this.#changed(row, (present) => ({ ...present, openUntil }));
  }

  changeCode(row: ClassRow): Promise<Class> {
    return withFreeCode((code) => this.#changed(row, (present) => ({ ...present, code })));
  }

  async addPupils(row: ClassRow, names: readonly string[]): Promise<Class> {
    const present = (await this.shown(row)).pupils.map(({ name }) => name);
    await this.#addPupils(row.id, tidyNames(names, present));
    return this.#changed(row, (same) => same);
  }

  async renamePupil(row: ClassRow, id: string, name: string): Promise<Class> {
    const { users } = this.#deps.stores;
    await this.pupil(row, id);
    const others = (await this.shown(row)).pupils.filter((pupil) => pupil.id !== id);
    const [tidy] = tidyNames(
      [name],
      others.map((pupil) => pupil.name),
    );
    await users
      .changePupil(id, (pupil) => ({ ...pupil, name: tidy ?? pupil.name }))
      .catch(refuseIfGone(new HttpError(404, NO_PUPIL)));
    return this.#changed(row, (same) => same);
  }

  /** Removes a child with everything that it made. */
  async removePupil(row: ClassRow, id: string): Promise<Class> {
    await this.#removePupil(row.id, await this.pupil(row, id));
    return this.#changed(row, (present) => ({
      ...present,
      notes: present.notes.filter(({ pupilId }) => pupilId !== id),
      handedOut: present.handedOut.filter(({ pupilId }) => pupilId !== id),
      gallery: present.gallery.map((shown) => ({
        ...shown,
        stickers: shown.stickers.filter(({ pupilId }) => pupilId !== id),
      })),
    }));
  }

  /**
   * Removes a class with all children and everything that they made. The class itself goes last, so that a teacher
   * whose wipe is interrupted can ask again.
   */
  async wipe(row: ClassRow): Promise<Wiped> {
    const { stores } = this.#deps;
    const { id } = row;
    await this.setDoor(row, false);
    // Another window may have added children meanwhile.
    for (let pupils = await stores.users.pupilsOf(id); pupils.length > 0; pupils = await stores.users.pupilsOf(id)) {
      for (const pupil of pupils) await this.#removePupil(id, pupil);
    }
    for (const report of await stores.reports.askedOf(id)) await stores.reports.remove(report.id);
    await stores.classes.remove(id);
    await stores.live.forget(id);
    await this.#tell({ classId: id, memberId: null, what: "out" });
    return { leftovers: await stores.leftovers() };
  }

  /** Returns what a stranger sees who has typed a code. */
  async door(typed: string): Promise<Door> {
    const row = await this.withCode(typed);
    const key = keyOf(row);
    if (!this.isOpen(row)) return { isOpen: false, className: "", pupils: [], key };
    const { name, pupils } = await this.shown(row);
    const shown = pupils.map(({ id, name, hasPictures }) => ({ id, name, hasPictures }));
    return { isOpen: true, className: name, pupils: shown, key };
  }

  /** Whether a device that tells this key was at the door before. */
  async knowsDoor(typed: string, key: string): Promise<boolean> {
    const row = await this.#deps.stores.classes.withCode(writtenCode(typed));
    return row !== null && key === keyOf(row);
  }

  async withCode(typed: string): Promise<ClassRow> {
    const row = await this.#deps.stores.classes.withCode(writtenCode(typed));
    if (!row) throw new WrongCode(404, "There is no class with this code. Check the letters.");
    return row;
  }

  async #addPupils(classId: string, names: readonly string[]): Promise<void> {
    const { stores, now } = this.#deps;
    const present = await stores.users.pupilsOf(classId);
    if (present.length + names.length > PUPILS_MAX) throw new HttpError(400, FULL);
    // The order of the tiles is that of these times, whatever the clock says.
    const last = present.at(-1);
    const start = Math.max(now(), last ? Date.parse(last.createdAt) + 1 : 0);
    await Promise.all(
      names.map((name, n) => {
        const id = randomId();
        const pupil = { classId, name, hasPictures: false, tries: 0, waitsUntil: null };
        const createdAt = new Date(start + n).toISOString();
        const account = { id, username: id, email: id, password: unknownPassword(), devices: [], createdAt };
        return stores.users.add({ ...account, pupil });
      }),
    );
  }

  async #removePupil(classId: string, pupil: UserRow): Promise<void> {
    const { stores, ownData } = this.#deps;
    await ownData.remove(pupil);
    await stores.live.forget(classId, pupil.id);
    await this.#tell({ classId, memberId: pupil.id, what: "out" });
  }

  async #changed({ id }: ClassRow, make: (present: ClassRow) => ClassRow): Promise<Class> {
    const { stores, now } = this.#deps;
    const updatedAt = new Date(now()).toISOString();
    const next = await stores.classes
      .change(id, (present) => ({ ...make(present), updatedAt }))
      .catch(refuseIfGone(new HttpError(404, NO_CLASS)));
    await this.#tell({ classId: id, memberId: null, what: "lesson" });
    return this.shown(next);
  }

  #tell(signal: Signal): Promise<void> {
    return this.#deps.stores.live.signal(signal);
  }
}

/**
 * Proves to any server that a device was at this door. Nobody outside knows the id of a class; a new code makes old keys
 * worthless.
 */
function keyOf({ id, code }: ClassRow): string {
  return digestOf(`door ${id} ${code}`);
}

/** Nobody has this code: a guess that counts. */
export class WrongCode extends HttpError {}
