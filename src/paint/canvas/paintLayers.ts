import { prefersReducedMotion, screenResolution } from "../../browser/screen.ts";
import { after } from "../../browser/timers.ts";
import { wholeBox } from "../../pixels/Box.ts";
import type { PixelImage } from "../../pixels/PixelImage.ts";
import { grainOf } from "../../pixels/shapes.ts";
import type { Container } from "../../pixi/pixi.ts";
import { imageIn } from "../model/Drawing.ts";
import { BrushMark } from "./BrushMark.ts";
import { CanvasBackground } from "./CanvasBackground.ts";
import { PaintLines } from "./PaintLines.ts";
import type { PaintView } from "./PaintView.ts";
import { SelectionOutline } from "./SelectionOutline.ts";
import { ShownPixels } from "./ShownPixels.ts";
import { TiledImage } from "./TiledImage.ts";

/** The dashes of a selection outline move once in this time. */
const DASHES_MS = 200;
const ONION_ALPHA = 0.35;

/** Moves and scales a container with the viewport, so that it has one unit per pixel of the drawing. */
export function mountPaper(paintView: PaintView, container: Container): () => void {
  return paintView.addLayer({
    ends: [paintView.watch(({ view }) => [view])],
    draw: ({ view }) => {
      container.position.set(view.x, view.y);
      container.scale.set(view.zoom);
    },
    destroy: () => {},
  });
}

/** Moves a container with the viewport, so that it has CSS px from the top left corner of the drawing. */
export function mountMarks(paintView: PaintView, container: Container): () => void {
  return paintView.addLayer({
    ends: [paintView.watch(({ view }) => [view])],
    draw: ({ view }) => container.position.set(view.x, view.y),
    destroy: () => {},
  });
}

export function mountBackground(paintView: PaintView, container: Container): () => void {
  const background = new CanvasBackground();
  container.addChild(background.container);
  return paintView.addLayer({
    ends: [paintView.watch(({ drawing, settings }) => [drawing, settings.size])],
    draw: ({ drawing, settings, view }) => {
      background.resize(imageIn(drawing), view.zoom, grainOf(settings.size));
      background.showEmptyTiles(drawing.frames);
    },
    destroy: () => {
      background.destroy();
      background.container.destroy({ children: true });
    },
  });
}

/** The frame before the current one, shown faintly. */
export function mountOnionSkin(paintView: PaintView, container: Container): () => void {
  const image = new StillImage(container);
  container.alpha = ONION_ALPHA;
  return paintView.addLayer({
    ends: [paintView.watch(({ drawing, settings }) => [drawing, settings.onion])],
    draw: ({ drawing, settings }) =>
      image.showImage(settings.onion ? (drawing.frames[drawing.frame - 1] ?? null) : null),
    destroy: () => image.destroy(),
  });
}

/** The drawing with the stroke in progress on it. */
export function mountDrawing(paintView: PaintView, container: Container): () => void {
  const pixels = new ShownPixels();
  const image = new TiledImage();
  container.addChild(image.container);
  return paintView.addLayer({
    ends: [paintView.watch(({ drawing }) => [drawing]), paintView.watchStroke()],
    draw: ({ drawing, stroke }) => {
      const changed = pixels.take(imageIn(drawing), stroke);
      if (changed) image.showImage(pixels.image, changed);
    },
    destroy: () => {
      image.destroy();
      image.container.destroy();
    },
  });
}

/** Selected pixels that have been moved or pasted and are not yet part of the drawing. */
export function mountFloatingSelection(paintView: PaintView, container: Container): () => void {
  const image = new StillImage(container);
  return paintView.addLayer({
    ends: [paintView.watch(({ drawing }) => [drawing.selection])],
    draw: ({ drawing: { selection } }) => {
      const floating = selection?.kind === "floating" ? selection : null;
      image.showImage(floating?.image ?? null);
      if (floating) container.position.set(floating.at.x, floating.at.y);
    },
    destroy: () => image.destroy(),
  });
}

export function mountLines(paintView: PaintView, container: Container): () => void {
  const lines = new PaintLines();
  container.addChild(lines.graphics);
  return paintView.addLayer({
    ends: [paintView.watch(({ drawing, settings }) => [drawing, settings.mirrors, settings.size])],
    draw: ({ drawing, settings, view }) => {
      const { width, height } = imageIn(drawing);
      const hair = 1 / screenResolution();
      const { zoom } = view;
      const grain = grainOf(settings.size);
      lines.showLines({
        size: { width, height },
        zoom,
        grain,
        anchor: drawing.anchor,
        mirrors: settings.mirrors,
        hair,
      });
    },
    destroy: () => lines.graphics.destroy(),
  });
}

/** The outline of the selection, or of the box that is being drawn. Its dashes move while it is shown. */
export function mountSelectionOutline(paintView: PaintView, container: Container): () => void {
  const outline = new SelectionOutline();
  container.addChild(outline.container);
  let cancelStep: (() => void) | null = null;
  const stop = () => {
    cancelStep?.();
    cancelStep = null;
  };
  const step = () => {
    cancelStep = null;
    outline.step();
    paintView.requestFrame();
  };
  return paintView.addLayer({
    ends: [paintView.watch(({ drawing }) => [drawing.selection]), paintView.watchStroke(), stop],
    draw: ({ drawing, stroke, view }) => {
      const marked = stroke?.kind === "box" ? { box: stroke.box } : drawing.selection;
      outline.showOutline(marked, view.zoom);
      if (marked === null || prefersReducedMotion()) stop();
      else cancelStep ??= after(DASHES_MS, step);
    },
    destroy: () => outline.container.destroy({ children: true }),
  });
}

export function mountBrush(paintView: PaintView, container: Container): () => void {
  const brush = new BrushMark();
  container.addChild(brush.container);
  return paintView.addLayer({
    // Frames for the pointer itself are requested where it is shown.
    ends: [paintView.watch(({ drawing, settings }) => [drawing, settings])],
    draw: ({ pointer, settings, drawing, view }) => brush.showBrush(pointer, settings, imageIn(drawing), view.zoom),
    destroy: () => brush.container.destroy({ children: true }),
  });
}

/** An image that strokes do not change. */
class StillImage {
  readonly #tiled = new TiledImage();
  #image: PixelImage | null = null;

  constructor(container: Container) {
    container.addChild(this.#tiled.container);
  }

  showImage(image: PixelImage | null): void {
    this.#tiled.container.visible = image !== null;
    if (image && image !== this.#image) this.#tiled.showImage(image, wholeBox(image));
    this.#image = image ?? this.#image;
  }

  destroy(): void {
    this.#tiled.destroy();
    this.#tiled.container.destroy();
  }
}
