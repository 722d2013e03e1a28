/** What one open game is worked on with: its editor and the keeper of its saves. */
import { isLocalId, toLocalCard } from "../../saving/local/LocalWorld.ts";
import { localWorlds } from "../../saving/local/LocalWorlds.ts";
import type { WorldRecord } from "../../api/wire.ts";
import { newId, newSeed } from "../../browser/newId.ts";
import { commitTypedText } from "../../browser/page.ts";
import { browserClock } from "../../browser/timers.ts";
import { Editor } from "../../editor/Editor.ts";
import { drawThumbnail } from "../../stage/thumbnail.ts";
import type { GameStorage } from "../../saving/storage/GameStorage.ts";
import { type Recovery, recordRecovery } from "./recordRecovery.ts";
import { saveWithRecovery } from "../../saving/recovery/saveWithRecovery.ts";
import { isDrawingStored } from "./storeDrawing.ts";
import { BrowserStorage } from "../../saving/storage/BrowserStorage.ts";
import type { OpenedGame } from "../../saving/openGame.ts";
import { ServerStorage } from "../../saving/storage/ServerStorage.ts";

export interface EditorSession {
  readonly worldId: string;
  readonly editor: Editor;
  readonly storage: GameStorage;
  readonly recovery: Recovery;
}

const FORGETS = "This browser keeps no games. Before you close it, choose Save as a file in the menu.";

export function openSession(game: OpenedGame): EditorSession {
  const { record, document, notes, recoveredFrom } = game;
  const keeper = keeperOf(record);
  const keep = saveWithRecovery(keeper, () => kept.log.whenWritten());
  const editor = new Editor({ document, readOnly: false, newId, seed: newSeed(), clock: browserClock, keep });
  if (notes.length > 0) editor.tellMended(notes);
  if (recoveredFrom) editor.saveSoon();
  const kept = recordRecovery(editor, keeper, game);
  if (isLocalId(record.id)) void warnOfWindow(editor, record.id);
  return { worldId: record.id, editor, storage, recovery };
}

function keeperOf(record: WorldRecord): GameStorage {
  if (isLocalId(record.id)) return new BrowserStorage(localWorlds, toLocalCard(record), drawThumbnail);
  return new ServerStorage(record, drawThumbnail);
}

/** A private window forgets everything: said at once, while there is little to lose. */
async function warnOfWindow(editor: Editor, id: string): Promise<void> {
  if (!(await localWorlds.isPersistent(id))) editor.tell(FORGETS);
}

/** A game that plays has something to lose too, and so has a drawing that is not finished. */
export function isUnsaved({ editor, storage }: EditorSession): boolean {
  editor.bringUpToDate();
  return storage.isTemporary || editor.drawings.isUnsaved || editor.store.getState().save.status !== "saved";
}

/** Whether a page that goes away now takes work with it: what this browser keeps beside the saves is offered at the next opening. */
export function wouldBeLost(desk: EditorSession): boolean {
  const { editor, storage, recovery } = desk;
  commitTypedText();
  if (!isUnsaved(desk)) return false;
  if (storage.isTemporary || (editor.drawings.isUnsaved && !isDrawingStored(desk.worldId))) return true;
  return editor.store.getState().save.status !== "saved" && !recovery.log.storeBeforeUnload();
}

/** Leaving stops the game and forces the save (spec §4); the editor stops once that is over, however it ended. */
export async function leaveSession({ editor, recovery }: EditorSession): Promise<void> {
  const saving = editor.leave().catch(() => undefined);
  // Before the save, which may take its time while the page goes.
  await recovery.log.writeNow();
  await saving;
  await recovery.end();
  editor.destroy();
}
