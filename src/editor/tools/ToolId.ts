/** The tools of the toolbar. */
export const TOOL_IDS = ["pointer", "stamp", "trash", "record", "paint"] as const;
/** The current tool. `ignoreSquare` can be chosen only while recording. */
export type ToolId = (typeof TOOL_IDS)[number] | "ignoreSquare";
