import type { Pixel } from "../../pixels/Box.ts";
import { grainOf } from "../../pixels/shapes.ts";
import { isInSelection } from "../model/Drawing.ts";
import type { PixelEditor } from "../model/PixelEditor.ts";
import { pixelUnder } from "../model/ViewportState.ts";
import { PaintPointers, type PointerSample } from "./PaintPointers.ts";
import type { PaintView } from "./PaintView.ts";
import { describePlace, PixelCursor } from "./PixelCursor.ts";

export interface PaintInputOptions {
  readonly element: HTMLElement;
  readonly pixelEditor: PixelEditor;
  readonly paintView: PaintView;
  /** Called with a description of the pixel under the pointer, "" if there is none. */
  readonly say: (text: string) => void;
}

const MIDDLE_BUTTON = 1;

/** Connects the events of the canvas to pointers, keyboard cursor and zoom. The returned function disconnects them. */
export function attachPaintInput(parts: PaintInputOptions): () => void {
  const { element, pixelEditor, paintView, say } = parts;
  const listening = new AbortController();
  const point = (at: Pixel | null) => paintView.showPointer(at && { at, by: "keys" });
  const cursor = new PixelCursor({ pixelEditor, point, say, side: () => element.clientWidth });
  const space = attachKeys(parts, cursor, listening.signal);
  attachPointers(parts, cursor, space, listening.signal);
  attachWheel(parts, listening.signal);
  return () => {
    listening.abort();
    // A stroke in progress cannot continue; it is kept.
    pixelEditor.send({ kind: "release" });
  };
}

/** Space presses the tool when it is released, unless a pointer panned in the meantime. */
interface Space {
  isDown: boolean;
  hasPanned: boolean;
}

function attachKeys({ element }: PaintInputOptions, cursor: PixelCursor, signal: AbortSignal): Space {
  const space: Space = { isDown: false, hasPanned: false };
  const hold = (isDown: boolean) => {
    space.isDown = isDown;
    space.hasPanned = false;
    element.toggleAttribute("data-pans", isDown);
  };
  const down = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) return;
    if (event.key === " ") {
      if (!event.repeat) hold(true);
    } else if ((event.key === "Enter" && event.repeat) || !cursor.take(event)) return;
    event.preventDefault();
  };
  const up = (event: KeyboardEvent) => {
    if (event.key !== " " || !space.isDown) return;
    if (!space.hasPanned) cursor.take(event);
    hold(false);
    event.preventDefault();
  };
  const leave = () => {
    hold(false);
    cursor.leave();
  };
  element.addEventListener("focus", () => element.matches(":focus-visible") && cursor.showOnFocus(), { signal });
  element.addEventListener("keydown", down, { signal });
  element.addEventListener("keyup", up, { signal });
  element.addEventListener("blur", leave, { signal });
  return space;
}

function attachPointers(parts: PaintInputOptions, cursor: PixelCursor, space: Space, signal: AbortSignal): void {
  const { element, pixelEditor } = parts;
  const pointers = new PaintPointers(pixelEditor);
  let corner = cornerOf(element);
  const press = (event: PointerEvent) => {
    const pans = space.isDown || event.button === MIDDLE_BUTTON;
    if (event.button !== 0 && !pans) return;
    // Otherwise the middle button starts scrolling, and browsers send mouse events in addition to pointer events.
    event.preventDefault();
    element.focus({ preventScroll: true });
    if (space.isDown) space.hasPanned = true;
    cursor.leave();
    element.setPointerCapture(event.pointerId);
    corner = cornerOf(element);
    pointers.press(sampleOf(corner, event, pans));
    hover(parts, pixelAt(parts, event, corner), event.pointerType);
  };
  const move = (event: PointerEvent) => {
    // During a stroke no other listener needs the moves, and the canvas stays where it is.
    if (pixelEditor.isDrawing) event.stopPropagation();
    else corner = cornerOf(element);
    pointers.move(sampleOf(corner, event, false));
    hover(parts, pixelAt(parts, event, corner), event.pointerType);
  };
  const lift = (isBroken: boolean) => (event: PointerEvent) => {
    pointers.lift(event.pointerId, isBroken);
    const at = pixelAt(parts, event, cornerOf(element));
    hover(parts, event.pointerType === "mouse" ? at : null, event.pointerType);
    cursor.startAt(at);
  };
  const holdKeys = (event: KeyboardEvent) => {
    if (["Shift", "Alt"].includes(event.key)) pointers.holdKeys({ shift: event.shiftKey, alt: event.altKey });
  };
  element.addEventListener("pointerdown", press, { signal });
  element.addEventListener("pointermove", move, { signal });
  element.addEventListener("pointerup", lift(false), { signal });
  element.addEventListener("pointercancel", lift(true), { signal });
  // If another window takes the mouse, its button is released there without an event here.
  element.addEventListener("lostpointercapture", ({ pointerId }) => pointers.lift(pointerId, false), { signal });
  element.addEventListener("pointerleave", () => !cursor.isDown && hover(parts, null, "mouse"), { signal });
  element.addEventListener("contextmenu", (event) => event.preventDefault(), { signal });
  // Otherwise browsers take a quick stroke for a fling, and the next tap for stopping it.
  element.addEventListener("touchmove", (event) => event.preventDefault(), { signal, passive: false });
  window.addEventListener("keydown", holdKeys, { signal });
  window.addEventListener("keyup", holdKeys, { signal });
}

function attachWheel({ element, pixelEditor }: PaintInputOptions, signal: AbortSignal): void {
  const wheel = new WheelZoom();
  const turn = (event: WheelEvent) => {
    event.preventDefault();
    const step = wheel.turn(event);
    if (step)
      pixelEditor.viewport.zoomTo(pixelEditor.store.getState().view.zoom + step, placeIn(cornerOf(element), event));
  };
  element.addEventListener("wheel", turn, { signal, passive: false });
}

/** The top left corner of the canvas on the page, CSS px. */
type Corner = Pick<DOMRect, "left" | "top">;

/** Shows the brush at a pixel and describes it, and changes the pointer over a selection that can be dragged. Null if the pointer left. */
function hover(
  { element, pixelEditor, paintView, say }: PaintInputOptions,
  at: Pixel | null,
  pointerType: string,
): void {
  const { drawing, settings } = pixelEditor.store.getState();
  const takes = settings.tool === "select" || settings.tool === "wand";
  const isOver = at !== null && drawing.selection !== null && isInSelection(drawing.selection, at);
  element.toggleAttribute("data-moves", takes && isOver);
  const byTouch = pointerType === "touch";
  const isSeen = !byTouch || settings.tool === "eyedropper" || settings.tool === "anchor";
  paintView.showPointer(at && isSeen ? { at, by: byTouch ? "touch" : "mouse" } : null);
  say(at ? describePlace(drawing, at, grainOf(settings.size)) : "");
}

function sampleOf({ left, top }: Corner, event: PointerEvent, pans: boolean): PointerSample {
  const coalesced = event.type === "pointermove" ? event.getCoalescedEvents() : [];
  const samples = coalesced.length > 0 ? coalesced : [event];
  return {
    id: event.pointerId,
    kind: event.pointerType === "pen" || event.pointerType === "touch" ? event.pointerType : "mouse",
    place: { x: event.clientX - left, y: event.clientY - top },
    places: samples.map(({ clientX, clientY }) => ({ x: clientX - left, y: clientY - top })),
    time: event.timeStamp,
    shift: event.shiftKey,
    alt: event.altKey,
    pans,
  };
}

function pixelAt({ pixelEditor }: PaintInputOptions, event: MouseEvent, corner: Corner): Pixel {
  return pixelUnder(pixelEditor.store.getState().view, placeIn(corner, event));
}

/** Called at most once per event, because it may force a layout. */
function cornerOf(element: Element): Corner {
  return element.getBoundingClientRect();
}

function placeIn({ left, top }: Corner, { clientX, clientY }: MouseEvent): Pixel {
  return { x: clientX - left, y: clientY - top };
}

/** How far a wheel or two fingers on a touchpad must scroll for one step of zoom, CSS px. */
const FAR = 60;
/** The same for a pinch on a touchpad, which browsers report as a wheel with Ctrl in small steps. */
const FAR_PINCHED = 8;
const LINE = 33;

/** Accumulates wheel events into steps of zoom: a mouse sends whole notches, a touchpad a hundred small pieces. */
export class WheelZoom {
  #way = 0;

  /** 1 zooms in, -1 zooms out, 0 is not enough yet. */
  turn({ deltaY, deltaMode, ctrlKey }: Pick<WheelEvent, "deltaY" | "deltaMode" | "ctrlKey">): -1 | 0 | 1 {
    const way = deltaMode === 0 ? deltaY : deltaY * LINE;
    this.#way = Math.sign(way) === Math.sign(this.#way) ? this.#way + way : way;
    if (Math.abs(this.#way) < (ctrlKey ? FAR_PINCHED : FAR)) return 0;
    this.#way = 0;
    return way < 0 ? 1 : -1;
  }
}
