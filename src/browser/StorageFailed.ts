/** This browser did not keep something; the message is a plain sentence for a child. */

/**
 * `full`: there is no room left. `forbidden`: nothing is kept here at all, as in some private windows. `silent`: it does not answer, and
 * may do so later. `broken`: anything else.
 */
export type StorageTrouble = "full" | "forbidden" | "silent" | "broken";

const SENTENCES: Readonly<Record<StorageTrouble, string>> = {
  full: "There is no room left in this browser to keep your game.",
  forbidden: "This browser does not keep games. Maybe this is a private window.",
  silent: "This browser's storage does not answer. Close your other windows, or start the browser again.",
  broken: "This browser could not keep your game just now.",
};

export class StorageFailed extends Error {
  override readonly name = "StorageFailed";
  readonly trouble: StorageTrouble;

  constructor(trouble: StorageTrouble) {
    super(SENTENCES[trouble]);
    this.trouble = trouble;
  }
}
