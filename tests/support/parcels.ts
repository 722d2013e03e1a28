import { readFileSync } from "node:fs";
import { ArchiveWriter } from "../../src/parcel/ArchiveWriter.ts";
import { filesInArchive } from "../../src/parcel/archive.ts";
import { withChecksum } from "../../src/parcel/checksum.ts";
import { GAME_ENDING, writeGameFile } from "../../src/parcel/gameFile.ts";
import { type ParcelContent, parcelOf } from "../../src/parcel/Parcel.ts";
import { readGamePicture, writeGamePicture } from "../../src/parcel/picture.ts";
import { readWebPage, writeWebPage } from "../../src/parcel/webPage.ts";

const SHOWN = readFileSync("assets/ui/step-draw.png");

/** A way in which the text of a game travels. */
export interface Form {
  readonly write: (gameText: string) => Uint8Array<ArrayBuffer>;
  readonly read: (bytes: Uint8Array) => string;
}

export const FORMS = {
  text: { write: (text) => Buffer.from(withChecksum(text)), read: textWithin },
  "web page": { write: pageOf, read: (bytes) => readWebPage(Buffer.from(bytes).toString()) },
  picture: { write: (text) => writeGamePicture(SHOWN, text), read: readGamePicture },
  ZIP: { write: (text) => archiveOf({ Frog: text }), read: firstInArchive },
} satisfies Record<string, Form>;

/** The text of a game as its maker gives it away, without an account. */
export function gameTextOf(game: unknown, more: Partial<ParcelContent> = {}): string {
  return writeGameFile(parcelOf({ name: "Frog", maker: null, remixOf: null, game, notes: false, ...more }));
}

/** A ZIP of game files with these names. */
export function archiveOf(texts: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const writer = new ArchiveWriter();
  for (const [name, text] of Object.entries(texts)) writer.add(name, { [GAME_ENDING]: text }, "2026-11-27T08:00:00Z");
  return writer.end();
}

/** A PNG without a game. */
export function plainPicture(): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(SHOWN);
}

function pageOf(gameText: string): Uint8Array<ArrayBuffer> {
  const about = { title: "Frog", maker: null, remixOf: null };
  return Buffer.from(writeWebPage({ player: "play();", gameText, ...about }));
}

function textWithin(bytes: Uint8Array): string {
  return Buffer.from(bytes)
    .toString()
    .replace(/,"checksum":"[0-9a-f]{1,8}"\}$/, "}");
}

function firstInArchive(bytes: Uint8Array): string {
  return Buffer.from(filesInArchive(bytes)[0]?.read() ?? []).toString();
}
