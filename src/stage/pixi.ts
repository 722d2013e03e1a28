/** Makes PixiJS ready for this product, once and before any renderer exists; every file that draws with it imports from here. */
import "pixi.js/unsafe-eval";
import { Application, type ApplicationOptions, GlLimitsSystem, TextureStyle, Ticker } from "pixi.js";

export {
  type Application,
  Color,
  Container,
  Graphics,
  Rectangle,
  Sprite,
  Texture,
  TextureSource,
  TilingSprite,
} from "pixi.js";

/** Pixel art keeps its pixels. */
TextureStyle.defaultOptions.scaleMode = "nearest";

/** Views draw when something changed; Pixi's own clock, which its pointer events would need, would run for ever. */
Ticker.system.autoStart = false;
Ticker.system.stop();

/**
 * Pixi's shader asks of every pixel which texture it is of: with the 32 that a card offers this costs several times the
 * picture itself where the processor draws, and pictures go missing after a lost context. An atlas needs but a few. With
 * one alone Pixi would draw each sprite by itself wherever two textures take turns.
 */
const TEXTURES_A_BATCH = { card: 4, processor: 2 } as const;
const askCard = GlLimitsSystem.prototype.contextChange;
GlLimitsSystem.prototype.contextChange = function (gl?: WebGLRenderingContext) {
  askCard.call(this);
  const most = gl && isProcessor(gl) ? TEXTURES_A_BATCH.processor : TEXTURES_A_BATCH.card;
  this.maxBatchableTextures = Math.min(this.maxBatchableTextures, most);
};

/** Among the settings of an application: called where it cannot be made. */
export interface MayFail {
  readonly onUnmade?: (fault: unknown) => void;
}

/** Who makes it (@pixi/react) waits for it and tells nobody, so it is told here; there is nothing to go on with, nor to put away. */
const makeReady = Application.prototype.init;
Application.prototype.init = async function (settings?: Partial<ApplicationOptions> & MayFail) {
  try {
    await makeReady.call(this, settings);
  } catch (fault) {
    if (!settings?.onUnmade) throw fault;
    this.destroy = () => {};
    settings.onUnmade(fault);
    await new Promise<never>(() => {});
  }
};

/** Whether what calls itself a card is a program. */
function isProcessor(gl: WebGLRenderingContext): boolean {
  const names = gl.getExtension("WEBGL_debug_renderer_info");
  const name = names && gl.getParameter(names.UNMASKED_RENDERER_WEBGL);
  return /swiftshader|llvmpipe|basic render|software/i.test(String(name));
}
