import { yieldToBrowser } from "../../browser/timers.ts";
import { newGifWorker, WorkerClient } from "../../browser/workers.ts";
import type { Characters, Stage } from "../../engine/index.ts";
import { newCanvas } from "../../pictures/index.ts";
import { StagePainter, seenOf } from "../../pictures/StagePainter.ts";
import type { Box, Size } from "../../pixels/Box.ts";
import { StageWords, type WordedStage } from "../../stage/plain/StageWords.ts";
import type { FilmMoments, Stretch } from "./FilmMoments.ts";

/** Of a film, px. */
const SIDE_MAX = 480;
/** From one frame to the next; a GIF counts in hundredths of a second. */
export const FRAME_MS = 80;
/** The frames whose colors stand for all, and how many of their pixels are left out after each that is looked at. */
const SAMPLES = 6;
const PIXELS_SKIPPED = 4;
/** How much of the work is done when the turns are found. */
const FINDING = 0.3;

const FAILED = "The film didn't work. Please try again.";

/** What the worker gets and answers; see `workers/gif.worker.ts`. */
type Job =
  | { readonly job: "colors"; readonly pixels: Uint8ClampedArray }
  | { readonly job: "frame"; readonly frame: Size & { readonly pixels: Uint8ClampedArray; readonly ms: number } }
  | { readonly job: "end" };
interface Answer {
  readonly file: Uint8Array<ArrayBuffer> | null;
}

export interface FilmToMake extends Stretch {
  readonly moments: FilmMoments;
  readonly characters: Characters;
  /** How long a turn lasts, ms. */
  readonly tickMs: number;
  /** Hears how much is done, from 0 to 1. */
  readonly onShare: (share: number) => void;
  readonly signal: AbortSignal;
}

/** A stretch of the played turns as a GIF; null if it was stopped. Rejects if it cannot be made. */
export async function makeFilm(film: FilmToMake): Promise<Blob | null> {
  const { moments, from, to, tickMs, characters, onShare, signal } = film;
  const found = await moments.find(film, (share) => {
    onShare(share * FINDING);
    return !signal.aborted;
  });
  const [first] = found;
  if (signal.aborted) return null;
  if (!first) throw new Error(FAILED);
  const screen = await FilmScreen.load(found, first.stage, characters);
  const worker = new WorkerClient<Job, Answer>(newGifWorker);
  const ask = async (job: Job, pixels: Uint8ClampedArray<ArrayBuffer> | null) => {
    const answer = await worker.request(job, pixels ? [pixels.buffer] : []);
    if (!answer && !signal.aborted) throw new Error(FAILED);
    return answer?.file ?? null;
  };
  const count = Math.max(1, Math.round(((to - from) * tickMs) / FRAME_MS));
  const frameAt = (index: number) => screen.pixels(moments.at(from + (index * FRAME_MS) / tickMs));
  try {
    const sample = sampleOf(Array.from({ length: SAMPLES }, (_, index) => frameAt((index * (count - 1)) / SAMPLES)));
    await ask({ job: "colors", pixels: sample }, sample);
    for (let index = 0; index < count && !signal.aborted; index += 1) {
      const pixels = frameAt(index);
      await ask({ job: "frame", frame: { ...screen.size, pixels, ms: FRAME_MS } }, pixels);
      onShare(FINDING + ((1 - FINDING) * (index + 1)) / count);
      await yieldToBrowser();
    }
    const file = signal.aborted ? null : await ask({ job: "end" }, null);
    return file && new Blob([file], { type: "image/gif" });
  } finally {
    worker.end();
  }
}

/** The size of the frames: squares of whole px, so that all are equally large. */
function frameSize(stage: Stage): Size {
  const { width, height } = seenOf(stage);
  const square = Math.max(1, Math.floor(Math.min(SIDE_MAX / width, SIDE_MAX / height)));
  return {
    width: Math.min(SIDE_MAX, Math.round(width * square)),
    height: Math.min(SIDE_MAX, Math.round(height * square)),
  };
}

/** Where the frames of a film are drawn. A stage of another shape, as in the next level, is shown whole with dark edges. */
export class FilmScreen {
  readonly context: CanvasRenderingContext2D;
  readonly #painter: StagePainter;
  readonly #words: StageWords;

  /** For a film that begins on the stage `first`. */
  static async load(moments: readonly WordedStage[], first: Stage, characters: Characters): Promise<FilmScreen> {
    const size = frameSize(first);
    const stages = moments.map(({ stage }) => stage);
    const painter = await StagePainter.load(stages, characters, size.width / seenOf(first).width);
    return new FilmScreen(size, painter, new StageWords(characters));
  }

  private constructor(size: Size, painter: StagePainter, words: StageWords) {
    this.context = newCanvas(size, { willReadFrequently: true });
    this.#painter = painter;
    this.#words = words;
  }

  get size(): Size {
    const { width, height } = this.context.canvas;
    return { width, height };
  }

  paint(moment: WordedStage | null): void {
    const { width, height } = this.context.canvas;
    this.context.setTransform(1, 0, 0, 1, 0, 0);
    this.context.fillStyle = "#22313a";
    this.context.fillRect(0, 0, width, height);
    if (!moment) return;
    const seen = withShape(seenOf(moment.stage), width / height);
    this.#painter.paint(this.context, moment.stage, seen);
    this.#words.paint(this.context, moment, seen);
  }

  pixels(moment: WordedStage | null): Uint8ClampedArray<ArrayBuffer> {
    this.paint(moment);
    const { width, height } = this.context.canvas;
    return new Uint8ClampedArray(this.context.getImageData(0, 0, width, height).data);
  }
}

/** The smallest box of a shape around another one, with the same middle. */
function withShape(box: Box, shape: number): Box {
  const width = Math.max(box.width, box.height * shape);
  const height = width / shape;
  return { x: box.x - (width - box.width) / 2, y: box.y - (height - box.height) / 2, width, height };
}

/** Some pixels of each frame, one after the other. */
function sampleOf(frames: readonly Uint8ClampedArray[]): Uint8ClampedArray<ArrayBuffer> {
  const step = 4 * (PIXELS_SKIPPED + 1);
  const length = frames.reduce((sum, { length: bytes }) => sum + 4 * Math.ceil(bytes / step), 0);
  const sample = new Uint8ClampedArray(length);
  let end = 0;
  for (const pixels of frames) {
    for (let at = 0; at < pixels.length; at += step) {
      sample.set(pixels.subarray(at, at + 4), end);
      end += 4;
    }
  }
  return sample;
}
