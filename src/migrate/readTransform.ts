import { isTransform, type Transform } from "../engine/index.ts";
import { textOf } from "./reading.ts";

const OLD_NAMES: ReadonlyMap<string, Transform> = new Map([
  ["none", "0"],
  ["0deg", "0"],
  ["360", "0"],
  ["90deg", "90"],
  ["180deg", "180"],
  ["270deg", "270"],
  ["-90", "270"],
  ["-90deg", "270"],
  ["flip-xy", "180"],
]);

/** One of the six transforms from its name or an older one (spec §3); null for anything else. */
export function readTransform(value: unknown): Transform | null {
  const text = textOf(value);
  if (text === null) return null;
  return isTransform(text) ? text : (OLD_NAMES.get(text) ?? null);
}
