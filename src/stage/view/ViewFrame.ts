import type { Scene } from "../../editor/index.ts";
import type { Extent } from "../../engine/index.ts";
import type { Size } from "../../pixels/Box.ts";
import type { Camera } from "./camera.ts";

/** What is seen in a frame. Between two ticks all frames show the same, but for what glides. */
export interface ViewFrame {
  readonly scene: Scene;
  /** In squares of the stage; null if nothing is being recorded. */
  readonly extent: Extent | null;
  readonly camera: Camera;
  /** CSS px. */
  readonly viewSize: Size;
}
