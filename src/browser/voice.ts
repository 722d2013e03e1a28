import type { Howl } from "howler";
import { onSoundChange, outputVolume } from "./sound.ts";

const FOLDER = "/sounds/nib";

/** The recorded clips by the id of their sentence, as `npm run speak` writes them. */
type ClipIndex = Readonly<Record<string, { readonly hash: string; readonly seconds: number }>>;

export interface ClipCallbacks {
  /** The clip has begun to play and takes this long. */
  started(seconds: number): void;
  ended(): void;
}

let clipIndex: Promise<ClipIndex> | null = null;

/** Reads the sentences of Nib, the guide of the tutorial, aloud. */
export const browserVoice = {
  /** Loads and plays one clip. If it is missing, broken or blocked, or sound is off, it stays silent and calls nothing back. */
  play(id: string, callbacks: ClipCallbacks) {
    const clip = new Clip(id, callbacks);
    void clip.load();
    return clip;
  },
};

class Clip {
  readonly #id: string;
  readonly #callbacks: ClipCallbacks;
  readonly #stopListening: () => void;
  #howl: Howl | null = null;
  #isStopped = false;
  #isPaused = false;

  constructor(id: string, callbacks: ClipCallbacks) {
    this.#id = id;
    this.#callbacks = callbacks;
    this.#stopListening = onSoundChange(() => this.#howl?.volume(outputVolume()));
  }

  async load(): Promise<void> {
    if (outputVolume() === 0) return;
    try {
      const { [this.#id]: entry } = await loadClipIndex();
      const { Howl } = await import("howler");
      if (entry && !this.#isStopped) this.#open(Howl, entry.hash, entry.seconds);
    } catch (error) {
      console.warn("Nib cannot be heard", error);
    }
  }

  pause(): void {
    this.#isPaused = true;
    this.#howl?.pause();
  }

  goOn(): void {
    this.#isPaused = false;
    if (this.#howl && !this.#howl.playing()) this.#howl.play();
  }

  stop(): void {
    this.#isStopped = true;
    this.#stopListening();
    this.#howl?.unload();
    this.#howl = null;
  }

  #open(HowlClass: typeof Howl, hash: string, seconds: number): void {
    const src = ["opus", "mp3"].map((ending) => `${FOLDER}/${this.#id}.${ending}?${hash}`);
    const onplay = () => this.#callbacks.started(seconds);
    this.#howl = new HowlClass({ src, volume: outputVolume(), onplay, onend: () => this.#callbacks.ended() });
    if (!this.#isPaused) this.#howl.play();
  }
}

/** Loaded once; tried again after a failure. */
function loadClipIndex(): Promise<ClipIndex> {
  clipIndex ??= fetchClipIndex().catch((error: unknown) => {
    clipIndex = null;
    throw error;
  });
  return clipIndex;
}

async function fetchClipIndex(): Promise<ClipIndex> {
  const answer = await fetch(`${FOLDER}/index.json`);
  if (!answer.ok) throw new Error("There are no clips.");
  return answer.json();
}
