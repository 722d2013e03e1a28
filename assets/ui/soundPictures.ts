/** One picture for each sound of the library, by whoever makes it, in the order of src/panels/modals/sounds/library.ts. */
import type { Canvas } from "../sprites/canvas.ts";
import { lookSheet } from "./lookSheet.ts";

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
  return lookSheet(LOOKS);
}
