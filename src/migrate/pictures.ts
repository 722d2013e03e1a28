const DATA_PICTURE = /^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/=]*$/;
const OWN_PATH = /^\/(?!\/)[\w\-./]+$/;
/** Our own paths have about 80 characters. */
const OWN_PATH_MAX = 500;

const PICTURE_FILE = /\.(?:png|jpe?g|webp|gif)$/i;

/** A document may only show pictures that it contains (PNG, JPEG, WebP) and picture files of this site, never pages or API calls. */
export function isPicture(address: string): boolean {
  return DATA_PICTURE.test(address) || (isOwnPath(address) && PICTURE_FILE.test(address));
}

/**
 * The address in a `url(...)` background, with or without quotes; null for a color. Not a regular expression, because one would need
 * quadratic time for a long run of spaces.
 */
export function pictureAddress(background: string): string | null {
  const text = background.trim();
  if (text.slice(0, URL_START.length).toLowerCase() !== URL_START || !text.endsWith(")")) return null;
  return withoutQuotes(text.slice(URL_START.length, -1).trim()) || null;
}

const URL_START = "url(";

function withoutQuotes(text: string): string {
  const isQuoted = text.length > 1 && (text.startsWith('"') || text.startsWith("'")) && text.endsWith(text.charAt(0));
  return isQuoted ? text.slice(1, -1) : text;
}

export function isDataPicture(address: string): boolean {
  return DATA_PICTURE.test(address);
}

/** Whether a picture is one of the landscapes that come with the product, not an upload or one made from words. */
export function isBundledBackground(address: string): boolean {
  return isOwnPath(address) && address.startsWith("/backgrounds/");
}

export function isOwnPath(address: string): boolean {
  return address.length <= OWN_PATH_MAX && OWN_PATH.test(address) && !address.includes("..");
}

const PNG_START = "data:image/png;base64,";
/** The base64 length of the 24 bytes that are needed: signature, length and name of the first chunk, width and height. */
const HEADER_TEXT = 32;

/** The size of a PNG in pixels, from its header; null for any other picture. */
export function pngSize(address: string): { width: number; height: number } | null {
  if (!address.startsWith(PNG_START)) return null;
  const bytes = bytesOf(address.slice(PNG_START.length, PNG_START.length + HEADER_TEXT));
  if (bytes.length < 24 || String.fromCharCode(...bytes.slice(12, 16)) !== "IHDR") return null;
  return { width: wordAt(bytes, 16), height: wordAt(bytes, 20) };
}

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

function bytesOf(base64: string): number[] {
  const bits = [...base64].map((digit) => Math.max(0, DIGITS.indexOf(digit)).toString(2).padStart(6, "0")).join("");
  return (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
}

function wordAt(bytes: readonly number[], index: number): number {
  return bytes.slice(index, index + 4).reduce((word, byte) => word * 256 + byte, 0);
}
