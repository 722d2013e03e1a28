/** A voice of the machine itself: nothing is sent anywhere. */
export interface ReadingVoice {
  say(words: string): void;
  stop(): void;
}

/** Calls back with a speaker as soon as there is an English voice on this machine; returns what ends the waiting. */
export function findReadingVoice(found: (speaker: ReadingVoice) => void): () => void {
  const synthesis = window.speechSynthesis as SpeechSynthesis | undefined;
  if (!synthesis) return () => {};
  const look = () => {
    const voice = synthesis.getVoices().find(({ lang, localService }) => localService && lang.startsWith("en"));
    if (voice) found(voiceWith(synthesis, voice));
  };
  look();
  synthesis.addEventListener("voiceschanged", look);
  return () => synthesis.removeEventListener("voiceschanged", look);
}

function voiceWith(synthesis: SpeechSynthesis, voice: SpeechSynthesisVoice): ReadingVoice {
  return {
    say(words) {
      synthesis.cancel();
      const speech = new SpeechSynthesisUtterance(words);
      speech.voice = voice;
      speech.rate = 0.9;
      synthesis.speak(speech);
    },
    stop: () => synthesis.cancel(),
  };
}
