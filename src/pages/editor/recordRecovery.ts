/** Has every edit of an open game written down, from its opening until it is left. */
import { createStore } from "zustand/vanilla";
import { isLocalId, toLocalCard } from "../../saving/local/LocalWorld.ts";
import { onDatabaseCleared } from "../../browser/database.ts";
import { newId } from "../../browser/newId.ts";
import { requestPersistentStorage } from "../../browser/offline.ts";
import { browserClock } from "../../browser/timers.ts";
import type { Editor } from "../../editor/Editor.ts";
import type { GameStorage } from "../../saving/storage/GameStorage.ts";
import type { OpenedGame } from "../../saving/openGame.ts";
import { RecoveryLog } from "../../saving/recovery/RecoveryLog.ts";
import { recoveryStore } from "../../saving/recovery/RecoveryStore.ts";

const NO_ROOM = "This browser has no room for a safety copy. Your game is still saved as always.";
const SILENT =
  "This browser's storage does not answer, so there is no safety copy here. Your game is still saved as always.";

/** Whether the game that is open is in the journal as it is; the toolbar promises no more than that. */
export const recoveryStatus = createStore(() => ({ hasRoom: true }));

export interface Recovery {
  readonly log: RecoveryLog;
  /** Writes the rest; later edits are not heard any more. */
  end(): Promise<void>;
}

export function recordRecovery(
  editor: Editor,
  keeper: GameStorage,
  { record, recoveredFrom, isChosen }: OpenedGame,
): Recovery {
  const { store } = editor;
  const journal = new RecoveryLog({
    book: recoveryStore,
    card: toLocalCard(record),
    goesOnFrom: recoveredFrom ?? null,
    revision: () => keeper.revision,
    isSaved: () => store.getState().save.status === "saved",
    sessionId: newId(),
    clock: browserClock,
    now: Date.now,
    onTrouble: (trouble) => {
      recoveryStatus.setState({ hasRoom: trouble === null });
      // The save of a game of this browser says for itself that nothing answers.
      if (trouble !== null && !(trouble === "silent" && isLocalId(record.id))) {
        editor.tell(trouble === "silent" ? SILENT : NO_ROOM);
      }
    },
  });
  recoveryStatus.setState({ hasRoom: true });
  journal.record(store.getState().document);
  // Until it is written down, what it was chosen over is the last there is.
  if (isChosen) void journal.writeNow();
  // What is open here is all there is then.
  const unwatch = onDatabaseCleared(() => {
    journal.record(store.getState().document);
    if (isLocalId(record.id)) keepAgain(editor);
  });
  const unsubscribe = store.subscribe(({ document, save }, before) => {
    const isConfirmed = save.status === "saved" && before.save.status !== "saved";
    if (document !== before.document || isConfirmed) journal.record(document);
    // What is saved once is worth being kept.
    if (isConfirmed) requestPersistentStorage();
  });
  return {
    log,
    end: () => {
      unsubscribe();
      unwatch();
      return journal.writeNow();
    },
  };
}

/** The save of a game of this browser went along with everything else. */
function keepAgain(editor: Editor): void {
  editor.saveSoon();
  // The toolbar says how it went.
  editor.saveNow().catch(() => undefined);
}
