import "pixi.js/unsafe-eval";
import { Application, type ApplicationOptions, extensions, Texture, TextureStyle, Ticker } from "pixi.js";
import { yieldToBrowser } from "../browser/timers.ts";
import { PointBatcher } from "./crowd/PointBatcher.ts";
import { PointPipe } from "./crowd/PointPipe.ts";
import { hasCard } from "./graphicsCard.ts";

export {
  Application,
  Color,
  Container,
  Graphics,
  Rectangle,
  type Renderer,
  Sprite,
  Texture,
  TextureSource,
  TilingSprite,
} from "pixi.js";
export { POINTS } from "./crowd/PointBatcher.ts";
export type { PointSprite } from "./crowd/PointPipe.ts";
export { largestPointOf } from "./graphicsCard.ts";

/** Pixel art must not be smoothed. */
TextureStyle.defaultOptions.scaleMode = "nearest";
/** The built-in white texture exists already. With software rendering, smoothing would blend each of its pixels from four. */
Texture.WHITE.source.scaleMode = "nearest";

extensions.add(PointBatcher, PointPipe);

/** Views render on demand. The ticker of PixiJS, which only its pointer events need, would run forever. */
Ticker.system.autoStart = false;
Ticker.system.stop();

/** An application setting: called if the application cannot be created. */
export interface MayFail {
  readonly onUnmade?: (fault: unknown) => void;
}

type Settings = Partial<ApplicationOptions> & MayFail;

/** @pixi/react waits for the application without reporting a failure, so it is reported here. Then there is nothing to continue or destroy. */
const initialize = Application.prototype.init;
Application.prototype.init = async function (settings: Settings = {}) {
  try {
    // The page has just been rendered: initializing the graphics card is a task of its own.
    await yieldToBrowser();
    await initialize.call(this, { ...settings, ...rendererSettings(settings) });
  } catch (fault) {
    if (!settings.onUnmade) throw fault;
    this.destroy = () => {};
    settings.onUnmade(fault);
    await new Promise<never>(() => {});
  }
};

/**
 * WebGL, or the 2D canvas if there is none. PixiJS would test that on a canvas of its own and first load modules that are not needed here:
 * filters and events.
 */
function rendererSettings({ canvas, resolution = 1 }: Settings): Partial<ApplicationOptions> {
  const preference = [canvas && hasCard(canvas) ? ("webgl" as const) : ("canvas" as const)];
  // Keeps its size: PixiJS would resize it first, and it is resized anyway when its layout is known.
  const size = canvas && { width: canvas.width / resolution, height: canvas.height / resolution };
  return { preference, skipExtensionImports: true, ...size };
}
