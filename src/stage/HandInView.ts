/** What a view lays over its actors: the cursor of the keyboard, a hand's box, its ghost and its mark, and what glows in a recording. */
import type { Editor } from "../editor/Editor.ts";
import type { EditorState, Scene, ViewId } from "../editor/state/EditorState.ts";
import { type Point, TILE } from "../engine/index.ts";
import type { Camera } from "./camera.ts";
import type { GhostHere } from "./HandLayer.ts";
import { recordingMarks } from "./recordingMarks.ts";
import type { StageLayers } from "./StageLayers.ts";

export interface HandParts {
  readonly editor: Editor;
  readonly view: ViewId;
  readonly layers: Pick<StageLayers, "hand" | "recording">;
  /** Where on the page it is drawn. */
  readonly canvas: HTMLCanvasElement;
}

/** What there is to see, and from where. */
export interface Seen {
  readonly state: EditorState;
  readonly scene: Scene | null;
  readonly camera: Camera;
}

export class HandInView {
  /** Where the keyboard is; null: nowhere. */
  cursor: Point | null = null;
  readonly #parts: HandParts;

  constructor(parts: HandParts) {
    this.#parts = parts;
  }

  show(seen: Seen): void {
    const { view, layers } = this.#parts;
    const { zoom } = seen.camera;
    const { gesture, reason, document } = seen.state;
    const box = gesture?.box ?? null;
    layers.hand.showCursor(this.cursor, zoom);
    layers.hand.showBox(box?.view === view ? box : null, zoom);
    layers.hand.showMark(view === "stage" ? (reason?.cell ?? null) : null, zoom);
    layers.hand.showGhost(this.#ghostHere(seen), document.characters, seen.scene?.stage ?? null);
  }

  showGlow({ scene, camera }: Seen): void {
    this.#parts.layers.recording.showGlow(recordingMarks(this.#parts.editor, scene), camera.zoom);
  }

  #ghostHere({ state, camera }: Seen): GhostHere | null {
    const ghost = state.gesture?.ghost;
    if (!ghost || ghost.dropTarget?.view !== this.#parts.view) return null;
    const { left, top } = this.#parts.canvas.getBoundingClientRect();
    const tile = TILE * camera.zoom;
    const square = {
      x: (ghost.pixel.x - left - camera.left) / tile - ghost.grab.x,
      y: (ghost.pixel.y - top - camera.top) / tile - ghost.grab.y,
    };
    return { ghost, square, landing: ghost.dropTarget.cell };
  }
}
