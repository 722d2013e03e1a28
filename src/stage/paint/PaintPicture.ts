/** The canvas of the pixel editor as a picture, kept up to date outside of React and drawn only when something changed. */
import { nextFrame, prefersReducedMotion, screenResolution } from "../../browser/screen.ts";
import { after } from "../../browser/timers.ts";
import { type Drawing, imageIn } from "../../editor/paint/Drawing.ts";
import type { PaintDesk } from "../../editor/paint/PaintDesk.ts";
import type { PaintState, StrokeView } from "../../editor/paint/PaintState.ts";
import { wholeBox } from "../../pixels/Box.ts";
import type { PixelImage } from "../../pixels/PixelImage.ts";
import { onContextRestored } from "../contextRestored.ts";
import { type Application, Container } from "../pixi.ts";
import { Ants } from "./Ants.ts";
import { Board } from "./Board.ts";
import { BrushMark, type HandPlace } from "./BrushMark.ts";
import { PaintLines } from "./PaintLines.ts";
import { Panes } from "./Panes.ts";
import { ShownPixels } from "./ShownPixels.ts";

/** The ants take a step every so many ms (details §11). */
const ANTS_MS = 200;
const ONION_ALPHA = 0.35;

export class PaintPicture {
  readonly #app: Application;
  readonly #desk: PaintDesk;
  /** One unit a pixel. */
  readonly #paper = new Container();
  /** CSS px from the picture's top left corner. */
  readonly #marks = new Container();
  readonly #board = new Board();
  readonly #onion = new StillImage();
  readonly #shown = new ShownPixels();
  readonly #panes = new Panes();
  readonly #floating = new StillImage();
  readonly #lines = new PaintLines();
  readonly #ants = new Ants();
  readonly #brush = new BrushMark();
  readonly #ends: (() => void)[];
  #hand: HandPlace | null = null;
  #cancelFrame: (() => void) | null = null;
  #cancelStep: (() => void) | null = null;

  constructor(app: Application, desk: PaintDesk) {
    this.#app = app;
    this.#desk = desk;
    const { container: onion } = this.#onion.panes;
    onion.alpha = ONION_ALPHA;
    const { container: floating } = this.#floating.panes;
    this.#paper.addChild(this.#board.container, onion, this.#panes.container, floating);
    this.#marks.addChild(this.#lines.graphics, this.#ants.container, this.#brush.container);
    app.stage.addChild(this.#paper, this.#marks);
    const draw = () => this.#draw();
    this.#ends = [desk.store.subscribe(draw), desk.strokes.subscribe(draw), onContextRestored(app, draw)];
  }

  destroy(): void {
    for (const end of this.#ends) end();
    this.#cancelFrame?.();
    this.#cancelStep?.();
    for (const part of [this.#board, this.#panes, this.#onion.panes, this.#floating.panes]) part.destroy();
    for (const layer of [this.#paper, this.#marks]) layer.destroy({ children: true });
  }

  /** The side of the square that it fills, CSS px. */
  resize(side: number): void {
    this.#app.renderer.resize(side, side);
    this.#drawNow();
  }

  /** Shows where the drawing hand is; null: not over the canvas. */
  point(hand: HandPlace | null): void {
    this.#hand = hand;
    this.#draw();
  }

  #draw(): void {
    this.#cancelFrame ??= nextFrame(() => {
      this.#cancelFrame = null;
      this.#drawNow();
    });
  }

  #drawNow(): void {
    const state = this.#desk.store.getState();
    const { stroke } = this.#desk.strokes.getState();
    const { view } = state;
    this.#paper.position.set(view.x, view.y);
    this.#paper.scale.set(view.zoom);
    this.#marks.position.set(view.x, view.y);
    this.#drawPixels(state, stroke);
    this.#drawMarks(state, stroke);
    this.#app.render();
  }

  #drawPixels({ drawing, hand, view }: PaintState, stroke: StrokeView | null): void {
    const image = imageIn(drawing);
    const changed = this.#shown.take(image, stroke);
    if (changed) this.#panes.show(this.#shown.image, changed);
    this.#board.show(image, view.zoom);
    this.#board.showEmpty(drawing.frames);
    this.#onion.show(hand.onion ? frameBefore(drawing) : null);
    const floating = drawing.selection?.kind === "floating" ? drawing.selection : null;
    this.#floating.show(floating?.image ?? null);
    if (floating) this.#floating.panes.container.position.set(floating.at.x, floating.at.y);
  }

  #drawMarks({ drawing, hand, view }: PaintState, stroke: StrokeView | null): void {
    const image = imageIn(drawing);
    const size = { width: image.width, height: image.height };
    const { anchor } = drawing;
    this.#lines.show({ size, zoom: view.zoom, anchor, mirrors: hand.mirrors, hair: 1 / screenResolution() });
    const marked = stroke?.kind === "box" ? { box: stroke.box } : drawing.selection;
    this.#ants.show(marked, view.zoom);
    this.#brush.show(this.#hand, hand, image, view.zoom);
    this.#walkAnts(marked !== null && !prefersReducedMotion());
  }

  #walkAnts(doWalk: boolean): void {
    if (!doWalk) this.#cancelStep?.();
    if (!doWalk) this.#cancelStep = null;
    else
      this.#cancelStep ??= after(ANTS_MS, () => {
        this.#cancelStep = null;
        this.#ants.walk();
        this.#draw();
      });
  }
}

/** An image that no stroke is drawn on. */
class StillImage {
  readonly panes = new Panes();
  #image: PixelImage | null = null;

  show(image: PixelImage | null): void {
    this.panes.container.visible = image !== null;
    if (image && image !== this.#image) this.panes.show(image, wholeBox(image));
    this.#image = image ?? this.#image;
  }
}

function frameBefore({ frames, frame }: Drawing): PixelImage | null {
  return frames[frame - 1] ?? null;
}
