/** A version of a world as a JSON file: a head of few letters with a check of the game, then the game exactly as it came. */
import { createHash } from "node:crypto";
import type { VersionNote } from "../rows.ts";
import type { OwnedVersion } from "../tables/WorldVault.ts";
import type { Format } from "./crashSafeAdapter.ts";

/** Inside a text of JSON a quote is always escaped: these letters stand nowhere before the game begins. */
const GAME = ',"data":';

export interface Head extends VersionNote {
  readonly id: string;
  readonly userId: string;
  readonly check: string;
}

/** The game is never parsed here: a digest tells damage faster, and finds more of it. The file of another world is damage too. */
export function versionFormat(worldId: string): Format<OwnedVersion> {
  return {
    toText({ id, userId, revision, savedAt, name, thumbnail, data }) {
      const head: Head = { id, userId, revision, savedAt, name, thumbnail, check: digestOf(data) };
      return `${JSON.stringify(head).slice(0, -1)}${GAME}${data}}`;
    },

    fromText(text) {
      const head = headOf(text);
      if (!head || !text.endsWith("}")) return null;
      const data = text.slice(text.indexOf(GAME) + GAME.length, -1);
      if (!("check" in head)) return isJson(data) ? { ...head, id: worldId, userId: "", data } : null;
      if (head.id !== worldId) return null;
      const { check, ...note } = head;
      return check === digestOf(data) ? { ...note, data } : null;
    },
  };
}

/** What stands before the game, in files of before there was a check only the note; null where it is damaged. */
export function headOf(text: string): Head | VersionNote | null {
  const end = text.indexOf(GAME);
  if (end < 0) return null;
  try {
    const head: Head | VersionNote = JSON.parse(`${text.slice(0, end)}}`);
    return head;
  } catch {
    return null;
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The check of a game. */
export function digestOf(data: string): string {
  return createHash("sha256").update(data).digest("base64url");
}
