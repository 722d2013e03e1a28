import { textOf } from "./reading.ts";
import type { Complain } from "./UnreadFields.ts";

/** Keys that other tools call by their names. */
const NAMED: ReadonlyMap<string, number> = new Map([
  ["Backspace", 8],
  ["Enter", 13],
  ["Space", 32],
  ["ArrowLeft", 37],
  ["ArrowUp", 38],
  ["ArrowRight", 39],
  ["ArrowDown", 40],
]);

/** The code of a key: a number, as such or as text, or the name of a key or what is printed on it. None where there is none yet. */
export function readKeyCode(value: unknown, complain: Complain): number | undefined {
  if (value === undefined || value === null) return undefined;
  const text = textOf(value) ?? "";
  const code = NAMED.get(text) ?? (isLetterOrDigit(value) ? value.toUpperCase().charCodeAt(0) : numberIn(text));
  if (code === undefined) complain();
  return code;
}

function isLetterOrDigit(value: unknown): value is string {
  return typeof value === "string" && /^[A-Za-z0-9]$/.test(value);
}

function numberIn(text: string): number | undefined {
  const number = Number(text);
  return text.trim() !== "" && Number.isFinite(number) ? number : undefined;
}
