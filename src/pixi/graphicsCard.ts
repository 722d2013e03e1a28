import { GlContextSystem, GlLimitsSystem, type Renderer } from "pixi.js";

/**
 * PixiJS's shader selects among all textures of a batch for every pixel. With the 32 that a card offers, this costs several times as much as
 * the drawing itself in software rendering, and pictures disappear after a lost context. An atlas needs only a few; with a single one, each
 * change of texture would be a draw call.
 */
const TEXTURES_A_BATCH = { card: 4, processor: 2 } as const;
const askCard = GlLimitsSystem.prototype.contextChange;
GlLimitsSystem.prototype.contextChange = function (gl?: WebGLRenderingContext) {
  askCard.call(this);
  if (gl && isProcessor(gl)) largestPoints.set(gl, gl.getParameter(gl.ALIASED_POINT_SIZE_RANGE)[1]);
  const most = gl && largestPoints.has(gl) ? TEXTURES_A_BATCH.processor : TEXTURES_A_BATCH.card;
  this.maxBatchableTextures = Math.min(this.maxBatchableTextures, most);
};

/** Part of the name of every software renderer. */
const largestPoints = new WeakMap<object, number>();

/** The maximum size of a point, px, with software rendering; 0 with a graphics card or without WebGL. */
export function largestPointOf(renderer: Renderer): number {
  return "gl" in renderer ? (largestPoints.get(renderer.gl) ?? 0) : 0;
}

/** Whether WebGL is rendered in software. */
function isProcessor(gl: WebGLRenderingContext): boolean {
  const names = gl.getExtension("WEBGL_debug_renderer_info");
  const name = names && gl.getParameter(names.UNMASKED_RENDERER_WEBGL);
  return /swiftshader|llvmpipe|basic render|software/i.test(String(name));
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
export function hasCard(canvas: { getContext(kind: "webgl2" | "webgl", wishes: object): unknown }): boolean {
  const wishes = { alpha: false, antialias: false, stencil: true };
  return Boolean(canvas.getContext("webgl2", wishes) ?? canvas.getContext("webgl", wishes));
}
