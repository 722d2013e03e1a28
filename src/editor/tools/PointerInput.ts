import type { Point } from "../../engine/index.ts";
import type { Editor } from "../Editor.ts";
import { hasDrifted } from "./gestures/Pressing.ts";
import type { Target, ToolEvent } from "./ToolEvent.ts";

/** Two taps on the same target within this time are a double press. */
const DOUBLE_MS = 400;
/** A finger that rests this long in a scrolling list begins to drag what is under it. */
const HOLD_MS = 200;

/** The press that is being tracked. */
interface Held {
  readonly pointerId: number;
  readonly target: Target;
  /** The zone it began in; null if it began outside every zone. */
  readonly zone: DropZone | null;
  readonly start: Point;
  /** The axis along which a finger may scroll here instead; nothing is dragged until that is decided. */
  waitsFor: "x" | "y" | "both" | null;
  /** It went down on a button inside the target, which handles a press without movement. */
  readonly isOnButton: boolean;
  hasDrifted: boolean;
}

/**
 * A part of the page that the pointer can act on: a stage view, a list of the inspector. It is registered with
 * `PointerInput`, which follows every pointer over the whole page and sends ToolEvents to the editor.
 */
interface DropZone {
  readonly element: Element;
  /**
   * What is at a point of the page (CSS px); null if this zone has nothing there. `held` is the target of the gesture
   * if it began in this zone: a handle stays the target wherever the pointer goes.
   */
  locate(pixel: Point, held: Target | null): Target | null;
}

/** Turns DOM pointer events anywhere on the page into ToolEvents, so that one gesture can lead from any panel onto any stage. */
export class PointerInput {
  readonly #editor: Editor;
  readonly #page: Window;
  readonly #zones = new Map<Element, DropZone>();
  readonly #listening = new AbortController();
  #held: Held | null = null;
  /** The last move of the pressed pointer. */
  #lastMove: PointerEvent | null = null;
  #cancelHold: (() => void) | null = null;
  /** A drag has just ended, and the click that the browser may send after it must press nothing. */
  #dropsClick = false;
  #lastTap: { readonly target: Target; readonly at: number } | null = null;

  constructor(editor: Editor, page: Window) {
    this.#editor = editor;
    this.#page = page;
    const { signal } = this.#listening;
    page.addEventListener("pointermove", (event) => this.#moved(event), { signal });
    page.addEventListener("pointerup", (event) => this.#released(event), { signal });
    page.addEventListener("pointercancel", (event) => this.#lost(event), { signal });
    page.addEventListener("contextmenu", (event) => this.#keepFromMenu(event), { signal, capture: true });
    page.addEventListener("mousemove", (event) => this.#keepFromTwins(event), { signal, capture: true });
    for (const kind of ["pointerdown", "click"] as const)
      page.addEventListener(kind, (event) => this.#keepFromClick(event), { signal, capture: true });
    page.addEventListener("keydown", (event) => this.#key(event), { signal, capture: true });
    page.addEventListener("touchmove", (event) => this.#keepFromScrolling(event), { signal, passive: false });
  }

  /** Registers a zone; returns what unregisters it. */
  register(zone: DropZone): () => void {
    const { element } = zone;
    this.#zones.set(element, zone);
    return () => {
      if (this.#zones.get(element) === zone) this.#zones.delete(element);
    };
  }

  /**
   * Tracks a pointer that went down on a target with its main button, until it is up or canceled, or Escape is pressed. `isOnButton`: it went
   * down on a button inside the target, so it can only drag the target; without movement it presses that button.
   */
  begin(event: PointerEvent, target: Target, isOnButton = false): void {
    if (this.#held || event.button !== 0) return;
    const start = pixelOf(event);
    const waitsFor = event.pointerType === "touch" ? scrollAxis(event.target) : null;
    const zone = this.#zoneAt(event.target);
    this.#held = { pointerId: event.pointerId, target, zone, start, waitsFor, isOnButton, hasDrifted: false };
    if (waitsFor) this.#cancelHold = this.#editor.clock.after(HOLD_MS, () => this.#decide());
    this.#send("press", event, target);
  }

  /** What is under the resting pointer has moved, as in a list that scrolls by itself. */
  again(): void {
    if (this.#lastMove) this.#moved(this.#lastMove);
  }

  destroy(): void {
    this.#listening.abort();
    this.#forget();
    this.#zones.clear();
  }

  #moved(event: PointerEvent): void {
    const held = this.#held;
    if (!held) this.#hovered(event);
    if (event.pointerId !== held?.pointerId) return;
    if (held.waitsFor && !isAcross(held.waitsFor, held.start, pixelOf(event))) return;
    this.#decide();
    held.hasDrifted ||= hasDrifted(held.start, pixelOf(event));
    this.#lastMove = event;
    this.#send("move", event, this.#locate(event, held));
  }

  #hovered(event: PointerEvent): void {
    const { toolId, carries } = this.#editor.store.getState().ui;
    if (event.pointerType !== "touch" && (toolId === "stamp" || carries !== null)) {
      this.#send("move", event, this.#locate(event, null));
    }
  }

  #released(event: PointerEvent): void {
    const held = this.#held;
    if (event.pointerId !== held?.pointerId) return;
    const target = this.#locate(event, held);
    this.#forget();
    this.#dropsClick = held.hasDrifted;
    if (held.isOnButton && !held.hasDrifted) this.#send("cancel", event, held.target);
    else this.#send("release", event, target);
    this.#countTap(event, held);
  }

  /** The browser took the pointer for scrolling or a gesture of its own. */
  #lost(event: PointerEvent): void {
    const held = this.#held;
    if (event.pointerId !== held?.pointerId) return;
    this.#forget();
    this.#send("cancel", event, held.target);
  }

  /** Escape during a gesture cancels it, and does nothing else. */
  #key(event: KeyboardEvent): void {
    const held = this.#held;
    if (event.key !== "Escape" || !held) return;
    event.preventDefault();
    event.stopPropagation();
    this.#forget();
    const { shiftKey: shift, altKey: alt } = event;
    this.#editor.toolbox.dispatch({ kind: "cancel", target: held.target, pixel: held.start, shift, alt });
  }

  #countTap(event: PointerEvent, { target, start, isOnButton }: Held): void {
    const last = this.#lastTap;
    const at = this.#editor.clock.now();
    this.#lastTap = isOnButton || hasDrifted(start, pixelOf(event)) ? null : { target, at };
    if (!this.#lastTap || !last || at - last.at > DOUBLE_MS || !isSameTarget(last.target, target)) return;
    this.#lastTap = null;
    this.#send("doublePress", event, target);
  }

  #send(kind: ToolEvent["kind"], event: PointerEvent, target: Target): void {
    this.#editor.toolbox.dispatch({ kind, target, pixel: pixelOf(event), shift: event.shiftKey, alt: event.altKey });
  }

  /**
   * What is under a pointer. A dragged handle is asked first, because it stays the target wherever the pointer goes. What is carried over the
   * edge of a picture of a recording is still on its squares, where nothing else has squares of its own.
   */
  #locate(event: PointerEvent, held: Held | null): Target {
    const pixel = pixelOf(event);
    const dragged = held?.target.kind === "handle" ? held.zone?.locate(pixel, held.target) : null;
    if (dragged) return dragged;
    const zone = this.#zoneAt(this.#under(event));
    const under = zone?.locate(pixel, zone === held?.zone ? held.target : null) ?? null;
    const isOver = held?.target.kind === "square" && held.target.view !== "stage" && under?.kind !== "square";
    const beyond = isOver && zone !== held.zone ? held.zone?.locate(pixel, held.target) : null;
    return beyond ?? under ?? { kind: "nothing" };
  }

  /** The element under the pointer. Only a mouse event that is being dispatched knows it: touch events all go to where the finger came down. */
  #under(event: PointerEvent): EventTarget | null {
    const isTold = event.pointerType === "mouse" && event.eventPhase !== event.NONE;
    return isTold ? event.target : this.#page.document.elementFromPoint(event.clientX, event.clientY);
  }

  /** The innermost zone that contains an element. */
  #zoneAt(place: EventTarget | null): DropZone | null {
    let element = isElement(place) ? place : null;
    while (element && !this.#zones.has(element)) element = element.parentElement;
    return (element && this.#zones.get(element)) ?? null;
  }

  /** From now on the finger drags, and the list under it does not scroll. */
  #decide(): void {
    this.#cancelHold?.();
    this.#cancelHold = null;
    if (this.#held) this.#held.waitsFor = null;
  }

  #forget(): void {
    this.#decide();
    this.#lastMove = null;
    this.#held = null;
  }

  #keepFromScrolling(event: TouchEvent): void {
    if (this.#held && !this.#held.waitsFor && event.cancelable) event.preventDefault();
  }

  /** Nothing on this page needs the mouse events that follow pointer events, and React would handle each one. */
  #keepFromTwins(event: MouseEvent): void {
    if (this.#held) event.stopPropagation();
  }

  /** Stops the click that ends a drag. A click by key (`detail` is 0) or a new press shows that none has come. */
  #keepFromClick(event: MouseEvent): void {
    if (this.#dropsClick && event.type === "click" && event.detail > 0) event.stopPropagation();
    this.#dropsClick = false;
  }

  /** A finger that rests in order to drag must not open the context menu. */
  #keepFromMenu(event: Event): void {
    if (!this.#held) return;
    event.preventDefault();
    event.stopPropagation();
  }
}

function pixelOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY };
}

function isElement(place: EventTarget | null): place is Element {
  return place !== null && "parentElement" in place;
}

/** Whether a finger moved across the scroll direction of the list under it, and so does not mean to scroll. */
function isAcross(axis: "x" | "y" | "both", from: Point, to: Point): boolean {
  if (axis === "both" || !hasDrifted(from, to)) return false;
  const [x, y] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  return axis === "y" ? x > y : y > x;
}

/** Two taps have the same target even if the second is elsewhere in the same square or card. */
function isSameTarget(a: Target, b: Target): boolean {
  return identityOf(a) === identityOf(b);
}

function identityOf(target: Target): string {
  switch (target.kind) {
    case "square":
      return `square ${target.view} ${target.cell.x},${target.cell.y}`;
    case "rule":
      return `rule ${target.characterId} ${target.ruleId}`;
    case "handle":
      return `handle ${target.view} ${target.side}`;
    default:
      return JSON.stringify(target);
  }
}

/** The axes along which a finger may scroll here, so that a drag has to wait, read from `touch-action`; null: none. */
function scrollAxis(place: EventTarget | null): "x" | "y" | "both" | null {
  if (!(place instanceof Element)) return null;
  for (let element: Element | null = place; element; element = element.parentElement) {
    const action = getComputedStyle(element).touchAction;
    if (action === "none") return null;
    if (action.includes("pan-x") && action.includes("pan-y")) return "both";
    if (action.includes("pan-y")) return "y";
    if (action.includes("pan-x")) return "x";
  }
  return "both";
}
