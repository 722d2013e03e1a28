/** The tools that can be taken from the toolbar (spec §2). */
export const TOOL_IDS = ["pointer", "stamp", "trash", "record", "paint"] as const;
/** What the hand holds. `ignoreSquare` exists only while recording. */
export type ToolId = (typeof TOOL_IDS)[number] | "ignoreSquare";
