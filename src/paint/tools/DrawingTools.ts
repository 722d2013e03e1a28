import type { Color } from "../../pixels/Color.ts";
import { tilesIn } from "../model/Drawing.ts";
import { isShape, isTemporary, type PaintToolId, takesColor } from "./PaintTool.ts";
import type { StrokeRunner } from "./StrokeRunner.ts";

/** Chooses the tool and its options. */
export class DrawingTools {
  readonly #runner: StrokeRunner;

  constructor(runner: StrokeRunner) {
    this.#runner = runner;
  }

  /** Makes a tool the active one. Choosing the active shape again switches between filled and outlined. */
  choose(tool: PaintToolId): void {
    this.#runner.cancel();
    if (tool === this.#store.settings.tool) this.#toggleOutline(tool);
    else if (tool !== "anchor" || this.canChooseAnchor) this.#change(tool);
  }

  /** Switches back to a tool that draws in color, if the active one does not. */
  setColor(color: Color): void {
    const { tool, colorTool } = this.#store.settings;
    if (!takesColor(tool)) this.choose(colorTool);
    this.#store.setSettings({ color });
  }

  setSize(size: number): void {
    this.#store.setSettings({ size });
  }

  setMirror(mirrors: boolean): void {
    this.#store.setSettings({ mirrors });
  }

  setOnion(onion: boolean): void {
    this.#store.setSettings({ onion });
  }

  /** A canvas of a single tile has only one possible anchor. */
  get canChooseAnchor(): boolean {
    const { width, height } = tilesIn(this.#store.drawing);
    return width * height > 1;
  }

  #change(tool: PaintToolId): void {
    this.#runner.drop();
    const { settings } = this.#store;
    this.#store.setSettings({
      tool,
      previousTool: isTemporary(settings.tool) ? settings.previousTool : settings.tool,
      colorTool: takesColor(tool) ? tool : settings.colorTool,
    });
  }

  #toggleOutline(tool: PaintToolId): void {
    const { outlined } = this.#store.settings;
    if (isShape(tool)) this.#store.setSettings({ outlined: { ...outlined, [tool]: !outlined[tool] } });
  }

  get #store() {
    return this.#runner.store;
  }
}
