/** What the hand holds (spec §2). `ignoreSquare` exists only while recording. */
export const TOOL_IDS = ["pointer", "stamp", "trash", "record", "paint"] as const;
export type ToolId = (typeof TOOL_IDS)[number] | "ignoreSquare";
