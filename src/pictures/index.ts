/** What pictures are drawn with. It is all that the home page loads of this folder; the other doors load more. */
export { canvasSize, drawBackground, drawBackgroundPicture } from "./background.ts";
export { colorOf, newCanvas } from "./canvas.ts";
export { actorToDraw, drawActor } from "./drawActor.ts";
export { CRATE, drawMissing, MISSING_SIDE, QUESTION_MARK } from "./missingPictures.ts";
export { frameKeysOf, type PictureKey, pictureKeyOf } from "./pictureKeys.ts";
export { orientationOf, pivotOf, tileCenter } from "./placement.ts";
export { averageColor, type Channels, drawSurround, isDarkColor, nightVeil, surroundColor } from "./surround.ts";
