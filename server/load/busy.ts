/** What a caller is told while memory is short, and after how many seconds to try again: most of it is free a moment later. */
export const BUSY = "Many games are being opened and saved here right now. Please try again in a moment.";
export const BUSY_SECONDS = 2;
