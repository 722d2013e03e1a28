/**
 * Marks of the accounts that have signed in on a device. A device keeps them even after it signs out: with the mark of
 * an account, it may go on trying passwords when strangers have used up the tries. A mark opens nothing, is worth
 * nothing after the password has changed, and does not tell whose it is.
 */
import { createHmac, randomBytes } from "node:crypto";
import type { UserRow } from "../stores/rows.ts";

/** A device: its random name, and the marks of the accounts that signed in on it, the latest first. */
export interface KnownDevice {
  readonly id: string;
  readonly marks: readonly string[];
}

/** Enough marks for a class that shares one computer. */
const MARKS_MAX = 30;
const ID_BYTES = 16;
const MARK_LETTERS = 22;
/** The name and the marks, each of 22 characters, with dots between. */
const TEXT = /^[\w-]{22}(?:\.[\w-]{22}){0,30}$/;

/** Reads the text that `withMark` makes; null for any other text. */
export function readDevice(text: string): KnownDevice | null {
  if (!TEXT.test(text)) return null;
  const [id = "", ...marks] = text.split(".");
  return { id, marks };
}

export function knows({ id, marks }: KnownDevice, user: UserRow): boolean {
  return marks.includes(markOf(id, user));
}

/** Returns the text for a device with the mark of this user added, which makes a device if there is none. */
export function withMark(device: KnownDevice | null, user: UserRow): string {
  const id = device?.id ?? randomBytes(ID_BYTES).toString("base64url");
  const mark = markOf(id, user);
  const others = (device?.marks ?? []).filter((other) => other !== mark);
  return [id, mark, ...others.slice(0, MARKS_MAX - 1)].join(".");
}

/** Makes the mark of an account. Nobody else can make one, because only the server knows the hash of the password. */
function markOf(deviceId: string, { id, password }: UserRow): string {
  const mark = createHmac("sha256", password.hash).update(`${id} was signed in on ${deviceId}`);
  return mark.digest("base64url").slice(0, MARK_LETTERS);
}
