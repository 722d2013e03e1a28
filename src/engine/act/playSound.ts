import type { SoundAction } from "../world/rule.ts";
import { type Acting, DONE, type Outcome, skipped } from "./Acting.ts";

const SOUND_GONE = skipped("a sound it plays is gone");

export function playSound({ sound }: SoundAction, { world }: Acting): Outcome {
  if (!world.hasSound(sound)) return SOUND_GONE;
  world.playSound(sound);
  return DONE;
}
