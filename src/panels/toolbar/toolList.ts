import type { ToolId } from "../../editor/index.ts";

export interface ToolOfToolbar {
  readonly id: ToolId;
  readonly name: string;
  /** The key that chooses it. */
  readonly shortcut: string;
  readonly picture: string;
}

/** The tools of the toolbar in order. */
export const TOOLBAR_TOOLS: readonly ToolOfToolbar[] = [
  { id: "pointer", name: "Pick", shortcut: "P", picture: "/ui/tools/pointer.png" },
  { id: "stamp", name: "Stamp", shortcut: "S", picture: "/ui/tools/stamp.png" },
  { id: "trash", name: "Trash", shortcut: "T", picture: "/ui/tools/trash.png" },
  { id: "record", name: "Record", shortcut: "R", picture: "/ui/tools/record.png" },
  { id: "paint", name: "Paint", shortcut: "B", picture: "/ui/tools/paint.png" },
];

/** The tool with this shortcut, or undefined. */
export function toolOfKey(key: string): ToolOfToolbar | undefined {
  return TOOLBAR_TOOLS.find((tool) => tool.shortcut === key.toUpperCase());
}
