import type { Howl } from "howler";

export interface SoundOpening {
  readonly volume: number;
  readonly loop?: boolean;
  /** Called when it has been played to its end, or cannot be played. */
  readonly onEnd?: () => void;
}

/** Where a sound of a game is: its own data, or a file of the library, whose ids begin like this. */
const LIBRARY = /^library-([a-z-]{1,40})$/;

/** The addresses of a sound in the order in which they are tried; none for a sound that is silent. */
export function soundAddresses({ id, data }: { readonly id: string; readonly data?: string }): readonly string[] {
  if (data !== undefined) return data === "" ? [] : [data];
  const [, file] = LIBRARY.exec(id) ?? [];
  return file === undefined ? [] : ["opus", "mp3"].map((ending) => `/sounds/library/${file}.${ending}`);
}

/** Null without Web Audio: a media element would have to load the data URL, which the content security policy forbids. */
export async function openSound(addresses: readonly string[], opening: SoundOpening): Promise<Howl | null> {
  try {
    const { Howl, Howler } = await import("howler");
    Howler.volume();
    if (!Howler.usingWebAudio) return null;
    const { volume, loop, onEnd } = opening;
    return new Howl({ src: [...addresses], volume, loop, onend: onEnd, onloaderror: onEnd, onplayerror: onEnd });
  } catch (fault) {
    console.warn("No sound", fault);
    return null;
  }
}
