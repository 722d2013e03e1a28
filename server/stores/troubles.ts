/** What two accounts must not share: the username, the e-mail address, and how the username looks (`usernameLook`). */
type TakenField = "username" | "email" | "look";

/** Another account has this name, look or e-mail address already. */
export class Taken extends Error {
  readonly field: TakenField;

  constructor(field: TakenField) {
    super(`This ${field} is taken.`);
    this.field = field;
  }
}

/** Another class has this code already. */
export class CodeTaken extends Error {}

/** A save conflict: the change was made from a revision that is no longer the latest one. */
export class RevisionConflict extends Error {}

/** There is no such user or world, or not any more. */
export class Gone extends Error {}

/** The disk, or our quota on it, is full. What was stored before is still there. */
export class StorageFull extends Error {}

/** Nothing can be written at the moment. What was stored before is still there. */
export class StorageReadOnly extends Error {}

/** Returns whether an error means that nothing can be written although everything can be read. */
export function isStorageTrouble(thrown: unknown): thrown is StorageFull | StorageReadOnly {
  return thrown instanceof StorageFull || thrown instanceof StorageReadOnly;
}

/** Nothing can be read or written at the moment: the disk or the database does not answer. */
export class StorageAway extends Error {}
