import type { WorldRecord } from "../../api/wire.ts";
import { newId, newSeed } from "../../browser/newId.ts";
import { commitTypedText } from "../../browser/page.ts";
import { browserClock } from "../../browser/timers.ts";
import { Editor } from "../../editor/Editor.ts";
import { Film } from "../../editor/film/Film.ts";
import type { WorldDocument } from "../../engine/index.ts";
import type { ReelSeries } from "../../engine/replay/index.ts";
import { drawGameThumbnail } from "../../pictures/thumbnail.ts";
import { isLocalId, toLocalCard } from "../../saving/local/LocalWorld.ts";
import { localWorlds } from "../../saving/local/LocalWorlds.ts";
import type { OpenedGame } from "../../saving/openGame.ts";
import { saveWithRecovery } from "../../saving/recovery/RecoveryLog.ts";
import { BrowserStorage } from "../../saving/storage/BrowserStorage.ts";
import type { GameStorage } from "../../saving/storage/GameStorage.ts";
import { ServerStorage } from "../../saving/storage/ServerStorage.ts";
import { momentFor } from "../files/leftMoments.ts";
import { type Recovery, recordRecovery } from "./recordRecovery.ts";
import { isDrawingStored } from "./storeDrawing.ts";

/** An open game with all that saves it. */
export interface EditorSession {
  readonly worldId: string;
  readonly editor: Editor;
  readonly storage: GameStorage;
  readonly recovery: Recovery;
  /** From now on, saved pictures of the game are of its Start, or of the stage as it was left. */
  readonly tellPublished: (isPublished: boolean) => void;
}

const NOT_PERSISTENT = "This browser can't keep games. Before you close it, pick Share in the menu.";
const RECORDING = "You're recording a rule in the other window. Save or cancel it there first.";
const DIALOG = "Something is open in the other window. Finish it there first.";
const UNSAVED = "The other window couldn't save your last changes yet. Check it first.";

export function openSession(game: OpenedGame): EditorSession {
  const { record, document, notes, recoveredFrom } = game;
  const { storage, tellPublished } = storageFor(record);
  const moment = momentFor(game, record.id);
  const saveTarget = saveWithRecovery(storage, () => recovery.log.whenWritten());
  const film = moment ? Film.ofSeries(moment) : new Film();
  const editor = new Editor({
    document,
    readOnly: false,
    newId,
    // A turn that broke off does so again only with the same dice.
    seed: (moment && film.at(film.length)?.seed) ?? newSeed(),
    clock: browserClock,
    saveTarget,
    film,
  });
  if (moment) tellMoment(editor, moment);
  if (notes.length > 0) editor.notices.tellRepairs(notes);
  if (recoveredFrom) editor.saver.saveSoon();
  const recovery = recordRecovery(editor, storage, game);
  if (isLocalId(record.id)) void warnIfTemporary(editor, record.id);
  return { worldId: record.id, editor, storage, recovery, tellPublished };
}

function tellMoment({ notices }: Editor, { brokenOff, turn }: ReelSeries): void {
  const text = ["This is what just happened.", ...(turn > 0 ? ["Pull the film to see it again."] : [])].join(" ");
  if (!brokenOff) notices.tell(text);
  else
    notices.tell(text, {
      label: `Play turn ${turn + 1}, which broke off`,
      action: { kind: "playAgain", input: brokenOff },
    });
}

function storageFor(record: WorldRecord): Pick<EditorSession, "storage" | "tellPublished"> {
  let { published } = record;
  // Players of a published game look for its Start; its maker looks for the stage as it was left.
  const draw = (document: WorldDocument) => drawGameThumbnail(document, published ? "start" : "left");
  const isLocal = isLocalId(record.id);
  return {
    storage: isLocal ? new BrowserStorage(localWorlds, toLocalCard(record), draw) : new ServerStorage(record, draw),
    tellPublished: (isPublished) => {
      published = isPublished;
    },
  };
}

/** In a private window, the warning comes at the beginning, while there is little to lose. */
async function warnIfTemporary(editor: Editor, id: string): Promise<void> {
  if (!(await localWorlds.isPersistent(id))) editor.notices.tell(NOT_PERSISTENT);
}

/** Whether there is work that no save contains, including the state of a running game and an unfinished drawing. */
export function isUnsaved({ editor, storage }: EditorSession): boolean {
  editor.playback.settle();
  return storage.isTemporary || editor.drawings.isUnsaved || editor.store.getState().save.status !== "saved";
}

/** Whether closing the page now would lose work. What is stored for recovery is not lost. */
export function wouldLoseWork(session: EditorSession): boolean {
  const { editor, storage, recovery } = session;
  commitTypedText();
  if (!isUnsaved(session)) return false;
  if (storage.isTemporary || (editor.drawings.isUnsaved && !isDrawingStored(session.worldId))) return true;
  return editor.store.getState().save.status !== "saved" && !recovery.log.storeBeforeUnload();
}

/** Stops the game, saves it, and stops the editor even if saving failed. */
export async function leaveSession({ editor, recovery }: EditorSession): Promise<void> {
  const saving = editor.leave().catch(() => undefined);
  // Not after the save, which may take longer than the closing page has.
  await recovery.log.writeNow();
  await saving;
  await recovery.end();
  editor.destroy();
}

/** Saves everything so that another window can take over. Rejects with a sentence for the child if something could be lost. */
export async function prepareHandOver(editor: Editor): Promise<void> {
  const { recording, ui } = editor.store.getState();
  if (recording) throw new Error(RECORDING);
  if (ui.modal) throw new Error(DIALOG);
  try {
    await editor.leave();
  } catch {
    throw new Error(UNSAVED);
  }
}
