/** The numbers of the pixel editor (spec §9, details §11). */

export const PAINT_UNDO_DEPTH = 30;
/** A side of a canvas in tiles: a look has to stay below the longest side of a picture that is stored (product §15). */
export const CANVAS_TILES_MAX = 25;
/** Pictures of one look, six seconds of them. */
export const FRAMES_MAX = 24;
export const ZOOM_MAX = 11;
/** Side of the square in which the canvas is seen, in CSS pixels, where there is room for it. */
export const VIEW_SIZE = 455;
export const TOOL_SIZES = [1, 2, 4, 8, 12, 16] as const;
