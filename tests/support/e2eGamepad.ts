import type { Page } from "@playwright/test";

/** Chromium has no gamepad of its own to be pressed by a story. */
export async function plugIn(page: Page): Promise<void> {
  await page.evaluate(() => {
    const buttons = Array.from({ length: 17 }, () => ({ pressed: false }));
    const pad = { connected: true, axes: [0, 0], buttons };
    Object.assign(navigator, { getGamepads: () => [pad] });
    window.addEventListener("pad", (event) => {
      const held = (event as CustomEvent<number[]>).detail;
      buttons.forEach((button, index) => {
        button.pressed = held.includes(index);
      });
    });
    window.dispatchEvent(new Event("gamepadconnected"));
  });
}

/** Holds these buttons of the standard layout down, and no others. */
export async function hold(page: Page, ...buttons: number[]): Promise<void> {
  await page.evaluate((detail) => window.dispatchEvent(new CustomEvent("pad", { detail })), buttons);
}
