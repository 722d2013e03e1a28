import type { CDPSession, Page } from "@playwright/test";
import { EditorPage } from "../../e2e/pages/EditorPage.ts";
import { PaintDialog } from "../../e2e/pages/PaintDialog.ts";
import type { Pixel } from "../../e2e/pages/Pixel.ts";
import { TestPixelEditor } from "../../support/TestPixelEditor.ts";
import { gameOf } from "../../support/testGame.ts";
import { atMost } from "../Figures.ts";
import { Gauge } from "./Gauge.ts";
import { rounds, type Subject } from "./Subject.ts";

const SLOW = 4;
/** Grows the canvas to five by five tiles. */
const GROWN = 4;
const SIDE = 200;
const EVENTS = 60;
const MIDDLE = [SIDE / 2, SIDE / 2] as const;
/** The radius of the drawn circle in CSS px: about 14 px an event, as fast as a hand moves. */
const RADIUS = 130;
const LINES = 8000;

/** Drawing on a large canvas with a thick brush: the cost of a pointer event, of the bucket and of the wand. */
export const paint: Subject = {
  name: "paint",
  aims: {
    "paint.stroke.scriptMs": atMost(2, 4),
    "paint.stroke.bytesPerPixel": atMost(0.01, 0.1),
    "paint.bucket.scriptMs": atMost(5, 10),
    "paint.wand.scriptMs": atMost(5, 10),
  },
  async measure(stand, figures) {
    figures.keep("paint.stroke.bytesPerPixel", await rounds(async () => bytesPerPixel()));
    const page = await stand.visit();
    const gauge = await Gauge.on(page);
    const dialog = await openLarge(page, await stand.putGame(gameOf([], [])));
    figures.keep("paint.bucket.scriptMs", await rounds((round) => fillMs(gauge, dialog, round)));
    figures.keep("paint.wand.scriptMs", await rounds(() => wandMs(gauge, dialog)));
    await dialog.choice("Pen").check();
    const hand = await page.context().newCDPSession(page);
    await gauge.slowDown(SLOW);
    figures.keep("paint.stroke.scriptMs", await rounds((round) => strokeMs(gauge, hand, dialog, round)));
    await stand.leave(page);
  },
};

async function openLarge(page: Page, game: string): Promise<PaintDialog> {
  const editor = new EditorPage(page);
  const dialog = new PaintDialog(page);
  await editor.open(game);
  await editor.library.drawNew();
  await dialog.isReady();
  for (let times = 0; times < GROWN; times++) {
    await dialog.button("Grow to the right").click();
    await dialog.button("Grow downwards").click();
  }
  await dialog.chooseThickPen(16);
  return dialog;
}

/** Fills the whole canvas in another color than the round before. */
async function fillMs(gauge: Gauge, dialog: PaintDialog, round: number): Promise<number> {
  await dialog.button(round % 2 ? "Red" : "Green").click();
  await dialog.choice("Fill").check();
  return gauge.scriptMs(() => dialog.stroke(MIDDLE));
}

/** Selects the whole canvas, which is filled by now; changing the tool drops the selection. */
async function wandMs(gauge: Gauge, dialog: PaintDialog): Promise<number> {
  await dialog.choice("Fill").check();
  await dialog.choice("Wand").check();
  return gauge.scriptMs(() => dialog.stroke(MIDDLE));
}

/** Draws a circle, one event a frame; drawing the frames counts as well. */
async function strokeMs(gauge: Gauge, hand: CDPSession, dialog: PaintDialog, round: number): Promise<number> {
  const { x, y } = await dialog.pixelOf(SIDE / 2 + round, SIDE / 2);
  const places = Array.from({ length: EVENTS }, (_, step) => onCircle({ x, y }, (step / EVENTS) * 2 * Math.PI));
  const [first = { x, y }] = places;
  await move(hand, "mouseMoved", first, 0);
  await move(hand, "mousePressed", first, 1);
  const all = await gauge.scriptMs(async () => {
    for (const place of places) await move(hand, "mouseMoved", place, 1);
  });
  await move(hand, "mouseReleased", first, 0);
  return all / EVENTS;
}

/** Bypasses Playwright, which queries the page with every move of a pressed mouse. */
async function move(
  hand: CDPSession,
  type: "mouseMoved" | "mousePressed" | "mouseReleased",
  { x, y }: Pixel,
  buttons: number,
): Promise<void> {
  await hand.send("Input.dispatchMouseEvent", { type, x, y, button: "left", buttons, clickCount: 1 });
}

function onCircle({ x, y }: Pixel, turn: number): Pixel {
  return { x: x + RADIUS * Math.cos(turn), y: y + RADIUS * Math.sin(turn) };
}

/** The memory that a stroke takes for each pixel of its lines. */
function bytesPerPixel(): number {
  const test = new TestPixelEditor();
  for (let times = 0; times < GROWN; times++) {
    test.pixelEditor.grow("right");
    test.pixelEditor.grow("bottom");
  }
  test.pixelEditor.tools.setSize(16);
  const points = Array.from({ length: LINES }, (_, step) => ({ x: step % 2 ? SIDE : 0, y: step % SIDE }));
  test.press([[0, 0]]);
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  test.pixelEditor.send({ kind: "move", points, shift: false, alt: false });
  const grown = process.memoryUsage().heapUsed - before;
  return Math.max(0, grown) / (LINES * SIDE);
}
