import { sha256 } from "@noble/hashes/sha2.js";
import { strToU8 } from "fflate";
import { checksumOf } from "./checksum.ts";
import { GameFileRefused, REFUSALS } from "./GameFileRefused.ts";
import { GAME_TEXT_MAX } from "./gameFile.ts";
import type { RemixedGame } from "./Parcel.ts";
import { base64Of, bytesOfBase64, packText, unpackText } from "./packing.ts";

export const WEB_PAGE_ENDING = ".html";

/** The ids of the blocks of a page: the game, and what else its player needs. */
export const GAME_BLOCK = "gridlings-game";
/** Stands in every page that was written here, before its game. */
const MARK = '<meta name="generator" content="Gridlings">';
const BLOCK_TYPE = "application/x-gridlings";

export interface WebPageContent {
  /** The script that plays the game of the page it is in. */
  readonly player: string;
  readonly styles?: string;
  /** As `writeGameFile` makes it. */
  readonly gameText: string;
  readonly title: string;
  readonly maker: string | null;
  readonly remixOf: RemixedGame | null;
  /** Texts that the player finds beside the game, by the ids of their blocks; packed like the game. */
  readonly blocks?: Readonly<Record<string, string>>;
}

/** A game as one web page, which plays from a stick and without a network. It may run its player and show what is in it, and nothing else. */
export function writeWebPage(content: WebPageContent): string {
  const { player, styles = "", gameText, title, maker, remixOf, blocks = {} } = content;
  const script = inScript(player);
  const description = remixOf ? `A remix of ${remixOf.name} by ${remixOf.maker}.` : "";
  const beside = Object.entries(blocks).map(([id, text]) => blockOf(id, text));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyFor(script)}">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${MARK}
<meta name="author" content="${inMarkup(maker ?? "")}">
<meta name="description" content="${inMarkup(description)}">
<title>${inMarkup(title)}</title>
<style>${styles.replaceAll("</", "<\\/")}</style>
</head>
<body>
<noscript>This game needs JavaScript. Please switch it on and reload the page.</noscript>
${[blockOf(GAME_BLOCK, gameText), ...beside].join("\n")}
<script>${script}</script>
</body>
</html>
`;
}

/** Whether a file is a web page, which may have a game in it. */
export function isWebPage(text: string): boolean {
  return /^\s*<(?:!doctype|html|!--)/i.test(text);
}

/** Whether a page was written here, as far as its start says. */
export function isWebPageWithGame(start: string): boolean {
  return isWebPage(start) && start.includes(MARK);
}

/** The text of the game in a page. Throws GameFileRefused for a page without a whole one. */
export function readWebPage(text: string): string {
  const [, block] = text.split(`<script type="${BLOCK_TYPE}" id="${GAME_BLOCK}"`, 2);
  if (block === undefined) throw new GameFileRefused(text.includes(MARK) ? REFUSALS.damaged : NO_GAME);
  const [, checksum, base64] = /^(?: data-checksum="([0-9a-f]{1,8})")?>([A-Za-z0-9+/=]*)<\/script>/.exec(block) ?? [];
  if (base64 === undefined) throw new GameFileRefused(REFUSALS.damaged);
  const packed = bytesOfBase64(base64);
  if (checksum !== undefined && checksum !== checksumOf(packed)) throw new GameFileRefused(REFUSALS.damaged);
  return unpackText(packed, GAME_TEXT_MAX);
}

const NO_GAME = "There is no game in this web page. Please choose another file.";

function blockOf(id: string, text: string): string {
  const packed = packText(text);
  return `<script type="${BLOCK_TYPE}" id="${id}" data-checksum="${checksumOf(packed)}">${base64Of(packed)}</script>`;
}

function policyFor(script: string): string {
  // The browser's own SHA-256 needs HTTPS, which a school's own server may not have.
  const hash = base64Of(sha256(strToU8(script)));
  const allowed = [
    `script-src 'sha256-${hash}'`,
    "style-src 'unsafe-inline'",
    "img-src data: blob:",
    "media-src data: blob:",
  ];
  return ["default-src 'none'", ...allowed, "base-uri 'none'", "form-action 'none'"].join("; ");
}

/** A script so that nothing in it ends its element, and as the browser reads it, because its hash is taken of that. */
function inScript(script: string): string {
  return script.replace(/\r\n?/g, "\n").replace(/<(?=\/script|!--)/gi, "\\x3C");
}

const ESCAPED: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function inMarkup(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => ESCAPED[letter] ?? "");
}
