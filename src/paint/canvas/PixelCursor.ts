import { isInside, type Pixel } from "../../pixels/Box.ts";
import { CLEAR, type Color } from "../../pixels/Color.ts";
import { nameOfColor } from "../../pixels/colorName.ts";
import { colorAt } from "../../pixels/PixelImage.ts";
import { grainOf, startOfGrain } from "../../pixels/shapes.ts";
import { cursorStep, insideGrid } from "../../pixi/cursorSteps.ts";
import { type Drawing, imageIn } from "../model/Drawing.ts";
import type { PixelEditor } from "../model/PixelEditor.ts";
import type { ViewportState } from "../model/ViewportState.ts";
import type { PaintToolId } from "../tools/PaintTool.ts";

export interface CursorParts {
  readonly pixelEditor: PixelEditor;
  /** Shows the brush at the cursor; null hides it. */
  readonly point: (at: Pixel | null) => void;
  readonly say: (text: string) => void;
  /** The side of the square in which the canvas is shown, CSS px. */
  readonly side: () => number;
}

/** The parts of a key event that matter here. */
export type CursorKey = Pick<KeyboardEvent, "key" | "shiftKey" | "altKey">;

/** How many grains an arrow key with Shift moves the cursor. */
const FAR = 5;
/** These tools act on one pixel, so a single key press presses and releases. */
const AT_ONCE: readonly PaintToolId[] = ["bucket", "wand", "eyedropper", "anchor"];

/** The keyboard cursor: arrows move it, Space and Enter press the tool and release it again. */
export class PixelCursor {
  readonly #parts: CursorParts;
  #at: Pixel | null = null;
  #isShown = false;
  #isDown = false;

  constructor(parts: CursorParts) {
    this.#parts = parts;
  }

  /** Whether a key pressed the tool. Undo and a change of tool may release it in the meantime. */
  get isDown(): boolean {
    return this.#isDown && this.#parts.pixelEditor.isDrawing;
  }

  /** Returns whether the key was for the cursor. While there is a selection, arrows and Enter act on that. */
  take(event: CursorKey): boolean {
    const { pixelEditor } = this.#parts;
    const { selection } = pixelEditor.store.getState().drawing;
    const isFree = this.isDown || selection === null;
    if (event.key === "Escape" && this.isDown) return this.#breakOff();
    if (event.key === " " || (event.key === "Enter" && isFree)) return this.#use(event);
    const step = isFree ? cursorStep(event.key) : undefined;
    if (step) this.#move(step, event);
    return step !== undefined;
  }

  /** Comes into sight when the canvas gets the focus by keyboard, so that the first key acts where the child can see it. */
  showOnFocus(): void {
    if (this.#isShown) return;
    this.#show();
    this.#parts.say(this.#words());
  }

  /** Hides the cursor because a pointer took over or the focus left. A stroke in progress is kept. */
  leave(): void {
    if (this.isDown) this.#lift();
    this.#isDown = false;
    if (this.#isShown) this.#parts.point(null);
    this.#isShown = false;
  }

  /** Where the cursor appears at the next key press. */
  startAt(at: Pixel): void {
    this.#at = at;
  }

  #move(step: NonNullable<ReturnType<typeof cursorStep>>, event: CursorKey): void {
    if (this.#isShown) {
      const grains = event.shiftKey && event.key.startsWith("Arrow") ? FAR : 1;
      for (let steps = grains * this.#grain; steps > 0; steps--) this.#at = step(this.#at ?? this.#place(), this.#size);
    }
    this.#show();
    const keys = { shift: false, alt: event.altKey };
    if (this.isDown) this.#parts.pixelEditor.send({ kind: "move", points: [this.#place()], ...keys });
    this.#parts.say(this.#words());
  }

  /** While the cursor is out of sight, for example after a pointer was used, the first key press only shows it. */
  #use(event: CursorKey): true {
    const wasShown = this.#isShown;
    this.#show();
    if (this.isDown) this.#lift();
    else if (wasShown) this.#press(event);
    this.#parts.say(this.isDown ? `Down at ${this.#words()}` : this.#words());
    return true;
  }

  #press({ altKey }: CursorKey): void {
    const { pixelEditor } = this.#parts;
    const { tool } = pixelEditor.store.getState().settings;
    pixelEditor.send({ kind: "press", at: this.#place(), shift: false, alt: altKey });
    this.#isDown = true;
    if (AT_ONCE.includes(tool)) this.#lift();
  }

  #lift(): void {
    this.#isDown = false;
    this.#parts.pixelEditor.send({ kind: "release" });
  }

  #breakOff(): true {
    this.#isDown = false;
    this.#parts.pixelEditor.send({ kind: "cancel" });
    this.#parts.say(`Never mind. ${this.#words()}`);
    return true;
  }

  #show(): void {
    const { pixelEditor, point, side } = this.#parts;
    this.#isShown = true;
    const place = this.#place();
    this.#at = place;
    const pan = panToPixel(pixelEditor.store.getState().view, place, side(), this.#grain);
    if (pan.x || pan.y) pixelEditor.viewport.panBy(pan.x, pan.y);
    point(place);
  }

  get #grain(): number {
    return grainOf(this.#parts.pixelEditor.store.getState().settings.size);
  }

  get #size(): { readonly width: number; readonly height: number } {
    return imageIn(this.#parts.pixelEditor.store.getState().drawing);
  }

  /** The first pixel of a grain. The canvas may have become smaller. Without any previous place, the cursor starts in the middle. */
  #place(): Pixel {
    const { width, height } = this.#size;
    const at = insideGrid(this.#at ?? { x: Math.floor(width / 2), y: Math.floor(height / 2) }, { width, height });
    return startOfGrain(at, this.#grain);
  }

  #words(): string {
    return describePlace(this.#parts.pixelEditor.store.getState().drawing, this.#place(), this.#grain);
  }
}

/** How far from the edge a pixel is brought into view, CSS px. */
const MARGIN = 24;

/** How far the view must pan to show the grain that starts with a pixel, CSS px; zero if it is visible already. */
export function panToPixel(view: ViewportState, pixel: Pixel, side: number, grain = 1): Pixel {
  const along = (origin: number, place: number): number => {
    const start = origin + place * view.zoom;
    if (start < 0) return MARGIN - start;
    const end = start + grain * view.zoom;
    return end > side ? side - MARGIN - end : 0;
  };
  return { x: along(view.x, pixel.x), y: along(view.y, pixel.y) };
}

/** The place of a pixel, counted in grains, and its color in words: `3 across, 5 down, red`. Empty outside the drawing. */
export function describePlace(drawing: Drawing, at: Pixel, grain: number): string {
  if (!isInside(at, imageIn(drawing))) return "";
  const count = (place: number): number => Math.floor(place / grain) + 1;
  return `${count(at.x)} across, ${count(at.y)} down, ${nameOfColor(colorSeen(drawing, at))}`;
}

/** Floating pixels cover the canvas. */
function colorSeen(drawing: Drawing, at: Pixel): Color {
  const { selection } = drawing;
  if (selection?.kind !== "floating") return colorAt(imageIn(drawing), at);
  const floating = colorAt(selection.image, { x: at.x - selection.at.x, y: at.y - selection.at.y });
  return floating === CLEAR ? colorAt(imageIn(drawing), at) : floating;
}
