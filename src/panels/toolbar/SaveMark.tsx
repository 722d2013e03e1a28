import {
  CircleDashed,
  CloudAlert,
  CloudCheck,
  CloudOff,
  CloudUpload,
  type LucideIcon,
  MonitorCheck,
  MonitorX,
} from "lucide-react";
import { useCallback, useEffect } from "react";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import type { SaveState } from "../../editor/index.ts";
import { Tooltip } from "../../widgets/Tooltip.tsx";
import { VisuallyHidden } from "../../widgets/VisuallyHidden.tsx";
import styles from "./Toolbar.module.css";

/** Where a saved game is: in an account, with or without a recovery copy in this browser; in this browser only; or in this window only. */
export type StoragePlace = "account" | "accountOnly" | "browser" | "window";

interface Mark {
  readonly words: string;
  readonly hint: string;
  readonly Icon: LucideIcon;
}

const SAFE: Mark = { words: "Saved", hint: "Your game is safe", Icon: CloudCheck };
const SAVED: Readonly<Record<StoragePlace, Mark>> = {
  account: SAFE,
  accountOnly: SAFE,
  browser: { words: "Saved here", hint: "Only in this browser, on this device", Icon: MonitorCheck },
  window: { words: "Your work has not been saved!", hint: "It goes away when you close this window", Icon: MonitorX },
};

const OTHERWISE: Readonly<Record<Exclude<SaveState["status"], "saved">, Mark>> = {
  saving: { words: "Saving…", hint: "One moment", Icon: CloudUpload },
  unsaved: { words: "Not saved yet", hint: "Press to save now", Icon: CircleDashed },
  failed: { words: "Couldn't save", hint: "Press to try again", Icon: CloudAlert },
};

/** This browser holds a recovery copy, which is saved to the account once the network is back. */
const OFFLINE: Mark = {
  words: "Offline: kept here",
  hint: "It will be saved when you are back online",
  Icon: CloudOff,
};

/** Whether the game is saved in its current state, told by words, shape and color. */
export function SaveMark({ storedIn }: { readonly storedIn: StoragePlace }) {
  const editor = useEditor();
  const { status, message, isOffline: isNetworkDown } = useEditorState((state) => state.save);
  const isOffline = isNetworkDown && storedIn === "account";
  const { words, hint, Icon } = isOffline ? OFFLINE : status === "saved" ? SAVED[storedIn] : OTHERWISE[status];
  const saveNow = useCallback(() => void editor.saver.saveNow().catch(ignoreShownFailure), [editor]);
  useSaveKey(saveNow);
  return (
    <div className={styles.save} data-status={status} data-place={storedIn}>
      <Tooltip text={isOffline ? hint : (message ?? hint)} shortcut="Ctrl+S">
        <button
          type="button"
          className={styles.saveButton}
          onClick={saveNow}
          aria-label={`${words.replace(/[^!]$/, "$&.")} ${hint}`}
        >
          <Icon size={17} aria-hidden="true" />
          <span className={styles.saveWords} data-room={longestWords(storedIn)}>
            <span>{words}</span>
          </span>
        </button>
      </Tooltip>
      <VisuallyHidden role="status">{words}</VisuallyHidden>
    </div>
  );
}

/** The longest of the words that change with every save. The mark reserves their width, so that nothing beside it moves. */
function longestWords(storedIn: StoragePlace): string {
  const usual = [SAVED[storedIn], OTHERWISE.saving, OTHERWISE.unsaved].map(({ words }) => words);
  return usual.reduce((longest, words) => (words.length > longest.length ? words : longest));
}

/** The store already holds the failure, and this mark shows it. */
function ignoreShownFailure(): void {}

/** Ctrl+S saves the game, even from a field or a dialog, instead of opening the browser's dialog for saving the page. */
function useSaveKey(saveNow: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSaveKey(event)) return;
      event.preventDefault();
      if (!event.repeat) saveNow();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [saveNow]);
}

function isSaveKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === "s";
}
