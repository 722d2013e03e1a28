/** Draws a sprite of one tile from words, the same one for the same words (product §20); needs no key, no network and no server. */
import type { PixelImage } from "../pixels/PixelImage.ts";
import type { Ink } from "./inks.ts";
import { nameFromWords } from "./nameSprite.ts";
import { briefOf } from "./sprites/Brief.ts";
import { addExtras, addPattern, behind } from "./sprites/extras.ts";
import { KNOWN, type Known, STRANGER } from "./sprites/templates.ts";
import { lastKnown, subjectWords, wordsIn } from "./words.ts";

export interface DrawnSprite {
  /** 40 by 40 pixels, transparent around the sprite. */
  readonly image: PixelImage;
  readonly name: string;
}

/** Any words will do, also none: what nobody knows becomes a friendly creature of its own. */
export function makeSprite(words: string): DrawnSprite {
  const brief = briefOf(words);
  const { name, draw } = templateFor(words);
  // A thing's own colour is no wish for that colour: "orange" alone is the fruit.
  const asked = brief.main === name ? { ...brief, main: null } : brief;
  const worn = new Set([...brief.extras].filter((extra) => !(OWN_EXTRAS[name] ?? []).includes(extra)));
  const sketch = behind({ ...asked, extras: worn }).over(draw(asked));
  const main = sketch.mostUsedInk();
  addPattern(sketch, asked.pattern, main, asked.second ?? contrast(main));
  addExtras(sketch, { ...asked, extras: worn });
  return { image: sketch.image(), name: nameFromWords(words) ?? name };
}

/** What a sprite has by itself. */
const OWN_EXTRAS: Readonly<Record<string, readonly string[]>> = {
  princess: ["crown"],
  king: ["crown"],
  wizard: ["wizardHat"],
  flame: ["flame"],
  dragon: ["wings", "flame"],
  monster: ["horns"],
  fairy: [],
};

function templateFor(words: string): Known {
  return lastKnown(subjectWords(words), KNOWN) ?? lastKnown(wordsIn(words), KNOWN) ?? STRANGER;
}

function contrast(main: Ink): Ink {
  return main === "white" || main === "yellow" || main === "tan" || main === "sky" ? "dark" : "white";
}
