import { useSyncExternalStore } from "react";
import { onSoundChange, type SoundSettings, setSoundSettings, soundSettings } from "../../browser/sound.ts";

export interface SoundChoice extends SoundSettings {
  readonly turn: (on: boolean) => void;
  readonly setVolume: (volume: number) => void;
}

/** Whether sound is on, and its volume: one setting for this browser. */
export function useSound(): SoundChoice {
  const sound = useSyncExternalStore(onSoundChange, soundSettings);
  return {
    ...sound,
    turn: (isOn) => setSoundSettings({ ...soundSettings(), isOn }),
    setVolume: (volume) => setSoundSettings({ ...soundSettings(), volume }),
  };
}
