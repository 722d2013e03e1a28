import { Footprints, HeartCrack, Layers, Mic, Music, Sparkles, Squirrel } from "lucide-react";
import type { ReactNode } from "react";
import { LIBRARY, type LibraryEntry, type SoundShelf } from "./library.ts";
import type { OwnSoundOfGame } from "./ownSounds.ts";

export type ShelfName = "all" | SoundShelf | "mine";

/** What a tile offers: a sound of the library, or one of the game's own. */
export type Offered = LibraryEntry | OwnSoundOfGame;

export const SHELVES: readonly { readonly name: ShelfName; readonly label: string; readonly icon: ReactNode }[] = [
  { name: "all", label: "All", icon: <Layers size={20} aria-hidden="true" /> },
  { name: "find", label: "Find", icon: <Sparkles size={20} aria-hidden="true" /> },
  { name: "move", label: "Move", icon: <Footprints size={20} aria-hidden="true" /> },
  { name: "ouch", label: "Ouch", icon: <HeartCrack size={20} aria-hidden="true" /> },
  { name: "animals", label: "Animals", icon: <Squirrel size={20} aria-hidden="true" /> },
  { name: "tunes", label: "Tunes", icon: <Music size={20} aria-hidden="true" /> },
  { name: "mine", label: "My sounds", icon: <Mic size={20} aria-hidden="true" /> },
];

/** The sounds on a shelf; on that of all sounds, those of the library come before one's own. */
export function offeredOn(shelf: ShelfName, own: readonly Offered[]): readonly Offered[] {
  if (shelf === "mine") return own;
  return shelf === "all" ? [...LIBRARY, ...own] : LIBRARY.filter((entry) => entry.shelf === shelf);
}
