/** What every edit is made with: the store, the ways to change it, and the words to say. */
import type { Character, Id, NewId, WorldDocument } from "../../engine/index.ts";
import type { History } from "../history/History.ts";
import type { LiveWorld } from "../playback/LiveWorld.ts";
import type { Recorder } from "../recording/Recorder.ts";
import type { EditorStore } from "../store/createStore.ts";
import type { Notices } from "../store/Notices.ts";
import type { Ui } from "../store/Ui.ts";

export interface Workbench {
  readonly store: EditorStore;
  readonly history: History;
  readonly recorder: Recorder;
  readonly ui: Ui;
  readonly notices: Notices;
  readonly newId: NewId;
  readonly readOnly: boolean;
  /** The shown stage as it is right now. */
  live(): LiveWorld;
}

export function documentOf({ store }: Workbench): WorldDocument {
  return store.getState().document;
}

export function characterOf(bench: Workbench, characterId: Id): Character | undefined {
  const { characters } = documentOf(bench);
  return Object.hasOwn(characters, characterId) ? characters[characterId] : undefined;
}

/** Its name, for labels and notices. */
export function nameOf(bench: Workbench, characterId: Id): string {
  return characterOf(bench, characterId)?.name ?? "this character";
}
