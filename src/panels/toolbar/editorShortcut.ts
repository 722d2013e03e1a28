/** What a key means anywhere in the editor: undo, redo, a tool (spec §2 "Global keys"). */
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

/** The shortcut a key press is, or null. Shift+Z redoes with and without ctrl (spec §2). */
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
