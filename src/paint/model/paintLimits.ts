export const PAINT_UNDO_DEPTH = 30;
/** The maximum side of a canvas in tiles: a stored picture must not have a longer side. */
export const CANVAS_TILES_MAX = 25;
/** The maximum number of frames: six seconds at four a second. */
export const FRAMES_MAX = 24;
export const ZOOM_MAX = 11;
/** The side of the square in which the canvas is shown if there is room for it, CSS px. */
export const VIEW_SIZE = 455;
export const TOOL_SIZES = [1, 2, 4, 8, 12, 16] as const;
