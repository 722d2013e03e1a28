/** What of the player in a file a test drives by itself: its build is that of the file. */
export { atStart, PlayedGame } from "../../src/editor/played.ts";
export { gameOf } from "../../src/player/file/readGame.ts";
