import { createStore } from "zustand/vanilla";
import { onDatabaseCleared } from "../../browser/database.ts";
import { newId } from "../../browser/newId.ts";
import { requestPersistentStorage } from "../../browser/offline.ts";
import { browserClock } from "../../browser/timers.ts";
import type { Editor } from "../../editor/Editor.ts";
import { isLocalId, toLocalCard } from "../../saving/local/LocalWorld.ts";
import type { OpenedGame } from "../../saving/openGame.ts";
import { RecoveryLog } from "../../saving/recovery/RecoveryLog.ts";
import { recoveryStore } from "../../saving/recovery/RecoveryStore.ts";
import type { GameStorage } from "../../saving/storage/GameStorage.ts";

const NO_SPACE = "This browser has no room for a safety copy. Your game is still saved as always.";
const NO_ANSWER = "This browser can't keep a safety copy right now. Your game is still saved as always.";

/** Whether the open game is being recorded for recovery. The toolbar promises a copy in this browser only then. */
export const recoveryStatus = createStore(() => ({ isWorking: true }));

export interface Recovery {
  readonly log: RecoveryLog;
  /** Writes the rest and stops recording. */
  end(): Promise<void>;
}

/** Records every edit of an open game until `end` is called. */
export function recordRecovery(
  editor: Editor,
  storage: GameStorage,
  { record, recoveredFrom, isChosen }: OpenedGame,
): Recovery {
  const { store } = editor;
  const log = new RecoveryLog({
    store: recoveryStore,
    card: toLocalCard(record),
    openedFrom: recoveredFrom ?? null,
    revision: () => storage.revision,
    isSaved: () => store.getState().save.status === "saved",
    sessionId: newId(),
    clock: browserClock,
    now: Date.now,
    onTrouble: (trouble) => {
      recoveryStatus.setState({ isWorking: trouble === null });
      // When the database does not answer, saving a local game fails with the same message.
      if (trouble !== null && !(trouble === "silent" && isLocalId(record.id))) {
        editor.notices.tell(trouble === "silent" ? NO_ANSWER : NO_SPACE);
      }
    },
  });
  recoveryStatus.setState({ isWorking: true });
  log.record(store.getState().document);
  // Until the chosen game is written, the newest snapshot is the one that the child decided against.
  if (isChosen) void log.writeNow();
  // The browser cleared our database. The open document may be the only copy, so it is written again.
  const unwatch = onDatabaseCleared(() => {
    log.record(store.getState().document);
    if (isLocalId(record.id)) saveAgain(editor);
  });
  const unsubscribe = store.subscribe(({ document, save }, before) => {
    const isNewlySaved = save.status === "saved" && before.save.status !== "saved";
    if (document !== before.document || isNewlySaved) log.record(document);
    if (isNewlySaved) requestPersistentStorage();
  });
  return {
    log,
    end: () => {
      unsubscribe();
      unwatch();
      return log.writeNow();
    },
  };
}

/** A local game has lost its save together with the database. */
function saveAgain(editor: Editor): void {
  editor.saver.saveSoon();
  // The toolbar shows a failure.
  editor.saver.saveNow().catch(() => undefined);
}
