/**
 * The game that is shown before React is there, until the page of the player takes it over. A file of its own, so that pages can ask for it
 * without loading what shows it.
 */
import type { PlayedGame } from "../editor/played.ts";
import type { WorldDocument } from "../engine/index.ts";
import type { OpenedGame } from "../saving/openGame.ts";

/** A game that is opened, and perhaps shown, before the page is there. */
export interface EarlyGame {
  readonly worldId: string;
  /** Rejects as `openToPlay` does. */
  readonly opened: Promise<OpenedGame>;
  /** Null until it is shown. */
  readonly shown: ShownGame | null;
}

/** A game that is shown, and can be played. */
export interface ShownGame {
  /** As it was opened. */
  readonly document: WorldDocument;
  readonly game: PlayedGame;
  /** Its stage is only a picture from now on: that of the page is there, too. */
  readonly becomePicture: () => void;
  /** Takes the picture away. Returns whether the focus was in it. */
  readonly end: () => boolean;
}

/**
 * The id of the game that an address plays; null if it plays none. Asked by the very first script, which must not need the large file that
 * shows a game: the page comes without it, too.
 */
export function playedAt({ pathname }: Pick<Location, "pathname">): string | null {
  return /^\/play\/([\w-]+)\/?$/.exec(pathname)?.[1] ?? null;
}

let early: EarlyGame | null = null;
let isTaken = false;

/** Called when a game begins to be opened. */
export function offerEarly(game: EarlyGame): void {
  early = game;
  isTaken = false;
}

/** Whether this game is being opened, so that nobody need ask the server for it. */
export function isOpenedEarly(worldId: string): boolean {
  return early?.worldId === worldId && !isTaken;
}

/** The game as it is being opened, or null. Only once: whoever opens it again wants it as it is by then. */
export function takeEarly(worldId: string): Promise<OpenedGame> | null {
  if (!early || !isOpenedEarly(worldId)) return null;
  isTaken = true;
  return early.opened;
}

/** What is shown, or null. */
export function shownGame(): ShownGame | null {
  return early?.shown ?? null;
}

/** What is shown of this document, or null. */
export function shownEarly(document: WorldDocument): ShownGame | null {
  const shown = shownGame();
  return shown?.document === document ? shown : null;
}

/** Shows the page instead, whatever it has to show. Returns whether the focus was in the picture. */
export function endEarly(): boolean {
  const hadFocus = early?.shown?.end() ?? false;
  early = null;
  return hadFocus;
}
