/** Whether there is sound, and how loud: one choice of the child for this browser. */
import { useSyncExternalStore } from "react";
import { onSoundChange, type SoundSettings, setSoundSettings, soundSettings } from "../../browser/sound.ts";

export interface SoundChoice extends SoundSettings {
  readonly turn: (on: boolean) => void;
  readonly setVolume: (volume: number) => void;
}

export function useSound(): SoundChoice {
  const sound = useSyncExternalStore(onSoundChange, soundSettings);
  return {
    ...sound,
    turn: (isOn) => setSoundSettings({ ...soundSettings(), isOn }),
    setVolume: (volume) => setSoundSettings({ ...soundSettings(), volume }),
  };
}
