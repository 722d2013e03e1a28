/** Has every edit of an open game written down, from its opening until it is left. */
import { createStore } from "zustand/vanilla";
import { isLocalId, toLocalCard } from "../../../api/local/LocalWorld.ts";
import { onDatabaseCleared } from "../../../browser/database.ts";
import { newId } from "../../../browser/newId.ts";
import { requestPersistentStorage } from "../../../browser/offline.ts";
import { browserClock } from "../../../browser/timers.ts";
import type { Editor } from "../../../editor/Editor.ts";
import type { GameKeeper } from "../GameKeeper.ts";
import type { OpenedGame } from "../openGame.ts";
import { Journal } from "./Journal.ts";
import { journalBook } from "./JournalBook.ts";

const NO_ROOM = "This browser has no room for a safety copy. Your game is still saved as always.";
const SILENT =
  "This browser's storage does not answer, so there is no safety copy here. Your game is still saved as always.";

/** Whether the game that is open is in the journal as it is; the toolbar promises no more than that. */
export const journalRoom = createStore(() => ({ hasRoom: true }));

export interface KeptJournal {
  readonly journal: Journal;
  /** Writes the rest; later edits are not heard any more. */
  end(): Promise<void>;
}

export function keepJournal(
  editor: Editor,
  keeper: GameKeeper,
  { record, goesOnFrom, isChosen }: OpenedGame,
): KeptJournal {
  const { store } = editor;
  const journal = new Journal({
    book: journalBook,
    card: toLocalCard(record),
    goesOnFrom: goesOnFrom ?? null,
    revision: () => keeper.revision,
    isSaved: () => store.getState().save.status === "saved",
    sessionId: newId(),
    clock: browserClock,
    now: Date.now,
    onTrouble: (trouble) => {
      journalRoom.setState({ hasRoom: trouble === null });
      // The save of a game of this browser says for itself that nothing answers.
      if (trouble !== null && !(trouble === "silent" && isLocalId(record.id))) {
        editor.notices.tell(trouble === "silent" ? SILENT : NO_ROOM);
      }
    },
  });
  journalRoom.setState({ hasRoom: true });
  journal.note(store.getState().document);
  // Until it is written down, what it was chosen over is the last there is.
  if (isChosen) void journal.writeNow();
  // What is open here is all there is then.
  const unwatch = onDatabaseCleared(() => {
    journal.note(store.getState().document);
    if (isLocalId(record.id)) keepAgain(editor);
  });
  const unsubscribe = store.subscribe(({ document, save }, before) => {
    const isConfirmed = save.status === "saved" && before.save.status !== "saved";
    if (document !== before.document || isConfirmed) journal.note(document);
    // What is saved once is worth being kept.
    if (isConfirmed) requestPersistentStorage();
  });
  return {
    journal,
    end: () => {
      unsubscribe();
      unwatch();
      return journal.writeNow();
    },
  };
}

/** The save of a game of this browser went along with everything else. */
function keepAgain(editor: Editor): void {
  editor.saver.saveSoon();
  // The toolbar says how it went.
  editor.saver.saveNow().catch(() => undefined);
}
