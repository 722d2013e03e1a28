/** What the child is asked when a save does not go through (spec §8 "Save failure", product §22). */
import { CloudAlert, Download } from "lucide-react";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { PRODUCT } from "../../api/product.ts";
import { useEditorState } from "../../editor/EditorContext.tsx";
import { Button } from "../../widgets/Button.tsx";
import { Dialog } from "../../widgets/Dialog.tsx";
import { exportOpenGame } from "../files/exportGame.ts";
import { useMe } from "../useMe.ts";
import { ChooseVersion } from "./question/ChooseVersion.tsx";
import styles from "./EditorDialogs.module.css";
import type { SaveTrouble } from "../../saving/storage/GameStorage.ts";
import type { EditorSession } from "./openSession.ts";
import { SignInAgain } from "./SignInAgain.tsx";

export interface SaveTroublesProps {
  readonly desk: EditorSession;
  /** Another question tells of it just now, and is enough. */
  readonly isAsking: boolean;
  readonly onReopen: () => void;
}

/** `notSent`: nothing to be settled but the failure itself. */
type TellableKind = SaveTrouble["kind"] | "notSent";

/** Each kind of failure is told once, until a save went well again: one that asks something else asks anew. */
export function SaveTroubles({ desk, isAsking, onReopen }: SaveTroublesProps) {
  const { editor, storage } = desk;
  const { status, message } = useEditorState((state) => state.save);
  const trouble = useStore(storage.trouble, ({ now }) => now);
  const kind = trouble?.kind ?? "notSent";
  const [toldKind, setToldKind] = useState<TellableKind | null>(null);
  // A question stays while another try is under way by itself: somebody may just be typing the password.
  const [isAsked, setAsked] = useState(false);
  const me = useMe();
  useEffect(() => {
    if (status === "failed") setAsked(true);
    if (status === "saved" || status === "unsaved") setAsked(false);
    if (status === "saved") setToldKind(null);
    if (status === "failed" && isAsking) setToldKind(kind);
  }, [status, isAsking, kind]);

  const told = toldKind === kind;
  const close = () => setToldKind(kind);
  const saveAgain = () => {
    close();
    setAsked(false);
    // The toolbar shows how it went.
    editor.saveNow().catch(() => undefined);
  };
  const isFailing = status === "failed" || (status === "saving" && isAsked);
  if (isAsking || !isFailing || (told && !trouble)) return null;
  if (told) return <Reminder onAsk={() => setToldKind(null)} />;
  if (trouble?.kind === "signedOut" && me) {
    return <SignInAgain username={me.username} onSignedIn={saveAgain} onClose={close} />;
  }
  if (trouble?.kind === "changedElsewhere") {
    const { newer, mine } = trouble;
    const keepMine = () => {
      storage.overwriteNewer(newer);
      saveAgain();
    };
    return <ChooseVersion newer={newer} mine={mine} onKeepMine={keepMine} onOpenNewer={onReopen} onClose={close} />;
  }
  return (
    <NotSaved
      words={wordsFor(kind, message ?? "")}
      onRetry={saveAgain}
      onClose={close}
      onExport={() => exportOpenGame(editor)}
    />
  );
}

/** Saving goes on only after an answer, so the question stays within reach. */
function Reminder({ onAsk }: { readonly onAsk: () => void }) {
  return (
    <div className={styles.reminder}>
      <Button variant="danger" onClick={onAsk}>
        <CloudAlert size={18} aria-hidden="true" /> Not saved: what now?
      </Button>
    </div>
  );
}

const OFFLINE = `${PRODUCT} was unable to save your changes. Your internet connection may be offline. Your work is still here.`;
const NOT_KEPT = "Your work is still in this window. Save it as a file, and nothing is lost.";

const SHELF_FULL =
  "You can do that in My Games. Your work is kept here meanwhile, and it is saved by itself as soon as there is room.";

function wordsFor(kind: TellableKind, message: string): readonly string[] {
  switch (kind) {
    case "notKept":
      return [message, NOT_KEPT];
    case "shelfFull":
      return [message, SHELF_FULL];
    case "notSent":
    case "signedOut":
    case "changedElsewhere":
      return [OFFLINE, message];
  }
}

interface NotSavedProps {
  /** One paragraph each; empty ones are left out. */
  readonly words: readonly string[];
  readonly onRetry: () => void;
  readonly onClose: () => void;
  readonly onExport: () => void;
}

function NotSaved({ words, onRetry, onClose, onExport }: NotSavedProps) {
  const footer = (
    <>
      <Button onClick={onClose}>Keep working</Button>
      <Button onClick={onExport}>
        <Download size={18} aria-hidden="true" /> Save as a file
      </Button>
      <Button variant="primary" onClick={onRetry}>
        Try again
      </Button>
    </>
  );
  return (
    <Dialog open isStatic isQuestion width={520} title="Not saved yet" onClose={onClose} footer={footer}>
      <div className={styles.column}>
        {words.filter(Boolean).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Dialog>
  );
}
