export const PAINT_UNDO_DEPTH = 30;
/** The maximum side of a canvas in tiles: a stored picture must not have a longer side. */
export const CANVAS_TILES_MAX = 25;
/** The maximum number of frames: six seconds at four a second. */
export const FRAMES_MAX = 24;
export const ZOOM_MAX = 40;
/** The side of the square in which the canvas is shown until there is a window to measure, CSS px. */
export const VIEW_SIZE = 455;
/** The sizes of pen, line, eraser and outlines, in pixels. The second is a dot. */
export const PEN_SIZES = [1, 2, 4, 8] as const;
/** More sizes, for large drawings. */
export const THICK_PEN_SIZES = [12, 16] as const;
/** How many of the colors that were drawn with last are offered again. */
export const RECENT_COLORS_MAX = 5;
