/** Gamepads. A browser tells a page of one only when a button of it is pressed. */

export type PadButton = "up" | "down" | "left" | "right" | "a" | "b" | "start";

/** The numbers of the buttons in the standard layout of browsers. */
const BUTTONS: readonly (readonly [number, PadButton])[] = [
  [0, "a"],
  [1, "b"],
  [9, "start"],
  [12, "up"],
  [13, "down"],
  [14, "left"],
  [15, "right"],
];
/** A stick that rests is seldom exactly in the middle. */
const DEAD_ZONE = 0.5;

/** Whether a gamepad is connected that the page knows of. */
export function hasGamepad(): boolean {
  return connected().length > 0;
}

/** The buttons that are down on any gamepad; the left stick counts as directions. */
export function heldPadButtons(): ReadonlySet<PadButton> {
  return new Set(connected().flatMap((pad) => [...buttonsOf(pad), ...directionsOf(pad)]));
}

/** Calls back after a gamepad was connected or has gone. Returns a function that ends it. */
export function onGamepads(call: () => void): () => void {
  const listening = new AbortController();
  for (const event of ["gamepadconnected", "gamepaddisconnected"])
    window.addEventListener(event, () => call(), { signal: listening.signal });
  return () => listening.abort();
}

/** Pages over plain HTTP have no gamepads in some browsers, and the list has gaps. */
function connected(): readonly Gamepad[] {
  try {
    return (navigator.getGamepads?.() ?? []).flatMap((pad) => (pad?.connected ? [pad] : []));
  } catch {
    // A frame around the page may forbid gamepads.
    return [];
  }
}

function buttonsOf({ buttons }: Gamepad): PadButton[] {
  return BUTTONS.flatMap(([index, name]) => (buttons[index]?.pressed ? [name] : []));
}

function directionsOf({ axes: [x = 0, y = 0] }: Gamepad): PadButton[] {
  const across: PadButton[] = Math.abs(x) > DEAD_ZONE ? [x < 0 ? "left" : "right"] : [];
  const along: PadButton[] = Math.abs(y) > DEAD_ZONE ? [y < 0 ? "up" : "down"] : [];
  return [...across, ...along];
}
