/** Nib's voice: clips of single sentences. What cannot be played is left to the text, without a word. */
import type { Howl } from "howler";
import { outputVolume, onSoundChange } from "./sound.ts";

const FOLDER = "/sounds/nib";

/** What the script that speaks has made: by the id of the sentence. */
type Index = Readonly<Record<string, { readonly hash: string; readonly seconds: number }>>;

export interface ClipCallbacks {
  /** It is to be heard now, for so many seconds. */
  started(seconds: number): void;
  ended(): void;
}

let index: Promise<Index> | null = null;

export const browserVoice = {
  /** Loads and plays one clip. Where it is missing, refused or broken, or the sound is off, neither call comes. */
  play(id: string, calls: ClipCallbacks) {
    const clip = new Clip(id, calls);
    void clip.load();
    return clip;
  },
};

class Clip {
  readonly #id: string;
  readonly #calls: ClipCallbacks;
  readonly #forget: () => void;
  #howl: Howl | null = null;
  #isOver = false;
  #isPaused = false;

  constructor(id: string, calls: ClipCallbacks) {
    this.#id = id;
    this.#calls = calls;
    this.#forget = onSoundChange(() => this.#howl?.volume(outputVolume()));
  }

  async load(): Promise<void> {
    if (outputVolume() === 0) return;
    try {
      const { [this.#id]: entry } = await clips();
      const { Howl } = await import("howler");
      if (entry && !this.#isOver) this.#open(Howl, entry.hash, entry.seconds);
    } catch (fault) {
      console.warn("Nib cannot be heard", fault);
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
    this.#isOver = true;
    this.#forget();
    this.#howl?.unload();
    this.#howl = null;
  }

  #open(Player: typeof Howl, hash: string, seconds: number): void {
    const src = ["opus", "mp3"].map((ending) => `${FOLDER}/${this.#id}.${ending}?${hash}`);
    const onplay = () => this.#calls.started(seconds);
    this.#howl = new Player({ src, volume: outputVolume(), onplay, onend: () => this.#calls.ended() });
    if (!this.#isPaused) this.#howl.play();
  }
}

/** Another try after it failed. */
function clips(): Promise<Index> {
  index ??= fetchIndex().catch((fault: unknown) => {
    index = null;
    throw fault;
  });
  return index;
}

async function fetchIndex(): Promise<Index> {
  const answer = await fetch(`${FOLDER}/index.json`);
  if (!answer.ok) throw new Error("There are no clips.");
  return answer.json();
}
