import type { Pixel } from "../../pixels/Box.ts";
import type { PixelEditor } from "../model/PixelEditor.ts";
import { pixelUnder, type ViewportState } from "../model/ViewportState.ts";

/** The parts of a pointer event that matter here. Places are in CSS px from the top left corner of the canvas. */
export interface PointerSample {
  readonly id: number;
  readonly kind: "mouse" | "pen" | "touch";
  readonly place: Pixel;
  /** All samples since the last event. */
  readonly places: readonly Pixel[];
  /** Ms. */
  readonly time: number;
  readonly shift: boolean;
  readonly alt: boolean;
  /** Whether the press pans: with the middle button, or while Space is down. */
  readonly pans: boolean;
}

type PointerAction =
  | { readonly kind: "nothing" }
  | { readonly kind: "drawing"; readonly by: PointerSample; isYoung: boolean }
  | { readonly kind: "panning"; readonly id: number; last: Pixel }
  | { readonly kind: "pinching"; readonly pinch: Pinch; middle: Pixel }
  /** A pinch has ended, but one finger is still down. It does not draw. */
  | { readonly kind: "resting" };

/** For this many ms, or until it has moved this far (CSS px), a stroke becomes a pinch if a second finger comes down. */
const YOUNG_MS = 350;
const YOUNG_WAY = 10;

/** Turns the pointers on the canvas into actions: one draws, two fingers zoom and pan, a palm does nothing. */
export class PaintPointers {
  readonly #pixelEditor: PixelEditor;
  readonly #fingers = new Map<number, Pixel>();
  #doing: PointerAction = { kind: "nothing" };

  constructor(pixelEditor: PixelEditor) {
    this.#pixelEditor = pixelEditor;
  }

  press(sample: PointerSample): void {
    if (sample.kind === "touch") this.#fingers.set(sample.id, sample.place);
    const doing = this.#doing;
    if (doing.kind === "nothing") this.#begin(sample);
    else if (sample.kind === "pen" && isByFinger(doing)) this.#drawInstead(sample);
    else if (doing.kind === "drawing" && doing.isYoung && isSecond(sample, doing.by)) this.#pinch();
  }

  move(sample: PointerSample): void {
    if (this.#fingers.has(sample.id)) this.#fingers.set(sample.id, sample.place);
    const doing = this.#doing;
    if (doing.kind === "drawing" && doing.by.id === sample.id) this.#drawOn(doing, sample);
    else if (doing.kind === "panning" && doing.id === sample.id) this.#pan(doing, sample.place);
    else if (doing.kind === "pinching") this.#pinchOn(doing);
  }

  /** `isBroken`: the browser canceled the pointer. */
  lift(id: number, isBroken: boolean): void {
    this.#fingers.delete(id);
    const doing = this.#doing;
    if (doing.kind === "drawing" && doing.by.id === id) {
      this.#pixelEditor.send({ kind: isBroken ? "cancel" : "release" });
      this.#rest();
    } else if (doing.kind === "panning" && doing.id === id) this.#rest();
    else if (doing.kind === "pinching" || doing.kind === "resting") this.#rest();
  }

  /** Shift or Alt changed while the pointer did not move. */
  holdKeys(keys: { readonly shift: boolean; readonly alt: boolean }): void {
    if (this.#doing.kind === "drawing") this.#pixelEditor.send({ kind: "move", points: [], ...keys });
  }

  #begin(sample: PointerSample): void {
    if (sample.pans) {
      this.#doing = { kind: "panning", id: sample.id, last: whole(sample.place) };
    } else {
      this.#doing = { kind: "drawing", by: sample, isYoung: true };
      this.#pixelEditor.send({ kind: "press", at: this.#pixel(sample.place), shift: sample.shift, alt: sample.alt });
    }
  }

  #drawOn(doing: Extract<PointerAction, { kind: "drawing" }>, sample: PointerSample): void {
    const { place, time } = doing.by;
    const way = Math.hypot(sample.place.x - place.x, sample.place.y - place.y);
    if (way > YOUNG_WAY && sample.time - time > YOUNG_MS) doing.isYoung = false;
    const points = sample.places.map((each) => this.#pixel(each));
    this.#pixelEditor.send({ kind: "move", points, shift: sample.shift, alt: sample.alt });
  }

  /** The palm touched the screen before the pen. */
  #drawInstead(sample: PointerSample): void {
    if (this.#doing.kind === "drawing") this.#pixelEditor.send({ kind: "cancel" });
    this.#begin(sample);
  }

  #pan(doing: Extract<PointerAction, { kind: "panning" }>, place: Pixel): void {
    const { x, y } = whole(place);
    this.#pixelEditor.viewport.panBy(x - doing.last.x, y - doing.last.y);
    doing.last = { x, y };
  }

  #pinch(): void {
    this.#pixelEditor.send({ kind: "cancel" });
    const fingers = this.#twoFingers();
    if (!fingers) return;
    const pinch = pinchOf(fingers, this.#pixelEditor.store.getState().view);
    this.#doing = { kind: "pinching", pinch, middle: pinch.middle };
  }

  #pinchOn(doing: Extract<PointerAction, { kind: "pinching" }>): void {
    const fingers = this.#twoFingers();
    if (!fingers) return;
    const { pan, zoom, middle } = pinched(doing.pinch, fingers, doing.middle);
    doing.middle = middle;
    this.#pixelEditor.viewport.panBy(pan.x, pan.y);
    if (zoom !== this.#pixelEditor.store.getState().view.zoom) this.#pixelEditor.viewport.zoomTo(zoom, middle);
  }

  #rest(): void {
    this.#doing = { kind: this.#fingers.size > 0 ? "resting" : "nothing" };
  }

  #twoFingers(): readonly [Pixel, Pixel] | null {
    const [a, b] = this.#fingers.values();
    return a && b ? [a, b] : null;
  }

  #pixel(place: Pixel): Pixel {
    return pixelUnder(this.#pixelEditor.store.getState().view, place);
  }
}

/** Panning moves the picture by whole CSS px, so that it stays sharp. */
function whole({ x, y }: Pixel): Pixel {
  return { x: Math.round(x), y: Math.round(y) };
}

function isByFinger(doing: PointerAction): boolean {
  return doing.kind === "drawing" ? doing.by.kind === "touch" : doing.kind === "pinching" || doing.kind === "resting";
}

function isSecond(sample: PointerSample, first: PointerSample): boolean {
  return sample.kind === "touch" && first.kind === "touch";
}

/** The two fingers and the zoom when the pinch began. */
export interface Pinch {
  readonly zoom: number;
  readonly apart: number;
  readonly middle: Pixel;
}

/** First a pan, then a zoom in steps of a half about the middle of the fingers. */
export interface Pinched {
  readonly pan: Pixel;
  readonly zoom: number;
  readonly middle: Pixel;
}

/** The zoom of fingers closer together would be erratic, CSS px. */
const APART_LEAST = 24;

export function pinchOf([a, b]: readonly [Pixel, Pixel], { zoom }: Pick<ViewportState, "zoom">): Pinch {
  return { zoom, apart: Math.max(APART_LEAST, Math.hypot(a.x - b.x, a.y - b.y)), middle: middleOf(a, b) };
}

/** `before`: the middle of the fingers at the last event. */
export function pinched({ zoom, apart }: Pinch, [a, b]: readonly [Pixel, Pixel], before: Pixel): Pinched {
  const middle = middleOf(a, b);
  const now = Math.max(APART_LEAST, Math.hypot(a.x - b.x, a.y - b.y));
  return {
    pan: { x: middle.x - before.x, y: middle.y - before.y },
    zoom: Math.round((2 * zoom * now) / apart) / 2,
    middle,
  };
}

/** Rounded, so that panning moves the picture by whole px. */
function middleOf(a: Pixel, b: Pixel): Pixel {
  return { x: Math.round((a.x + b.x) / 2), y: Math.round((a.y + b.y) / 2) };
}
