/** Whether there is sound, and how loud: one choice of the child for this browser. */
import { useSyncExternalStore } from "react";
import { onSound, type Sound, setSound, soundNow } from "../../browser/sound.ts";

export interface SoundChoice extends Sound {
  readonly turn: (on: boolean) => void;
  readonly setVolume: (volume: number) => void;
}

export function useSound(): SoundChoice {
  const sound = useSyncExternalStore(onSound, soundNow);
  return {
    ...sound,
    turn: (isOn) => setSound({ ...soundNow(), isOn }),
    setVolume: (volume) => setSound({ ...soundNow(), volume }),
  };
}
