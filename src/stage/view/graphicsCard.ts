/** What PixiJS asks graphics cards for: no more than this product draws with, for each question waits for its answer. */
import { GlContextSystem, GlLimitsSystem, type Renderer } from "pixi.js";

/**
 * Pixi's shader asks of every pixel which texture it is of: with the 32 that a card offers this costs several times the
 * picture itself where the processor draws, and pictures go missing after a lost context. An atlas needs but a few. With
 * one alone Pixi would draw each sprite by itself wherever two textures take turns.
 */
const TEXTURES_A_BATCH = { card: 4, processor: 2 } as const;
const askCard = GlLimitsSystem.prototype.contextChange;
GlLimitsSystem.prototype.contextChange = function (gl?: WebGLRenderingContext) {
  askCard.call(this);
  if (gl && isProcessor(gl)) largestPoints.set(gl, gl.getParameter(gl.ALIASED_POINT_SIZE_RANGE)[1]);
  const most = gl && largestPoints.has(gl) ? TEXTURES_A_BATCH.processor : TEXTURES_A_BATCH.card;
  this.maxBatchableTextures = Math.min(this.maxBatchableTextures, most);
};

/** Of each program that stands in for a card. */
const largestPoints = new WeakMap<object, number>();

/** The side of the largest point, px, where a program of the processor draws; 0 where a card does, or where there is no WebGL. */
export function largestPointOf(renderer: Renderer): number {
  return "gl" in renderer ? (largestPoints.get(renderer.gl) ?? 0) : 0;
}

/** Whether what calls itself a card is a program. */
function isProcessor(gl: WebGLRenderingContext): boolean {
  const names = gl.getExtension("WEBGL_debug_renderer_info");
  const name = names && gl.getParameter(names.UNMASKED_RENDERER_WEBGL);
  return /swiftshader|llvmpipe|basic render|software/i.test(String(name));
}

/** Each of the dozen extensions for packed pictures costs a way to the card and back, in every room; old cards cannot do without some. */
const context: { getExtensions(this: GlContextSystem): void } = Object.create(GlContextSystem.prototype);
const { getExtensions } = context;
Object.assign(GlContextSystem.prototype, {
  getExtensions(this: GlContextSystem) {
    if (this.webGLVersion === 1) getExtensions.call(this);
    else this.extensions = { loseContext: this.gl?.getExtension("WEBGL_lose_context") ?? undefined };
  },
});

/** Whether a canvas can be drawn on by WebGL. What is asked for first is what it has ever after, so it is what Pixi asks for. */
export function hasCard(canvas: { getContext(kind: "webgl2" | "webgl", wishes: object): unknown }): boolean {
  const wishes = { alpha: false, antialias: false, stencil: true };
  return Boolean(canvas.getContext("webgl2", wishes) ?? canvas.getContext("webgl", wishes));
}
