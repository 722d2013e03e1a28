import type { Colour } from "../../pixels/Colour.ts";
import { tilesIn } from "./Drawing.ts";
import type { PaintBench } from "./PaintBench.ts";
import { isAside, isShape, type PaintToolId, takesColour } from "./PaintTool.ts";

/** Chooses the tool and its settings. */
export class PaintTools {
  readonly #bench: PaintBench;

  constructor(bench: PaintBench) {
    this.#bench = bench;
  }

  /** Chooses a tool; choosing a shape again switches between filled and outline. */
  choose(tool: PaintToolId): void {
    this.#bench.cancel();
    if (tool === this.#easel.hand.tool) this.#toggleOutline(tool);
    else if (tool !== "anchor" || this.canChooseAnchor) this.#change(tool);
  }

  /** Chooses a color, and a tool that draws with it. */
  setColour(colour: Colour): void {
    const { tool, colourTool } = this.#easel.hand;
    if (!takesColour(tool)) this.choose(colourTool);
    this.#easel.setHand({ colour });
  }

  setSize(size: number): void {
    this.#easel.setHand({ size });
  }

  setMirror(mirrors: boolean): void {
    this.#easel.setHand({ mirrors });
  }

  setOnion(onion: boolean): void {
    this.#easel.setHand({ onion });
  }

  /** The anchor can be chosen only if there is more than one tile. */
  get canChooseAnchor(): boolean {
    const { width, height } = tilesIn(this.#easel.drawing);
    return width * height > 1;
  }

  #change(tool: PaintToolId): void {
    this.#bench.drop();
    const { hand } = this.#easel;
    this.#easel.setHand({
      tool,
      toolBefore: isAside(hand.tool) ? hand.toolBefore : hand.tool,
      colourTool: takesColour(tool) ? tool : hand.colourTool,
    });
  }

  #toggleOutline(tool: PaintToolId): void {
    const { outlined } = this.#easel.hand;
    if (isShape(tool)) this.#easel.setHand({ outlined: { ...outlined, [tool]: !outlined[tool] } });
  }

  get #easel() {
    return this.#bench.easel;
  }
}
