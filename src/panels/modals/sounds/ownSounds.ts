import type { Id, Sound, World } from "../../../engine/index.ts";

export type OwnSoundOfGame = Sound & { readonly data: string };

type Sounds = Readonly<Record<Id, Sound>>;

const NONE: Sounds = {};
let known: { readonly sounds: Sounds; readonly own: readonly OwnSoundOfGame[] } | null = null;

/** The sounds that were recorded or made for this game; the same list as long as its sounds are the same. */
export function ownSounds({ sounds = NONE }: World): readonly OwnSoundOfGame[] {
  if (known?.sounds !== sounds) known = { sounds, own: Object.values(sounds).filter(hasData) };
  return known.own;
}

function hasData(sound: Sound): sound is OwnSoundOfGame {
  return sound.data !== undefined;
}
