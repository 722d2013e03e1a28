import { loadText, removeText, storeText } from "../../browser/storage.ts";
import { tidyCode } from "./pictures.ts";

const KEY = "gridlings:class";

/** The code of the class that was last entered on this device, or null. A device remembers the class, never the child. */
export function rememberedClass(): string | null {
  const code = tidyCode(loadText(KEY) ?? "");
  return code === "" ? null : code;
}

export function rememberClass(code: string): void {
  storeText(KEY, code);
}

export function forgetClass(): void {
  removeText(KEY);
}
