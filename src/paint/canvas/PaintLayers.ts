import { nextFrame, prefersReducedMotion, screenResolution } from "../../browser/screen.ts";
import { after } from "../../browser/timers.ts";
import { wholeBox } from "../../pixels/Box.ts";
import type { PixelImage } from "../../pixels/PixelImage.ts";
import { onContextRestored } from "../../stage/view/contextRestored.ts";
import { type Application, Container } from "../../stage/view/pixi.ts";
import { type Drawing, imageIn } from "../model/Drawing.ts";
import type { PaintState, StrokeView } from "../model/PaintState.ts";
import type { PixelEditor } from "../model/PixelEditor.ts";
import { BrushMark, type PointerPlace } from "./BrushMark.ts";
import { CanvasBackground } from "./CanvasBackground.ts";
import { PaintLines } from "./PaintLines.ts";
import { SelectionOutline } from "./SelectionOutline.ts";
import { ShownPixels } from "./ShownPixels.ts";
import { TiledImage } from "./TiledImage.ts";

/** The dashes of a selection outline move once in this time. */
const ANTS_MS = 200;
const ONION_ALPHA = 0.35;

/** The picture of the pixel editor. It is updated outside of React and rendered only if something changed. */
export class PaintLayers {
  readonly #app: Application;
  readonly #pixelEditor: PixelEditor;
  /** One unit per pixel. */
  readonly #paper = new Container();
  /** In CSS px from the top left corner of the picture. */
  readonly #marks = new Container();
  readonly #board = new CanvasBackground();
  readonly #onion = new StillImage();
  readonly #shown = new ShownPixels();
  readonly #panes = new TiledImage();
  readonly #floating = new StillImage();
  readonly #lines = new PaintLines();
  readonly #ants = new SelectionOutline();
  readonly #brush = new BrushMark();
  readonly #ends: (() => void)[];
  #pointer: PointerPlace | null = null;
  #cancelFrame: (() => void) | null = null;
  #cancelStep: (() => void) | null = null;

  constructor(app: Application, pixelEditor: PixelEditor) {
    this.#app = app;
    this.#pixelEditor = pixelEditor;
    const { container: onion } = this.#onion.panes;
    onion.alpha = ONION_ALPHA;
    const { container: floating } = this.#floating.panes;
    this.#paper.addChild(this.#board.container, onion, this.#panes.container, floating);
    this.#marks.addChild(this.#lines.graphics, this.#ants.container, this.#brush.container);
    app.stage.addChild(this.#paper, this.#marks);
    const draw = () => this.#draw();
    this.#ends = [pixelEditor.store.subscribe(draw), pixelEditor.strokes.subscribe(draw), onContextRestored(app, draw)];
  }

  destroy(): void {
    for (const end of this.#ends) end();
    this.#cancelFrame?.();
    this.#cancelStep?.();
    for (const part of [this.#board, this.#panes, this.#onion.panes, this.#floating.panes]) part.destroy();
    for (const layer of [this.#paper, this.#marks]) layer.destroy({ children: true });
  }

  /** The side of the square it fills, CSS px. */
  resize(side: number): void {
    this.#app.renderer.resize(side, side);
    this.#drawNow();
  }

  /** Shows the brush under the pointer; null if it is not over the canvas. */
  showPointer(pointer: PointerPlace | null): void {
    this.#pointer = pointer;
    this.#draw();
  }

  #draw(): void {
    this.#cancelFrame ??= nextFrame(() => {
      this.#cancelFrame = null;
      this.#drawNow();
    });
  }

  #drawNow(): void {
    const state = this.#pixelEditor.store.getState();
    const { stroke } = this.#pixelEditor.strokes.getState();
    const { view } = state;
    this.#paper.position.set(view.x, view.y);
    this.#paper.scale.set(view.zoom);
    this.#marks.position.set(view.x, view.y);
    this.#drawPixels(state, stroke);
    this.#drawMarks(state, stroke);
    this.#app.render();
  }

  #drawPixels({ drawing, settings, view }: PaintState, stroke: StrokeView | null): void {
    const image = imageIn(drawing);
    const changed = this.#shown.take(image, stroke);
    if (changed) this.#panes.showImage(this.#shown.image, changed);
    this.#board.resize(image, view.zoom);
    this.#board.showEmptyTiles(drawing.frames);
    this.#onion.show(settings.onion ? frameBefore(drawing) : null);
    const floating = drawing.selection?.kind === "floating" ? drawing.selection : null;
    this.#floating.show(floating?.image ?? null);
    if (floating) this.#floating.panes.container.position.set(floating.at.x, floating.at.y);
  }

  #drawMarks({ drawing, settings, view }: PaintState, stroke: StrokeView | null): void {
    const image = imageIn(drawing);
    const size = { width: image.width, height: image.height };
    const { anchor } = drawing;
    this.#lines.showLines({ size, zoom: view.zoom, anchor, mirrors: settings.mirrors, hair: 1 / screenResolution() });
    const marked = stroke?.kind === "box" ? { box: stroke.box } : drawing.selection;
    this.#ants.showOutline(marked, view.zoom);
    this.#brush.showBrush(this.#pointer, settings, image, view.zoom);
    this.#walkAnts(marked !== null && !prefersReducedMotion());
  }

  #walkAnts(doWalk: boolean): void {
    if (!doWalk) this.#cancelStep?.();
    if (!doWalk) this.#cancelStep = null;
    else
      this.#cancelStep ??= after(ANTS_MS, () => {
        this.#cancelStep = null;
        this.#ants.step();
        this.#draw();
      });
  }
}

/** An image that strokes do not change. */
class StillImage {
  readonly panes = new TiledImage();
  #image: PixelImage | null = null;

  show(image: PixelImage | null): void {
    this.panes.container.visible = image !== null;
    if (image && image !== this.#image) this.panes.showImage(image, wholeBox(image));
    this.#image = image ?? this.#image;
  }
}

function frameBefore({ frames, frame }: Drawing): PixelImage | null {
  return frames[frame - 1] ?? null;
}
