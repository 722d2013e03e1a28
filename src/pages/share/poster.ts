import { type Characters, TILE } from "../../engine/index.ts";
import { fittedText } from "../../pictures/fittedText.ts";
import { newCanvas } from "../../pictures/index.ts";
import { StagePainter, seenOf } from "../../pictures/StagePainter.ts";
import { StageWords, type WordedStage } from "../../stage/plain/StageWords.ts";

/** Of a poster, px. A small stage is enlarged, by a whole number so that its pixels stay sharp. */
const WIDTH = { min: 800, max: 1600 };
const HEIGHT_MAX = 1600;
/** As shares of the width. */
const BAND = 0.11;
const LETTERS = 0.052;
const MARGIN = 0.03;
const BAND_COLOR = "#22313a";
const FONT = '"Nunito Variable", Nunito, ui-rounded, system-ui, sans-serif';

export interface PosterContent {
  readonly moment: WordedStage;
  readonly characters: Characters;
  /** Null for a picture without words. */
  readonly words: PosterWords | null;
}

export interface PosterWords {
  readonly title: string;
  readonly maker: string | null;
}

/** A moment of a game as a picture, with its title in a band below. Rejects if this browser cannot draw it. */
export async function drawPoster({ moment, characters, words }: PosterContent): Promise<HTMLCanvasElement> {
  const { stage } = moment;
  const seen = seenOf(stage);
  const square = sideOfSquare(seen);
  const painter = await StagePainter.load([stage], characters, square);
  const context = newCanvas({ width: Math.round(seen.width * square), height: Math.round(seen.height * square) });
  painter.paint(context, stage, seen);
  new StageWords(characters).paint(context, moment, seen);
  return words ? withWords(context.canvas, words) : context.canvas;
}

function sideOfSquare({ width, height }: { readonly width: number; readonly height: number }): number {
  const most = Math.min(WIDTH.max / width, HEIGHT_MAX / height);
  const whole = TILE * Math.max(1, Math.ceil(WIDTH.min / (width * TILE)));
  return Math.max(1, Math.min(whole, Math.floor(most)));
}

/** The picture with a band below it, which covers nothing of the stage. */
function withWords(picture: HTMLCanvasElement, { title, maker }: PosterWords): HTMLCanvasElement {
  const { width, height } = picture;
  const [margin, letters] = [width * MARGIN, width * LETTERS];
  const band = Math.round(width * BAND);
  const context = newCanvas({ width, height: height + band });
  context.drawImage(picture, 0, 0);
  context.fillStyle = BAND_COLOR;
  context.fillRect(0, height, width, band);
  context.fillStyle = "#ffffff";
  context.textBaseline = "middle";
  const middle = height + band / 2;
  context.font = `700 ${letters * 0.62}px ${FONT}`;
  const by = maker === null ? "" : fittedText(context, `by ${maker}`, width * 0.3);
  const byWidth = by === "" ? 0 : context.measureText(by).width;
  context.fillText(by, width - margin - byWidth, middle);
  context.font = `850 ${letters}px ${FONT}`;
  context.fillText(fittedText(context, title, width - 3 * margin - byWidth), margin, middle);
  return context.canvas;
}
