import type { Box, Pixel } from "../../pixels/Box.ts";
import { edgesOf, type MaskEdge } from "../../pixels/edges.ts";
import type { Mask } from "../../pixels/Mask.ts";
import { Container, Graphics } from "../../pixi/pixi.ts";
import { boxEdges, DASH_STEPS, lineBoxes, outlineDashes } from "./outlineDashes.ts";

/** What the outline surrounds: a selection, or a selection box being drawn. */
export type Marked = { readonly mask: Mask; readonly at: Pixel } | { readonly box: Box };

const THICK = 1;

/** The moving dashed outline of a selection. Each step of the animation is drawn once and then only shown or hidden. */
export class SelectionOutline {
  readonly container = new Container();
  readonly #line = new Graphics();
  #steps: (Graphics | undefined)[] = [];
  #edges: readonly MaskEdge[] = [];
  #drawn: unknown[] = [];
  #zoom = 1;
  #step = 0;

  constructor() {
    this.container.addChild(this.#line);
  }

  showOutline(marked: Marked | null, zoom: number): void {
    this.container.visible = marked !== null;
    if (!marked) return;
    const at = "box" in marked ? marked.box : marked.at;
    this.container.position.set(at.x * zoom, at.y * zoom);
    const drawn = "box" in marked ? [marked.box.width, marked.box.height, zoom] : [marked.mask, zoom];
    if (drawn.length !== this.#drawn.length || drawn.some((part, place) => part !== this.#drawn[place])) {
      this.#drawn = drawn;
      this.#zoom = zoom;
      this.#edges = "box" in marked ? boxEdges(marked.box) : edgesOf(marked.mask);
      this.#drawLine();
    }
    this.#showStep();
  }

  /** The next step of the animation. */
  step(): void {
    this.#step = (this.#step + 1) % DASH_STEPS;
    if (this.container.visible) this.#showStep();
  }

  #drawLine(): void {
    for (const step of this.#steps) step?.destroy();
    this.#steps = [];
    fill(this.#line.clear(), lineBoxes(this.#edges, this.#zoom, THICK), "#000000");
  }

  #showStep(): void {
    this.#steps[this.#step] ??= this.#newStep();
    this.#steps.forEach((each, step) => {
      if (each) each.visible = step === this.#step;
    });
  }

  #newStep(): Graphics {
    const dashes = fill(new Graphics(), outlineDashes(this.#edges, this.#zoom, this.#step, THICK), "#ffffff");
    this.container.addChild(dashes);
    return dashes;
  }
}

function fill(graphics: Graphics, boxes: readonly Box[], color: string): Graphics {
  for (const { x, y, width, height } of boxes) graphics.rect(x, y, width, height);
  return boxes.length > 0 ? graphics.fill({ color }) : graphics;
}
