/** Playing again what was played: a door of its own, because nobody who only plays a game needs it. */
export { NumberedIds } from "./NumberedIds.ts";
export { type Dice, gameAfterReel, playReel, type Reel, type ReelMoment } from "./Reel.ts";
export type { ReelSeries } from "./ReelSeries.ts";
