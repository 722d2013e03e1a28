import type { Editor } from "../../editor/Editor.ts";
import type { EditorState, Scene } from "../../editor/state/EditorState.ts";
import type { ViewId } from "../../editor/tools/ToolEvent.ts";
import { type Point, TILE } from "../../engine/index.ts";
import type { Camera } from "../view/camera.ts";
import type { StageLayers } from "../view/StageLayers.ts";
import type { PlacedGhost } from "./DragPreviewLayer.ts";
import { recordingMarks } from "./recordingMarks.ts";

export interface ViewOverlayDeps {
  readonly editor: Editor;
  readonly view: ViewId;
  readonly layers: Pick<StageLayers, "dragPreview" | "recording">;
  /** The canvas, for its position on the page. */
  readonly canvas: HTMLCanvasElement;
}

/** What a view shows, and from where. */
export interface ViewSnapshot {
  readonly state: EditorState;
  readonly scene: Scene | null;
  readonly camera: Camera;
}

/** Updates what a view draws over its actors: keyboard cursor, selection box, drag preview, marks and glowing squares. */
export class ViewOverlay {
  /** The square of the keyboard cursor; null if it is hidden. */
  cursor: Point | null = null;
  readonly #deps: ViewOverlayDeps;

  constructor(deps: ViewOverlayDeps) {
    this.#deps = deps;
  }

  showOverlay(snapshot: ViewSnapshot): void {
    const { view, layers } = this.#deps;
    const { zoom } = snapshot.camera;
    const { gesture, reason, document } = snapshot.state;
    const box = gesture?.box ?? null;
    layers.dragPreview.showCursor(this.cursor, zoom);
    layers.dragPreview.showBox(box?.view === view ? box : null, zoom);
    layers.dragPreview.showMark(view === "stage" ? (reason?.cell ?? null) : null, zoom);
    layers.dragPreview.showGhost(this.#placedGhost(snapshot), document.characters, snapshot.scene?.stage ?? null);
  }

  showGlow({ scene, camera }: ViewSnapshot): void {
    this.#deps.layers.recording.showGlow(recordingMarks(this.#deps.editor, scene), camera.zoom);
  }

  #placedGhost({ state, camera }: ViewSnapshot): PlacedGhost | null {
    const ghost = state.gesture?.ghost;
    if (!ghost || ghost.dropTarget?.view !== this.#deps.view) return null;
    const { left, top } = this.#deps.canvas.getBoundingClientRect();
    const tile = TILE * camera.zoom;
    const square = {
      x: (ghost.pixel.x - left - camera.left) / tile - ghost.grab.x,
      y: (ghost.pixel.y - top - camera.top) / tile - ghost.grab.y,
    };
    return { ghost, square, landing: ghost.dropTarget.cell };
  }
}
