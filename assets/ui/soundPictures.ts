/** One picture for each sound of the library, by whoever makes it, in the order of src/panels/modals/sounds/library.ts. */
import { Canvas, tile } from "../sprites/canvas.ts";
import { gallery } from "../sprites/gallery.ts";

/** A cell holds a sprite of one tile twice as large, or one of two by two tiles as it is. */
const CELL = 2 * tile;
const COLUMNS = 8;

/** The looks by their ids. */
const LOOKS: readonly string[] = [
  "coin-front",
  "chest-open",
  "star-shining",
  "key-gold",
  "mushroom-ready",
  "rocket-flying",
  "boulder-round",
  "raindrop-splash",
  "spark-ouch",
  "heart-full",
  "slime-squashed",
  "bat-wings-up",
  "bee-wings-up",
  "robot-awake",
  "apple-red",
  "flag-raised",
  "dragon-roaring",
  "raindrop-falling",
  "bucket-full",
  "ghost-boo",
  "hero-jumping",
  "hero-walking",
  "ladder-wooden",
  "car-red",
  "button-up",
  "door-open",
  "spark-twinkle",
  "bubble-heart",
  "meteor-flame-1",
  "brick-wall-cracked",
  "lava-glow-1",
  "heart-empty",
  "spikes-pointed",
  "frog-sitting",
  "duck-walking",
  "fox-running",
  "fish-tail-out",
  "crab-claws-open",
  "butterfly-wings-open",
  "jellyfish-drifting",
  "plant-flower",
  "alien-waving",
  "sandcastle-built",
  "boat-sailing",
  "car-blue",
  "snail-crawling",
  "hero-cheering",
  "fox-asleep",
];

export function soundSheet(): Canvas {
  const sheet = new Canvas(COLUMNS * CELL, Math.ceil(LOOKS.length / COLUMNS) * CELL);
  LOOKS.forEach((id, n) => {
    const drawn = inCell(lookWithId(id));
    const left = (n % COLUMNS) * CELL + Math.floor((CELL - drawn.width) / 2);
    sheet.stamp(drawn, left, Math.floor(n / COLUMNS) * CELL + CELL - drawn.height);
  });
  return sheet;
}

/** As large as the cell allows; of a larger one its upper left part. */
function inCell(look: Canvas): Canvas {
  if (look.width <= tile && look.height <= tile) return look.enlarged(2);
  return look.part(0, 0, Math.min(CELL, look.width), Math.min(CELL, look.height));
}

function lookWithId(id: string): Canvas {
  const look = gallery.flatMap(({ looks }) => looks).find((candidate) => candidate.id === id);
  if (!look) throw new Error(`No character has the look ${id}`);
  return look.canvas;
}
