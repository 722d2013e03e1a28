import type { Id, Point } from "../../engine/index.ts";
import type { Renderer } from "../../pixi/pixi.ts";
import type { PictureAtlas } from "../actors/PictureAtlas.ts";
import type { ViewFrame } from "./ViewFrame.ts";

/** A frame that is about to be rendered with PixiJS. */
export interface StageFrame extends ViewFrame {
  readonly now: number;
  readonly renderer: Renderer;
}

/** A layer of the picture of a stage. It subscribes for itself to what it draws, and requests a frame when that changes. */
export interface StageLayer {
  /** Called before a frame is drawn or a square is looked up: brings up to date what does not depend on the camera. */
  update?(): void;
  /** Called before each frame is rendered. */
  draw(frame: StageFrame): void;
  /** False while the picture of the ground is decoded. */
  readonly hasGround?: boolean;
  /** Whether something moves from square to square, so that the next frame follows at once. */
  readonly isGliding?: boolean;
  /** The square on which it draws an actor at a time: between two squares while it glides. */
  squareAt?(id: Id, now: number): Point | undefined;
  /** Called after pictures have loaded that the atlas did not have. */
  picturesLoaded?(): void;
  /** Called before the previous atlas is destroyed, whose textures must not be used any more. */
  setAtlas?(atlas: PictureAtlas): void;
  destroy(): void;
}
