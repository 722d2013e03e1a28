import { DEFAULT_STAGE, type Stage } from "../engine/index.ts";
import { isBundledBackground, pictureAddress } from "../migrate/pictures.ts";
import type { Size } from "../pixels/Box.ts";
import { loadPicture } from "./cache.ts";
import { colorOf, wash } from "./canvas.ts";

/** How much white covers a picture from elsewhere, and how much color it loses: it must stay paler than the actors. */
const WHITE = 0.5;
const GRAY = 0.2;
/** The longest side that is drawn, px. More would not show. */
const SIDE_MAX = 2048;

/** Fills a whole canvas with the background of a stage. */
export async function drawBackground(context: CanvasRenderingContext2D, { background, dim }: Stage): Promise<void> {
  context.fillStyle = colorOf(background, DEFAULT_STAGE.background);
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
  const url = pictureAddress(background);
  const picture = url && (await loadPicture(url).catch(() => null));
  if (picture) drawBackgroundPicture(context, picture, { address: url, dim });
}

/**
 * Covers a canvas with the picture of an address. A bundled landscape is drawn with its own distance and keeps its colors; any other
 * becomes paler and grayer, unless `dim` is false. By composite modes, because not every browser has canvas filters.
 */
export function drawBackgroundPicture(
  context: CanvasRenderingContext2D,
  picture: ImageBitmap,
  { address, dim = true }: { readonly address: string; readonly dim?: boolean },
): void {
  const { canvas } = context;
  const { width, height } = coverSize(picture, canvas);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, (canvas.width - width) / 2, (canvas.height - height) / 2, width, height);
  if (!dim || isBundledBackground(address)) return;
  wash(context, "#808080", { alpha: GRAY, mode: "saturation" });
  wash(context, "#ffffff", { alpha: WHITE, mode: "source-over" });
}

/** The size of the canvas for the background of a stage of this size, px. */
export function canvasSize({ width, height }: Size): Size {
  const scale = Math.min(1, SIDE_MAX / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The smallest size with the shape of the picture that covers the area. */
export function coverSize(picture: Size, area: Size): Size {
  const scale = Math.max(area.width / picture.width, area.height / picture.height);
  return { width: picture.width * scale, height: picture.height * scale };
}
