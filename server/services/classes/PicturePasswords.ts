import { randomInt } from "node:crypto";
import {
  type HandedPictures,
  PICTURES_SHOWN,
  PICTURES_TAPPED,
  type SignedInPupil,
  type Tapped,
} from "../../../src/api/classes.ts";
import { PICTURES_LOCKED, PICTURES_NEW, PICTURES_WAIT } from "../../../src/api/errorCodes.ts";
import type { ClassRow, PupilFacts } from "../../stores/classRows.ts";
import type { Device, UserRow } from "../../stores/rows.ts";
import type { Stores } from "../../stores/Stores.ts";
import { asSignedIn } from "../Accounts.ts";
import { newDevice } from "../deviceSecret.ts";
import { HttpError, RetryLater, refuseIfGone } from "../HttpError.ts";
import type { PasswordHasher } from "../PasswordHasher.ts";
import type { Caller } from "../PasswordQueue.ts";
import type { Classes } from "./Classes.ts";
import { isKeptOut, isLocked, TRIES_AT_ONCE, TRIES_MAX, unknownPassword } from "./pupilRules.ts";

/** How long a pupil waits who tapped wrong pictures some times in a row. */
const WAIT_MS = 60_000;

/** Wrong pictures: a guess that counts. */
export class WrongPictures extends HttpError {}

class PicturesWait extends RetryLater {
  override readonly code = PICTURES_WAIT;
}

class PicturesLocked extends HttpError {
  override readonly code = PICTURES_LOCKED;
}

class PicturesNew extends HttpError {
  override readonly code = PICTURES_NEW;
}

interface PicturePasswordsDeps {
  readonly stores: Stores;
  readonly classes: Classes;
  readonly hasher: PasswordHasher;
  readonly now: () => number;
}

/**
 * Signs pupils in by three pictures. There are only 12,144 passwords, so each pupil has twenty tries until the teacher
 * opens again; they are counted before a password is checked, so that tries at once count, too.
 */
export class PicturePasswords {
  readonly #deps: PicturePasswordsDeps;

  constructor(deps: PicturePasswordsDeps) {
    this.#deps = deps;
  }

  async signIn(code: string, { pupil: id, pictures, areKnown }: Tapped, caller: Caller): Promise<SignedInPupil> {
    const { classes } = this.#deps;
    const row = await classes.withCode(code);
    if (!classes.isOpen(row)) throw new HttpError(403, "The door is shut. Ask your teacher to open it.");
    const user = await classes.pupil(row, id);
    // The teacher has let the child choose again while its page still asks for the pictures of before.
    if (areKnown && !user.pupil.hasPictures) throw new PicturesNew(409, "Choose three new pictures.");
    const { secret, device } = newDevice();
    if (user.pupil.hasPictures) await this.#check(user, pictures, device, caller);
    else await this.#choose(user, pictures, device, caller);
    const pupil = { name: user.pupil.name, classId: row.id, className: row.name };
    return { ...asSignedIn(user, secret), pupil };
  }

  /** Gives new pictures to pupils and returns them, which is the only time that they are told. */
  async handOut(row: ClassRow, wanted: readonly string[] | undefined): Promise<HandedPictures[]> {
    const { stores } = this.#deps;
    const pupils = await stores.users.pupilsOf(row.id);
    const chosen = pupils.filter(({ id }) => wanted === undefined || wanted.includes(id));
    const handed: HandedPictures[] = [];
    for (const user of chosen) {
      const pictures = randomPictures();
      await this.#replace(user, await this.#hash(pictures), []);
      await this.#tellOut(user, true);
      handed.push({ id: user.id, name: user.pupil?.name ?? "", pictures });
    }
    await this.#tellKeptOut(row.id);
    return handed;
  }

  /** Lets a pupil choose new pictures at the next sign-in. */
  async forget(row: ClassRow, id: string): Promise<void> {
    const user = await this.#deps.classes.pupil(row, id);
    await this.#replace(user, unknownPassword(), []);
    await this.#tellOut(user, false);
    await this.#tellKeptOut(row.id);
  }

  /** Opens it again for a pupil who tapped wrong pictures too often. */
  async unlock(row: ClassRow, id: string): Promise<void> {
    await this.#deps.classes.pupil(row, id);
    await this.#change(id, { tries: 0, waitsUntil: null });
    await this.#tellKeptOut(row.id);
  }

  async signOut(user: UserRow, digest: string): Promise<void> {
    await this.#deps.stores.users.removeDevice(user.id, digest);
    if (user.pupil) {
      await this.#deps.stores.live.signal({ classId: user.pupil.classId, memberId: user.id, what: "out" });
    }
  }

  async #check(user: UserRow, pictures: readonly number[], device: Device, caller: Caller): Promise<void> {
    const { stores, hasher } = this.#deps;
    const begun = await this.#beginTry(user);
    const { tries, classId } = begun;
    if (!(await hasher.check(textOf(pictures), user.password, caller))) {
      if (tries >= TRIES_MAX) throw locked();
      if (tries % TRIES_AT_ONCE === 0) throw waiting(WAIT_MS);
      throw new WrongPictures(401, "Not quite. Try again.");
    }
    await stores.users.addDevice(user, device).catch(refuseIfGone(justChanged()));
    await this.#change(user.id, { tries: 0, waitsUntil: null });
    if (isKeptOut(begun)) await this.#tellKeptOut(classId);
  }

  /** Counts a try, unless none may be made now. */
  async #beginTry({ id }: UserRow): Promise<PupilFacts> {
    const { stores, now } = this.#deps;
    const begun = await stores.users.changePupil(id, (pupil) => {
      if (isLocked(pupil)) throw locked();
      const leftMs = pupil.waitsUntil === null ? 0 : Date.parse(pupil.waitsUntil) - now();
      // A wait that is longer than any was begun by a clock that was ahead.
      if (leftMs > 0 && leftMs <= WAIT_MS) throw waiting(leftMs);
      const tries = pupil.tries + 1;
      const waitsUntil = tries % TRIES_AT_ONCE === 0 ? new Date(now() + WAIT_MS).toISOString() : null;
      return { ...pupil, tries, waitsUntil };
    });
    const pupil = begun.pupil as PupilFacts;
    if (isKeptOut(pupil)) await this.#tellKeptOut(pupil.classId);
    return pupil;
  }

  /** The pictures of a first day are the password from then on. Of two who choose at once, one is too late. */
  async #choose(user: UserRow, pictures: readonly number[], device: Device, caller: Caller): Promise<void> {
    await this.#replace(user, await this.#hash(pictures, caller), [device]);
    await this.#change(user.id, { hasPictures: true, tries: 0, waitsUntil: null });
  }

  #hash(pictures: readonly number[], caller?: Caller) {
    return this.#deps.hasher.hash(textOf(pictures), caller);
  }

  async #replace(user: UserRow, password: UserRow["password"], devices: readonly Device[]): Promise<void> {
    await this.#deps.stores.users.changePassword(user, password, devices).catch(refuseIfGone(justChanged()));
  }

  /** Ends the sessions of a pupil whose pictures were replaced. */
  async #tellOut({ id, pupil }: UserRow, hasPictures: boolean): Promise<void> {
    await this.#change(id, { hasPictures, tries: 0, waitsUntil: null });
    if (pupil) await this.#deps.stores.live.signal({ classId: pupil.classId, memberId: id, what: "out" });
  }

  /** The wall shows who cannot come in. */
  #tellKeptOut(classId: string): Promise<void> {
    return this.#deps.stores.live.signal({ classId, memberId: null, what: "lesson" });
  }

  async #change(id: string, change: Partial<PupilFacts>): Promise<void> {
    await this.#deps.stores.users
      .changePupil(id, (pupil) => ({ ...pupil, ...change }))
      .catch(refuseIfGone(new HttpError(404, "Sorry, we couldn't find this child.")));
  }
}

/** The text that is hashed: the numbers in the order in which they were tapped. */
function textOf(pictures: readonly number[]): string {
  return pictures.join(" ");
}

function randomPictures(): number[] {
  const all = Array.from({ length: PICTURES_SHOWN }, (_, picture) => picture);
  return Array.from({ length: PICTURES_TAPPED }, () => all.splice(randomInt(all.length), 1)).flat();
}

function locked(): PicturesLocked {
  return new PicturesLocked(403, "Ask your teacher to open it for you.");
}

function waiting(leftMs: number): PicturesWait {
  return new PicturesWait(429, "Wait one minute, then try again.", Math.ceil(leftMs / 1000));
}

function justChanged(): HttpError {
  return new HttpError(409, "These pictures were just changed. Please start again.");
}
