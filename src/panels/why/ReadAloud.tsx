import { Volume2 } from "lucide-react";
import { useEffect, useState } from "react";
import { findReadingVoice, type ReadingVoice } from "../../browser/readingVoice.ts";
import { IconButton } from "../../widgets/IconButton.tsx";

/** Reads the story to children who do not read yet; not there on machines without a voice. */
export function ReadAloud({ words }: { readonly words: string }) {
  const [voice, setVoice] = useState<ReadingVoice | null>(null);
  useEffect(() => findReadingVoice(setVoice), []);
  useEffect(() => () => voice?.stop(), [voice]);
  if (!voice) return null;
  return (
    <IconButton icon={<Volume2 size={20} aria-hidden="true" />} name="Read it to me" onClick={() => voice.say(words)} />
  );
}
