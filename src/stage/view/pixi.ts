/** Makes PixiJS ready for this product, once and before any renderer exists; every file that draws with it imports from here. */
import "pixi.js/unsafe-eval";
import { Application, type ApplicationOptions, extensions, Texture, TextureStyle, Ticker } from "pixi.js";
import { yieldToBrowser } from "../../browser/timers.ts";
import { PointBatcher } from "../actors/crowd/PointBatcher.ts";
import { PointPipe } from "../actors/crowd/PointPipe.ts";
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

/** Pixel art keeps its pixels. */
TextureStyle.defaultOptions.scaleMode = "nearest";
/** It was there before; where the processor draws, each pixel of what has but one colour would be mixed from four. */
Texture.WHITE.source.scaleMode = "nearest";

extensions.add(PointBatcher, PointPipe);

/** Views draw when something changed; Pixi's own clock, which its pointer events would need, would run for ever. */
Ticker.system.autoStart = false;
Ticker.system.stop();

/** Among the settings of an application: called where it cannot be made. */
export interface MayFail {
  readonly onUnmade?: (fault: unknown) => void;
}

type Settings = Partial<ApplicationOptions> & MayFail;

/** Who makes it for React (@pixi/react) waits for it and tells nobody, so it is told here; there is nothing to go on with, nor to put away. */
const makeReady = Application.prototype.init;
Application.prototype.init = async function (settings: Settings = {}) {
  try {
    // The page that the room is on has just been made: asking the card is a turn of its own.
    await yieldToBrowser();
    await makeReady.call(this, { ...settings, ...howToDraw(settings) });
  } catch (fault) {
    if (!settings.onUnmade) throw fault;
    this.destroy = () => {};
    settings.onUnmade(fault);
    await new Promise<never>(() => {});
  }
};

/**
 * WebGL, and where it is missing the plain canvas. Pixi would find out on a canvas of its own, and would fetch parts that
 * nothing here is drawn with before it begins: filters, and the events that the page hears itself.
 */
function howToDraw({ canvas, resolution = 1 }: Settings): Partial<ApplicationOptions> {
  const preference = [canvas && hasCard(canvas) ? ("webgl" as const) : ("canvas" as const)];
  // As large as it is; Pixi would make it another size first, and it gets its own one when its place is known.
  const size = canvas && { width: canvas.width / resolution, height: canvas.height / resolution };
  return { preference, skipExtensionImports: true, ...size };
}
