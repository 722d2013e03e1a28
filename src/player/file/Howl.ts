/**
 * What a game needs of howler, for sounds that are data URLs. In a file it stands in howler's place, which has ten times its weight. Browsers
 * let a page be heard only after a press, so that a context which had to wait is begun with the next one.
 */
let context: AudioContext | null = null;

function audio(): AudioContext {
  if (context) return context;
  const made = new AudioContext();
  context = made;
  const begin = () => made.state === "suspended" && void made.resume().catch(() => undefined);
  for (const event of ["pointerup", "keydown"]) window.addEventListener(event, begin, { capture: true });
  begin();
  return made;
}

export const Howler = {
  /** Howler opens its context here. */
  volume(): void {
    audio();
  },
  get usingWebAudio(): boolean {
    return "AudioContext" in window;
  },
} as const;

export interface HowlOptions {
  readonly src: readonly string[];
  readonly volume?: number;
  readonly loop?: boolean;
  readonly onloaderror?: () => void;
}

export class Howl {
  readonly #gain = audio().createGain();
  readonly #decoded: Promise<AudioBuffer | null>;
  readonly #isLoop: boolean;
  readonly #heard = new Set<AudioBufferSourceNode>();
  #hasEnded = false;

  constructor({ src: [address = ""], volume = 1, loop = false, onloaderror }: HowlOptions) {
    this.#isLoop = loop;
    this.#gain.connect(audio().destination);
    this.volume(volume);
    this.#decoded = decode(address).catch(() => {
      onloaderror?.();
      return null;
    });
  }

  play(): void {
    void this.#decoded.then((buffer) => buffer && !this.#hasEnded && this.#start(buffer));
  }

  #start(buffer: AudioBuffer): void {
    const source = audio().createBufferSource();
    source.buffer = buffer;
    source.loop = this.#isLoop;
    source.onended = () => this.#heard.delete(source);
    source.connect(this.#gain);
    source.start();
    this.#heard.add(source);
  }

  /** Played again, it starts from the beginning. */
  pause(): void {
    for (const source of this.#heard) source.stop();
    this.#heard.clear();
  }

  playing(): boolean {
    return this.#heard.size > 0;
  }

  volume(value: number): void {
    this.#gain.gain.value = value;
  }

  unload(): void {
    this.#hasEnded = true;
    this.pause();
    this.#gain.disconnect();
  }
}

async function decode(address: string): Promise<AudioBuffer> {
  const letters = atob(address.slice(address.indexOf(",") + 1));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  return audio().decodeAudioData(bytes.buffer);
}
