import { NAME_MAX, own, plainLine, type WorldDocument } from "../../engine/index.ts";
import { bytesIn } from "./bytesIn.ts";
import { type Carried, withCarried } from "./carried.ts";
import { FONT } from "./font.ts";

/** A game as a web page in one file has it. */
export interface PlayedFile {
  readonly name: string;
  /** The username; null if nobody is named. */
  readonly maker: string | null;
  readonly remixOf: { readonly name: string; readonly maker: string } | null;
  readonly document: WorldDocument;
  /** The typeface of its texts, a data URL; undefined if it could not be had. */
  readonly font?: string | undefined;
}

/** Reads the game of the page that this script is in (`src/parcel/webPage.ts` writes it). Rejects if it has none, or a damaged one. */
export async function gameInPage(page: Document): Promise<PlayedFile> {
  const [text, carried] = await Promise.all([unpacked(page, "gridlings-game"), unpacked(page, "gridlings-carried")]);
  if (text === null) throw new Error("There is no game in this page.");
  return gameOf(text, carriedIn(carried));
}

/** The text was written by the same release of the site as this script, from an open game: it is in today's form. */
export function gameOf(text: string, carried: Carried): PlayedFile {
  const { name, maker, remixOf, game } = JSON.parse(text);
  return {
    name: lineOf(name),
    maker: maker ? lineOf(maker) : null,
    remixOf: remixOf ? { name: lineOf(remixOf.name), maker: lineOf(remixOf.maker) } : null,
    document: withCarried(begun(game), carried),
    font: own(carried, FONT),
  };
}

function lineOf(name: unknown): string {
  return plainLine(String(name), NAME_MAX);
}

/** What travels has no past, so that it is as before its first turn. */
function begun({ world, ...game }: Omit<WorldDocument, "undoStack" | "redoStack">): WorldDocument {
  const never = { evaluatedRuleIds: {}, history: [], input: { keys: {}, clicks: {} } };
  return { ...game, undoStack: [], redoStack: [], world: { ...world, ...never } };
}

function carriedIn(text: string | null): Carried {
  return text === null ? {} : JSON.parse(text);
}

/** The text of a block of the page; null if there is no such block. */
async function unpacked(page: Document, id: string): Promise<string | null> {
  const base64 = page.getElementById(id)?.textContent;
  if (!base64) return null;
  const text = new Blob([bytesIn(base64)]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new Response(text).text();
}
