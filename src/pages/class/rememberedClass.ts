import { loadText, removeText, storeText } from "../../browser/storage.ts";
import { tidyCode } from "./classPaths.ts";

/** Holds the code of a class and, behind a space, the key of its door. */
const KEY = "gridlings:class";

/** The code of the class that was last entered on this device, or null. A device remembers the class, never the child. */
export function rememberedClass(): string | null {
  const code = tidyCode(stored()[0]);
  return code === "" ? null : code;
}

export function rememberClass(code: string, key: string): void {
  storeText(KEY, `${code} ${key}`);
}

/** The key that the door of this class gave to this device; empty if it was not here. */
export function rememberedKey(code: string): string {
  const [known, key] = stored();
  return known === code ? key : "";
}

export function forgetClass(): void {
  removeText(KEY);
}

function stored(): readonly [code: string, key: string] {
  const [code = "", key = ""] = (loadText(KEY) ?? "").split(" ");
  return [code, key];
}
