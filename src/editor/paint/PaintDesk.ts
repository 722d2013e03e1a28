import type { Id } from "../../engine/index.ts";
import { type Pixel, wholeBox } from "../../pixels/Box.ts";
import type { Colour } from "../../pixels/Colour.ts";
import { coloursOf, isSameImage, type PixelImage } from "../../pixels/PixelImage.ts";
import { framesOfStrip } from "../../pixels/strip.ts";
import type { PixelTurn } from "../../pixels/turnImage.ts";
import { cleared, grown, grownFor, replaced, type Side, withCanvasTurned } from "./canvasEdits.ts";
import { type Drawing, imageIn, tilesIn } from "./Drawing.ts";
import { Easel } from "./Easel.ts";
import {
  withFrameCopied,
  withFrameMoved,
  withFrameShown,
  withFramesPut,
  withNewFrame,
  withoutFrame,
} from "./frameEdits.ts";
import { newGesture } from "./gestures/newGesture.ts";
import type { PaintGesture } from "./gestures/PaintGesture.ts";
import { finishedLook, openedDrawing } from "./opening.ts";
import type { FinishedDrawing, PaintParts, UnsavedDrawing } from "./PaintParts.ts";
import { createPaintStore, type PaintHand, type PaintState, type PaintStore, type StrokeStore } from "./PaintState.ts";
import { isAside, isShape, type PaintEvent, type PaintToolId } from "./PaintTool.ts";
import { fittedView, zoomedView } from "./PaintView.ts";
import { ROOM_SIDE } from "./paintLimits.ts";
import {
  boxSelected,
  clipOf,
  dropped,
  foreignClip,
  lifted,
  movedTo,
  pasted,
  putBack,
  withoutSelected,
  withSelectionTurned,
} from "./selecting.ts";

/** What is called so has no name of its own yet. */
const NAMELESS: readonly string[] = ["", "Untitled"];
/** How many colours of a character are offered beside the palette. */
const USED_COLOURS = 18;

/** The one door to a drawing being made (details §11). Views send it what hands do and read its store; nothing else changes it. */
export class PaintDesk {
  readonly store: PaintStore;
  readonly strokes: StrokeStore;
  readonly #easel: Easel;
  readonly #others: readonly PixelImage[];
  #gesture: PaintGesture | null = null;
  /** The drawing as the last arrow key left it: arrows in a row are one step of undo. */
  #nudged: Drawing | null = null;

  constructor({ pictures, info, name, hand, clip, others }: PaintParts) {
    const drawing = openedDrawing(pictures, info.anchor);
    const view = fittedView(drawing.frames[0] ?? { width: 1, height: 1 }, ROOM_SIDE);
    this.store = createPaintStore({
      drawing,
      hand: atHand(hand),
      view,
      name,
      overlay: info.variableOverlay ?? null,
      clip,
    });
    this.#easel = new Easel(this.store);
    this.strokes = this.#easel.strokes;
    this.#others = others;
  }

  /** One thing the drawing hand did. While one pointer draws, another one's press is not heard: it is the palm. */
  send(event: PaintEvent): void {
    switch (event.kind) {
      case "press":
        this.#gesture ??= newGesture(this.#easel, event.at, event);
        break;
      case "move":
        this.#gesture?.move(event.points, event);
        break;
      case "release":
        this.#take()?.release();
        break;
      case "cancel":
        this.#take()?.cancel();
        break;
    }
  }

  /** Whether a press has not ended yet. */
  get isDrawing(): boolean {
    return this.#gesture !== null;
  }

  /** Takes a tool in hand; a second tap on a shape switches between filled and outline. */
  choose(tool: PaintToolId): void {
    this.#take()?.cancel();
    const { hand } = this.#easel;
    if (tool === hand.tool) this.#toggleOutline(tool);
    else if (tool !== "anchor" || this.canChooseAnchor) this.#change(tool, hand);
  }

  setColour(colour: Colour): void {
    this.#easel.setHand({ colour });
  }

  setSize(size: number): void {
    this.#easel.setHand({ size });
  }

  setMirror(mirrors: boolean): void {
    this.#easel.setHand({ mirrors });
  }

  setOnion(onion: boolean): void {
    this.#easel.setHand({ onion });
  }

  setName(name: string): void {
    this.#easel.setWords({ name });
  }

  /** Whether actors with this look show variables at all. */
  showVariables(showVariables: boolean): void {
    this.#setOverlay({ showVariables });
  }

  /** Whether one variable is among those shown. */
  showVariable(variableId: Id, isShown: boolean): void {
    const { visibleVariables } = this.#overlay;
    this.#setOverlay({ visibleVariables: { ...visibleVariables, [variableId]: isShown } });
  }

  undo(): void {
    this.#take()?.cancel();
    this.#easel.undo();
  }

  redo(): void {
    this.#take()?.cancel();
    this.#easel.redo();
  }

  /** Escape: a stroke is as if it had never been; else what is selected goes back to where it was. */
  escape(): void {
    const gesture = this.#take();
    if (gesture) gesture.cancel();
    else this.#edit(putBack);
  }

  /** Lays down what is selected; no step of undo, as it looks the same. */
  drop(): void {
    this.#take()?.release();
    this.#easel.show(dropped(this.#easel.drawing));
  }

  /** Marks the whole canvas, to be moved or copied. */
  selectAll(): void {
    this.#float((drawing) => boxSelected(dropped(drawing), wholeBox(imageIn(drawing))));
  }

  /** Erases what is selected; nothing where nothing is. */
  eraseSelected(): void {
    this.#edit(withoutSelected);
  }

  /** Moves what is selected by some pixels; moves in a row are one step of undo. False: nothing is selected. */
  nudge(x: number, y: number): boolean {
    const { drawing } = this.#easel;
    const at = drawing.selection?.at;
    if (!at) return false;
    const moved = movedTo(lifted(drawing), { x: at.x + x, y: at.y + y });
    if (drawing === this.#nudged) this.#easel.show(moved);
    else this.#easel.finish(moved);
    this.#nudged = moved;
    return true;
  }

  /** The selected pixels, or the whole canvas, for every clipboard there is; null where nothing is drawn there. */
  copy(): PixelImage | null {
    const clip = clipOf(this.#easel.drawing);
    if (clip) this.#easel.setWords({ clip });
    return clip?.image ?? null;
  }

  /** Copies and takes away what was copied. */
  cut(): PixelImage | null {
    const image = this.copy();
    if (image) this.#edit((drawing) => (drawing.selection ? withoutSelected(drawing) : cleared(drawing)));
    return image;
  }

  /** Floats what was copied last; false where nothing was. */
  paste(): boolean {
    const { clip } = this.store.getState();
    if (clip) this.#float((drawing) => pasted(drawing, clip));
    return clip !== null;
  }

  /** Floats a picture from another clipboard; the own clip that came back from there goes to its own place. */
  pasteImage(image: PixelImage): void {
    const { clip } = this.store.getState();
    if (clip && isSameImage(clip.image, image)) this.paste();
    else this.#float((drawing) => pasted(drawing, foreignClip(image)));
  }

  /** Takes a strip of pictures as large as the canvas in as frames. */
  importFrames(strip: PixelImage): void {
    this.#edit((drawing) => withFramesPut(drawing, framesOfStrip(strip, imageIn(drawing))));
  }

  /** Floats the picture of a file: made small enough for the canvas, or at its size on a canvas grown for it. */
  importImage(image: PixelImage, room: "canvas" | "grown"): void {
    const clip = foreignClip(image);
    this.#float((drawing) => pasted(room === "grown" ? grownFor(drawing, image) : drawing, clip));
  }

  /** Puts a finished picture in the place of the drawing, as one step; only what has no name yet takes the picture's (details §11 "Words"). */
  replace(image: PixelImage, name: string): void {
    this.#edit((drawing) => replaced(drawing, image));
    if (NAMELESS.includes(this.store.getState().name.trim())) this.setName(name);
  }

  /** Goes on with what was drawn before the page went away, as one step; what was saved lies behind that (product §8). */
  takeUp({ pictures, anchor, name, overlay }: UnsavedDrawing): void {
    this.#edit(() => openedDrawing(pictures, anchor));
    this.#easel.setWords({ name, overlay });
  }

  /** Turns or flips what is selected, else the canvas with all its frames. */
  turn(turn: PixelTurn): void {
    this.#edit((drawing) => (drawing.selection ? withSelectionTurned(drawing, turn) : withCanvasTurned(drawing, turn)));
  }

  grow(side: Side): void {
    this.#edit((drawing) => grown(drawing, side));
  }

  clear(): void {
    this.#edit(cleared);
  }

  addFrame(): void {
    this.#edit(withNewFrame);
  }

  copyFrame(): void {
    this.#edit(withFrameCopied);
  }

  removeFrame(): void {
    this.#edit(withoutFrame);
  }

  /** Puts the shown frame at another place of the row, counted from 0. */
  moveFrame(to: number): void {
    this.#edit((drawing) => withFrameMoved(drawing, to));
  }

  /** Draws on another frame; no step of undo. */
  showFrame(frame: number): void {
    this.#take()?.cancel();
    this.#easel.show(withFrameShown(this.#easel.drawing, frame));
  }

  /** The side of the square in which the canvas is seen, in CSS pixels. */
  setRoom(side: number): void {
    this.#easel.setRoom(side);
  }

  /** Zooms with the pixel under a point of the view (in CSS pixels) staying there. */
  zoomTo(zoom: number, about: Pixel): void {
    this.#easel.setView(zoomedView(this.store.getState().view, zoom, about));
  }

  /** As `zoomTo`, by steps and about the middle of the view. */
  zoomBy(steps: number): void {
    const middle = this.#easel.room / 2;
    this.zoomTo(this.store.getState().view.zoom + steps, { x: middle, y: middle });
  }

  /** The whole canvas, as large as it can be seen. */
  seeAll(): void {
    this.#easel.setRoom(this.#easel.room);
  }

  panBy(x: number, y: number): void {
    const { view } = this.store.getState();
    this.#easel.setView({ ...view, x: view.x + x, y: view.y + y });
  }

  /** An anchor is chosen only where there is more than one tile (spec §5). */
  get canChooseAnchor(): boolean {
    const { width, height } = tilesIn(this.#easel.drawing);
    return width * height > 1;
  }

  /** The colours of this character, the most used first. */
  usedColours(): Colour[] {
    return coloursOf([...this.#easel.drawing.frames, ...this.#others], USED_COLOURS);
  }

  /** The look as it is to be saved; a stroke not ended is not in it. */
  finish(): FinishedDrawing {
    const { drawing, overlay, name } = this.store.getState();
    return { ...finishedLook(drawing, overlay), name };
  }

  #change(tool: PaintToolId, hand: PaintHand): void {
    this.drop();
    this.#easel.setHand({ tool, toolBefore: isAside(hand.tool) ? hand.toolBefore : hand.tool });
  }

  #toggleOutline(tool: PaintToolId): void {
    const { outlined } = this.#easel.hand;
    if (isShape(tool)) this.#easel.setHand({ outlined: { ...outlined, [tool]: !outlined[tool] } });
  }

  #edit(change: (drawing: Drawing) => Drawing): void {
    this.#take()?.cancel();
    this.#easel.finish(change(this.#easel.drawing));
  }

  /** What floats is moved with the select tool. */
  #float(change: (drawing: Drawing) => Drawing): void {
    this.#edit(change);
    const { hand } = this.#easel;
    if (hand.tool !== "select") this.#easel.setHand({ tool: "select", toolBefore: hand.tool });
  }

  get #overlay(): NonNullable<PaintState["overlay"]> {
    return this.store.getState().overlay ?? { showVariables: false, visibleVariables: {} };
  }

  #setOverlay(change: Partial<NonNullable<PaintState["overlay"]>>): void {
    this.#easel.setWords({ overlay: { ...this.#overlay, ...change } });
  }

  /** The gesture leaves the hand. */
  #take(): PaintGesture | null {
    const gesture = this.#gesture;
    this.#gesture = null;
    return gesture;
  }
}

/** A drawing begins with a tool that draws, not with one that is on its way back to another. */
function atHand(hand: PaintHand): PaintHand {
  return isAside(hand.tool) ? { ...hand, tool: hand.toolBefore } : hand;
}
