/** What one open game is worked on with: its editor and the keeper of its saves. */
import { isLocalId, toLocalCard } from "../../api/local/LocalWorld.ts";
import { localWorlds } from "../../api/local/LocalWorlds.ts";
import type { WorldRecord } from "../../api/wire.ts";
import { newId, newSeed } from "../../browser/newId.ts";
import { commitTypedText } from "../../browser/page.ts";
import { browserClock } from "../../browser/timers.ts";
import { Editor } from "../../editor/Editor.ts";
import { drawGameThumbnail } from "../../pictures/thumbnail.ts";
import type { GameKeeper } from "./GameKeeper.ts";
import { type KeptJournal, keepJournal } from "./journal/keepJournal.ts";
import { savedTogether } from "./journal/savedTogether.ts";
import { isDrawingKept } from "./keepDrawing.ts";
import { LocalKeeper } from "./LocalKeeper.ts";
import type { OpenedGame } from "./openGame.ts";
import { ServerKeeper } from "./ServerKeeper.ts";

export interface Desk {
  readonly worldId: string;
  readonly editor: Editor;
  readonly keeper: GameKeeper;
  readonly kept: KeptJournal;
}

const FORGETS = "This browser keeps no games. Before you close it, choose Save as a file in the menu.";

export function openDesk(game: OpenedGame): Desk {
  const { record, document, notes, goesOnFrom } = game;
  const keeper = keeperOf(record);
  const saveTarget = savedTogether(keeper, () => kept.journal.settled());
  const editor = new Editor({ document, readOnly: false, newId, seed: newSeed(), clock: browserClock, saveTarget });
  if (notes.length > 0) editor.notices.tellMended(notes);
  if (goesOnFrom) editor.saver.saveSoon();
  const kept = keepJournal(editor, keeper, game);
  if (isLocalId(record.id)) void warnOfWindow(editor, record.id);
  return { worldId: record.id, editor, keeper, kept };
}

function keeperOf(record: WorldRecord): GameKeeper {
  if (isLocalId(record.id)) return new LocalKeeper(localWorlds, toLocalCard(record), drawGameThumbnail);
  return new ServerKeeper(record, drawGameThumbnail);
}

/** A private window forgets everything: said at once, while there is little to lose. */
async function warnOfWindow(editor: Editor, id: string): Promise<void> {
  if (!(await localWorlds.isPersistent(id))) editor.notices.tell(FORGETS);
}

/** A game that plays has something to lose too, and so has a drawing that is not finished. */
export function isUnsaved({ editor, keeper }: Desk): boolean {
  editor.playback.settle();
  return keeper.isFleeting || editor.drawings.isUnsaved || editor.store.getState().save.status !== "saved";
}

/** Whether a page that goes away now takes work with it: what this browser keeps beside the saves is offered at the next opening. */
export function wouldBeLost(desk: Desk): boolean {
  const { editor, keeper, kept } = desk;
  commitTypedText();
  if (!isUnsaved(desk)) return false;
  if (keeper.isFleeting || (editor.drawings.isUnsaved && !isDrawingKept(desk.worldId))) return true;
  return editor.store.getState().save.status !== "saved" && !kept.journal.keepAtOnce();
}

/** Leaving stops the game and forces the save (spec §4); the editor stops once that is over, however it ended. */
export async function leaveDesk({ editor, kept }: Desk): Promise<void> {
  const saving = editor.leave().catch(() => undefined);
  // Before the save, which may take its time while the page goes.
  await kept.journal.writeNow();
  await saving;
  await kept.end();
  editor.destroy();
}
