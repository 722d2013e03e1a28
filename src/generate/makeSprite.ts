import type { PixelImage } from "../pixels/PixelImage.ts";
import type { Ink } from "./inks.ts";
import { nameFromWords } from "./nameSprite.ts";
import { briefOf } from "./sprites/Brief.ts";
import { addExtras, addPattern, extrasBehind } from "./sprites/extras.ts";
import { KNOWN, STRANGER } from "./sprites/templates.ts";
import { lastKnown, subjectWords, wordsIn } from "./words.ts";

interface SpriteDrawing {
  /** 40 by 40 pixels, transparent around the sprite. */
  readonly image: PixelImage;
  readonly name: string;
  /** What was drawn because the words name nothing that can be drawn, such as `a monster`; null if they do. */
  readonly instead: string | null;
}

/**
 * Draws a sprite of one tile from a description, without a network or an image model. The same words always give the same sprite; unknown words
 * give a friendly monster of their own.
 */
export function makeSprite(words: string): SpriteDrawing {
  const brief = briefOf(words);
  const known = lastKnown(subjectWords(words), KNOWN);
  const { name, draw } = known ?? lastKnown(wordsIn(words), KNOWN) ?? STRANGER;
  // "orange" alone is the fruit, not a wish for the color.
  const asked = brief.main === name ? { ...brief, main: null } : brief;
  const worn = new Set([...brief.extras].filter((extra) => !(OWN_EXTRAS[name] ?? []).includes(extra)));
  const sketch = extrasBehind({ ...asked, extras: worn }).over(draw(asked));
  const main = sketch.mostUsedInk();
  addPattern(sketch, asked.pattern, main, asked.second ?? contrast(main));
  addExtras(sketch, { ...asked, extras: worn });
  return { image: sketch.image(), name: nameFromWords(words) ?? name, instead: known ? null : withArticle(name) };
}

/** Extras that a template already draws. */
const OWN_EXTRAS: Readonly<Record<string, readonly string[]>> = {
  princess: ["crown"],
  king: ["crown"],
  wizard: ["wizardHat"],
  flame: ["flame"],
  dragon: ["wings", "flame"],
  monster: ["horns"],
  fairy: [],
};

function withArticle(name: string): string {
  return `${/^[aeio]/.test(name) ? "an" : "a"} ${name}`;
}

function contrast(main: Ink): Ink {
  return main === "white" || main === "yellow" || main === "tan" || main === "sky" ? "dark" : "white";
}
