import { GlContextSystem, GlLimitsSystem, type Renderer } from "pixi.js";
import { isSoftware } from "../browser/graphics.ts";

/**
 * PixiJS's shader selects among all textures of a batch for every pixel. With the 32 that a card offers, this costs several times as much as
 * the drawing itself in software rendering, and pictures disappear after a lost context. An atlas needs only a few; with a single one, each
 * change of texture would be a draw call.
 */
const BATCH_TEXTURES = { card: 4, software: 2 } as const;
const contextChange = GlLimitsSystem.prototype.contextChange;
GlLimitsSystem.prototype.contextChange = function (gl?: WebGLRenderingContext) {
  contextChange.call(this);
  if (gl && isSoftware(gl)) largestPoints.set(gl, gl.getParameter(gl.ALIASED_POINT_SIZE_RANGE)[1]);
  const most = gl && largestPoints.has(gl) ? BATCH_TEXTURES.software : BATCH_TEXTURES.card;
  this.maxBatchableTextures = Math.min(this.maxBatchableTextures, most);
};

/** Per context that is rendered in software. */
const largestPoints = new WeakMap<object, number>();

/** The maximum size of a point, px, with software rendering; 0 with a graphics card or without WebGL. */
export function largestPointOf(renderer: Renderer): number {
  return "gl" in renderer ? (largestPoints.get(renderer.gl) ?? 0) : 0;
}

/** Skips a dozen extensions for compressed textures, each of which costs a round trip to the graphics card. Old cards need some others. */
const context: { getExtensions(this: GlContextSystem): void } = Object.create(GlContextSystem.prototype);
const { getExtensions } = context;
Object.assign(GlContextSystem.prototype, {
  getExtensions(this: GlContextSystem) {
    if (this.webGLVersion === 1) getExtensions.call(this);
    else this.extensions = { loseContext: this.gl?.getExtension("WEBGL_lose_context") ?? undefined };
  },
});

/** Whether WebGL is available on a canvas. The first request determines its settings, so it uses those of PixiJS. */
export function hasCard(canvas: { getContext(kind: "webgl2" | "webgl", attributes: object): unknown }): boolean {
  const attributes = { alpha: false, antialias: false, stencil: true };
  return Boolean(canvas.getContext("webgl2", attributes) ?? canvas.getContext("webgl", attributes));
}
