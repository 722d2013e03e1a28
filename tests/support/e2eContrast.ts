import type { Locator, Page } from "@playwright/test";

type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

interface Shown {
  readonly name: string;
  readonly text: string;
  /** The background colors behind the text, from the control itself outward. */
  readonly grounds: readonly string[];
}

/**
 * The names of the controls whose text or icon has a contrast below 3:1 (WCAG 2) while the mouse is over them. Controls that the mouse
 * cannot reach are skipped.
 */
export async function dimUnderMouse(page: Page, controls: Locator): Promise<string[]> {
  const dim: string[] = [];
  for (const control of await controls.all()) {
    if (await control.evaluate((one) => getComputedStyle(one).pointerEvents === "none")) continue;
    await control.hover();
    const { name, text, grounds } = await control.evaluate(shownNow);
    const ratio = contrast(rgba(text), flattened(grounds.map(rgba)));
    if (ratio < 3) dim.push(`${name}: ${ratio.toFixed(1)}`);
  }
  await page.mouse.move(0, 0);
  return dim;
}

/** The color directly behind a control while the mouse is over it. */
export async function groundUnderMouse(control: Locator): Promise<string | undefined> {
  await control.hover();
  return (await control.evaluate(shownNow)).grounds[0];
}

/** Runs in the page. Finishes transitions first. */
function shownNow(control: Element): Shown {
  for (const fade of document.getAnimations()) if (fade instanceof CSSTransition) fade.finish();
  const grounds: string[] = [];
  for (let at: Element | null = control; at; at = at.parentElement) grounds.push(getComputedStyle(at).backgroundColor);
  const name = control.getAttribute("aria-label") ?? control.textContent ?? "";
  return { name, text: getComputedStyle(control).color, grounds };
}

function rgba(color: string): Rgba {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return [red, green, blue, alpha];
}

/** Blends the backgrounds, the innermost on top, over a white page. */
function flattened(grounds: readonly Rgba[]): Rgba {
  return grounds.reduceRight<Rgba>((below, above) => over(above, below), [255, 255, 255, 1]);
}

function over([red, green, blue, alpha]: Rgba, [r, g, b]: Rgba): Rgba {
  const mix = (above: number, below: number) => above * alpha + below * (1 - alpha);
  return [mix(red, r), mix(green, g), mix(blue, b), 1];
}

function contrast(text: Rgba, ground: Rgba): number {
  const [light, dark] = [luminance(over(text, ground)), luminance(ground)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance([red, green, blue]: Rgba): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
