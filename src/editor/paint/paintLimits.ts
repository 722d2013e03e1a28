export const PAINT_UNDO_DEPTH = 30;
/** The longest side of a canvas in tiles: an appearance has to fit into the largest image that can be stored. */
export const CANVAS_TILES_MAX = 25;
/** The most frames of an appearance, which are six seconds. */
export const FRAMES_MAX = 24;
export const ZOOM_MAX = 11;
/** The side of the square viewport in CSS pixels, if there is room for it. */
export const ROOM_SIDE = 455;
export const TOOL_SIZES = [1, 2, 4, 8, 12, 16] as const;
