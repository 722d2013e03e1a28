import { soundSettings } from "./sound.ts";

/** A little slower than most voices speak by themselves. */
const RATE = 0.9;
const LANGUAGE = "en";

/** Whether this browser can read a text aloud at all. It may still have no voice. */
export function canReadAloud(): boolean {
  return "speechSynthesis" in window;
}

/**
 * Reads a text aloud with a voice of this device, and calls back when that has ended. Voices that send the text to a server are never used.
 * Returns whether there is a voice.
 */
export function readAloud(text: string, ended: () => void): boolean {
  const voice = localVoice();
  if (!voice) return false;
  stopReading();
  const reading = new SpeechSynthesisUtterance(text);
  reading.voice = voice;
  reading.lang = voice.lang;
  reading.rate = RATE;
  // Pressing the button asks for the sound, so that only the volume is taken from the settings.
  reading.volume = soundSettings().volume / 100;
  reading.onend = ended;
  reading.onerror = ended;
  speechSynthesis.speak(reading);
  return true;
}

export function stopReading(): void {
  if (canReadAloud()) speechSynthesis.cancel();
}

function localVoice(): SpeechSynthesisVoice | undefined {
  const voices = canReadAloud() ? speechSynthesis.getVoices() : [];
  const usable = voices.filter(({ localService, lang }) => localService && lang.toLowerCase().startsWith(LANGUAGE));
  return usable.find((voice) => voice.default) ?? usable[0];
}
