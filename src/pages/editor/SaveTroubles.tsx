import { CloudAlert, Download } from "lucide-react";
import { type FormEvent, lazy, Suspense, useEffect, useReducer, useState } from "react";
import { useStore } from "zustand";
import { logIn } from "../../api/client.ts";
import { storeSession } from "../../api/session.ts";
import { messageOf } from "../../browser/request.ts";
import { useEditorState } from "../../editor/EditorProvider.tsx";
import { Banner } from "../../widgets/Banner.tsx";
import { Button } from "../../widgets/Button.tsx";
import { ButtonLink } from "../../widgets/ButtonLink.tsx";
import { Dialog } from "../../widgets/Dialog.tsx";
import { ErrorBoundary } from "../../widgets/ErrorBoundary.tsx";
import { PasswordField } from "../../widgets/PasswordField.tsx";
import { fieldText } from "../account/useAccountForm.ts";
import { doorPath } from "../class/classPaths.ts";
import { exportOpenGame } from "../files/exportGame.ts";
import { useMe, usePupil } from "../useMe.ts";
import styles from "./EditorDialogs.module.css";
import { type FailureKind, followFailedSave, NOTHING_FAILED, shownOfFailure } from "./failedSave.ts";
import type { EditorSession } from "./openSession.ts";
import { useStoragePlace } from "./useToolbarProps.ts";

// Asked only where two versions of a game meet.
const ConflictQuestion = lazy(async () => ({
  default: (await import("./question/VersionQuestions.tsx")).ConflictQuestion,
}));

export interface SaveTroublesProps {
  readonly session: EditorSession;
  /** Whether another dialog tells the child about the failure already. */
  readonly isAsking: boolean;
  readonly onReopen: () => void;
}

/** Asks the child what to do about a failed save, or says that there is nothing to do, once for each kind of failure until a save succeeds. */
export function SaveTroubles({ session, isAsking, onReopen }: SaveTroublesProps) {
  const { editor, storage } = session;
  const { status, message, isOffline = false } = useEditorState((state) => state.save);
  const place = useStoragePlace(session.worldId);
  const trouble = useStore(storage.trouble, ({ now }) => now);
  const kind = trouble?.kind ?? (isOffline && place === "account" ? "keptHere" : "notSent");
  const [failed, follow] = useReducer(followFailedSave, NOTHING_FAILED);
  const me = useMe();
  const pupil = usePupil();
  useEffect(() => follow({ type: "saving", status, kind, isAsking }), [status, kind, isAsking]);

  const close = () => follow({ type: "closed", kind });
  const saveAgain = () => {
    follow({ type: "closed", kind, retries: true });
    // The toolbar shows the result.
    editor.saver.saveNow().catch(() => undefined);
  };
  const shown = shownOfFailure(failed, { status, kind, isAsking });
  const isNotice = shown === "notice";
  useEffect(() => {
    if (!isNotice) return;
    editor.notices.tell(OFFLINE);
    follow({ type: "closed", kind: "keptHere" });
  }, [editor, isNotice]);
  if (shown === null || isNotice) return null;
  if (shown === "reminder") return <Reminder onAsk={() => follow({ type: "reopened" })} />;
  if (trouble?.kind === "signedOut" && pupil) return <ComeInAgain code={pupil.code} onClose={close} />;
  if (trouble?.kind === "signedOut" && me) {
    return <SignInAgain username={me.username} onSignedIn={saveAgain} onClose={close} />;
  }
  if (trouble?.kind === "conflict") {
    const { newer, mine } = trouble;
    const keepMine = () => {
      storage.letNextSaveReplace(newer);
      saveAgain();
    };
    return (
      <ErrorBoundary layout="card" actions={<Button onClick={close}>Close</Button>}>
        <Suspense>
          <ConflictQuestion newer={newer} mine={mine} onKeepMine={keepMine} onOpenNewer={onReopen} onClose={close} />
        </Suspense>
      </ErrorBoundary>
    );
  }
  return (
    <NotSaved
      words={wordsFor(trouble?.kind ?? "notSent", message ?? "", isOffline)}
      onRetry={saveAgain}
      onClose={close}
      onExport={() => exportOpenGame(editor)}
    />
  );
}

/** Leads back to a question that was closed without an answer, because saving needs one. */
function Reminder({ onAsk }: { readonly onAsk: () => void }) {
  return (
    <div className={styles.reminder}>
      <Button variant="danger" onClick={onAsk}>
        <CloudAlert size={18} aria-hidden="true" /> Not saved: what now?
      </Button>
    </div>
  );
}

const OFFLINE = "We couldn't save just now. Are you online? Your work is still here.";
const SAVE_AS_FILE = "Your work is still in this window. Save it as a file to keep it safe.";

const ACCOUNT_FULL_HINT = "You can do that in My Games. Your work stays here and saves by itself once there is room.";

/** A conflict has a dialog of its own. */
function wordsFor(
  kind: Exclude<FailureKind, "conflict" | "keptHere">,
  message: string,
  isOffline: boolean,
): readonly string[] {
  switch (kind) {
    case "notStored":
    // If the session itself is gone, nobody is known here whose password could be asked for.
    case "signedOut":
      return [message, SAVE_AS_FILE];
    case "accountFull":
      return [message, ACCOUNT_FULL_HINT];
    case "notSent":
      // The message of a network that is down says no more.
      return isOffline ? [OFFLINE] : [OFFLINE, message];
  }
}

interface NotSavedProps {
  /** One paragraph each. Empty ones are left out. */
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

interface SignInAgainProps {
  readonly username: string;
  readonly onSignedIn: () => void;
  readonly onClose: () => void;
}

interface ComeInAgainProps {
  readonly code: string;
  readonly onClose: () => void;
}

/** A child in a class has no password. What it made stays sealed on the device until it comes in again. */
function ComeInAgain({ code, onClose }: ComeInAgainProps) {
  return (
    <Dialog open isStatic isQuestion title="Please come in again" width={440} onClose={onClose}>
      <div className={styles.column}>
        <p>Your work is still here. Come in with your three pictures to save it. New pictures? Ask your teacher.</p>
        <ButtonLink size="large" to={doorPath(code)}>
          Go to your class
        </ButtonLink>
      </div>
    </Dialog>
  );
}

/** Lets the child sign in without leaving the editor, when the session ended before a save. */
function SignInAgain({ username, onSignedIn, onClose }: SignInAgainProps) {
  const [message, setMessage] = useState<string | null>(null);
  async function enter(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = fieldText(new FormData(event.currentTarget), "password");
    try {
      storeSession(await logIn({ username, password }));
      onSignedIn();
    } catch (failure) {
      setMessage(messageOf(failure));
    }
  }
  return (
    <Dialog open isStatic isQuestion title="Please sign in again" width={440} onClose={onClose}>
      <form className={styles.column} onSubmit={(event) => void enter(event)}>
        <p>Your work is still here. Sign in as {username} to save it.</p>
        {message && <Banner tone="danger">{message}</Banner>}
        <PasswordField label="Password" name="password" autoComplete="current-password" required />
        <Button type="submit" variant="primary" size="large" wide>
          Sign in and save
        </Button>
      </form>
    </Dialog>
  );
}
