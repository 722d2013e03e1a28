import { SOUND_BYTES_MAX } from "../../../src/engine/index.ts";
import { isSound, isTooLongSound, lettersOfSound, soundAddress } from "../../../src/migrate/sounds.ts";
import { HttpError } from "../HttpError.ts";
import { waveWithoutNotes } from "./waveWithoutNotes.ts";

/**
 * Returns the address of the same sound without the texts that it carries, and nothing for what opening a game would
 * leave out. Throws an `HttpError` for a sound that is too long.
 */
export function soundToStore(address: string): string {
  if (isTooLongSound(address)) {
    const most = SOUND_BYTES_MAX / 1000;
    throw new HttpError(400, `This couldn't be saved because a sound in it is larger than ${most} KB.`);
  }
  if (!isSound(address)) return "";
  const letters = lettersOfSound(address);
  if (letters === "") return address;
  const file = Buffer.from(letters, "base64");
  const clean = waveWithoutNotes(file);
  if (clean === file) return address;
  return clean.length === 0 ? "" : soundAddress(clean.toString("base64"));
}
