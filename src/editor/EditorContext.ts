import type { Character, Id, NewId, WorldDocument } from "../engine/index.ts";
import type { SaveTarget } from "../saving/Saver.ts";
import type { Film } from "./film/Film.ts";
import type { History } from "./history/History.ts";
import type { PlayedGame, PlayedGameOptions } from "./PlayedGame.ts";
import type { LiveWorld } from "./playback/LiveWorld.ts";
import type { NewRules } from "./playback/NewRules.ts";
import type { Recorder } from "./recording/Recorder.ts";
import type { EditorStore } from "./state/createStore.ts";
import type { Notices } from "./state/Notices.ts";
import type { Ui } from "./state/Ui.ts";

/** What every action works with: the store, the ways to change it, and notices to the child. */
export interface EditorContext {
  readonly store: EditorStore;
  readonly history: History;
  readonly recorder: Recorder;
  readonly ui: Ui;
  readonly notices: Notices;
  readonly newRules: NewRules;
  readonly newId: NewId;
  readonly readOnly: boolean;
  /** The shown stage as it is right now, ticks included. */
  readonly live: () => LiveWorld;
}

export function documentOf({ store }: EditorContext): WorldDocument {
  return store.getState().document;
}

export function characterOf(context: EditorContext, characterId: Id): Character | undefined {
  const { characters } = documentOf(context);
  return Object.hasOwn(characters, characterId) ? characters[characterId] : undefined;
}

/** The name of a character for labels and notices, even if it is gone. */
export function nameOf(context: EditorContext, characterId: Id): string {
  return characterOf(context, characterId)?.name ?? "this character";
}

/** What an editor is made from; everything impure is injected. */
export interface EditorOptions extends PlayedGameOptions {
  readonly film?: Film;
  /** Where the game is saved; null if it is not (players, tests). */
  readonly saveTarget: SaveTarget | null;
  /** A game that players play already, to go on with. */
  readonly playing?: PlayedGame;
}
