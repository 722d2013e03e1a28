/** The numbers and lists of classes and reports; without zod, so that light pages can load them. */

/** The most children of one class, and the longest texts. What is longer is cut off. */
export const PUPILS_MAX = 60;
export const CLASS_NAME_MAX = 40;
export const PUPIL_NAME_MAX = 24;
export const TEACHER_NOTE_MAX = 140;

/** How many pictures there are to choose from (`src/pages/class/pictures.ts`), and how many make a password. Their order counts, and none comes twice. */
export const PICTURES_SHOWN = 24;
export const PICTURES_TAPPED = 3;

export const STICKERS = ["star", "heart", "laugh"] as const;

/** Why a game is reported. */
export const REASONS = ["mean", "scary", "private", "other"] as const;
