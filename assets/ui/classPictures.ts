/** The pictures of which a child in a class taps three, in the order of src/pages/class/pictures.ts. Their places never change: hands remember. */
import type { Canvas } from "../sprites/canvas.ts";
import { lookSheet } from "./lookSheet.ts";

const LOOKS: readonly string[] = [
  "fox-sitting",
  "rocket-parked",
  "apple-red",
  "key-gold",
  "fish-tail-out",
  "flag-raised",
  "robot-awake",
  "heart-full",
  "bee-wings-up",
  "frog-sitting",
  "door-closed",
  "mushroom-ready",
  "bat-wings-up",
  "star-shining",
  "crate-closed",
  "cloud-light",
  "ghost-floating",
  "plant-flower",
  "dragon-calm",
  "coin-front",
  "bucket-full",
  "boulder-round",
  "slime-resting",
  "raindrop-falling",
];

export function classSheet(): Canvas {
  return lookSheet(LOOKS);
}
