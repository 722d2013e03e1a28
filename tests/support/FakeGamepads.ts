import { vi } from "vitest";

/** The gamepads of a browser, as a test connects and presses them. */
export class FakeGamepads {
  #pad: { connected: boolean; axes: number[]; buttons: { pressed: boolean }[] } | null = null;

  constructor() {
    vi.stubGlobal("navigator", { getGamepads: () => [null, this.#pad] });
  }

  connect(): void {
    this.#pad = { connected: true, axes: [0, 0], buttons: Array.from({ length: 17 }, () => ({ pressed: false })) };
    window.dispatchEvent(new Event("gamepadconnected"));
  }

  disconnect(): void {
    this.#pad = null;
    window.dispatchEvent(new Event("gamepaddisconnected"));
  }

  /** Holds these buttons of the standard layout down, and no others. */
  hold(...indexes: number[]): void {
    this.#pad?.buttons.forEach((button, index) => {
      button.pressed = indexes.includes(index);
    });
  }

  tilt(x: number, y: number): void {
    if (this.#pad) this.#pad.axes = [x, y];
  }
}
