/** With what the user has worked last, so that the page can speak of that: fingers, a mouse or keys. */
import { isTouchScreen } from "./screen.ts";

export type InputKind = "touch" | "mouse" | "keys";

/** Keys that move or press; any other key may be a shortcut of somebody who works with a mouse. */
const MOVING_KEYS = /^(?:Tab|Enter|Arrow(?:Left|Right|Up|Down))$/;

const listeners = new Set<() => void>();
let current: InputKind | null = null;

/** By default, what the screen is made for. */
export function inputInUse(): InputKind {
  return current ?? (isTouchScreen() ? "touch" : "mouse");
}

/** Calls back when another input is used. The returned function ends it. */
export function onInputInUse(call: () => void): () => void {
  if (listeners.size === 0) listen();
  listeners.add(call);
  return () => {
    listeners.delete(call);
    if (listeners.size === 0) ignore();
  };
}

function listen(): void {
  window.addEventListener("pointerdown", onPointer, true);
  window.addEventListener("keydown", onKey, true);
}

function ignore(): void {
  window.removeEventListener("pointerdown", onPointer, true);
  window.removeEventListener("keydown", onKey, true);
}

function onPointer({ pointerType }: PointerEvent): void {
  use(pointerType === "touch" || pointerType === "pen" ? "touch" : "mouse");
}

function onKey({ key }: KeyboardEvent): void {
  if (MOVING_KEYS.test(key)) use("keys");
}

function use(kind: InputKind): void {
  if (kind === current) return;
  current = kind;
  for (const call of listeners) call();
}

/** Calls once, at the first press of a pointer or a key. The returned function gives up waiting. */
export function atFirstPress(call: () => void): () => void {
  const waiting = new AbortController();
  const pressed = () => {
    waiting.abort();
    call();
  };
  for (const event of ["pointerdown", "keydown"]) {
    window.addEventListener(event, pressed, { capture: true, signal: waiting.signal });
  }
  return () => waiting.abort();
}
