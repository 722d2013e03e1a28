import type { ToolId } from "../../editor/tools/ToolId.ts";
import { toolOfKey } from "./toolList.ts";

export type EditorShortcut =
  | { readonly kind: "undo" | "redo" | "escape" | "keys" }
  | { readonly kind: "tool"; readonly tool: ToolId };

export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/**
 * The editor shortcut of a key press: undo, redo, Escape, the help or a tool; null if there is none. Shift+Z redoes with and without Ctrl.
 */
export function shortcutOf(press: KeyPress): EditorShortcut | null {
  const key = press.key.toLowerCase();
  if (press.altKey) return null;
  if (key === "z" && press.shiftKey) return { kind: "redo" };
  if (press.ctrlKey || press.metaKey) return key === "z" ? { kind: "undo" } : key === "y" ? { kind: "redo" } : null;
  if (key === "escape") return { kind: "escape" };
  if (key === "?") return { kind: "keys" };
  const tool = press.shiftKey ? undefined : toolOfKey(key);
  return tool ? { kind: "tool", tool: tool.id } : null;
}
