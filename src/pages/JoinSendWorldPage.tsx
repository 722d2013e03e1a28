import { useEffect, useState } from "react";
import { Navigate, useNavigate, useSearchParams } from "react-router";
import { messageOf } from "../browser/request.ts";
import { storeTabText } from "../browser/storage.ts";
import { after } from "../browser/timers.ts";
import { MessageDialog } from "../widgets/AlertDialog.tsx";
import { loginPath } from "./account/accountPaths.ts";
import { HoppingSquares } from "./frame/Loading.tsx";
import page from "./frame/Page.module.css";
import { usePageTitle } from "./frame/pageTitle.ts";
import { type DoNext, editorPath, SHARED_NEXT, sendPath } from "./games/gamePaths.ts";
import { moveToAccount } from "./games/moveToAccount.ts";
import { useMe } from "./useMe.ts";

/** Long enough for the message to be read. */
const WAIT_MS = 400;

/** Moves a local game into the account of the signed-in child. */
export function JoinSendWorldPage() {
  const [query] = useSearchParams();
  const storageKey = query.get("storageKey");
  const doNext = query.get("next") === "share" ? "share" : undefined;
  const me = useMe();
  if (!storageKey) return <Navigate to="/dashboard" replace />;
  if (!me) return <Navigate to={loginPath(sendPath(storageKey, doNext))} replace />;
  return <Sending storageKey={storageKey} doNext={doNext} />;
}

interface SendingProps {
  readonly storageKey: string;
  readonly doNext: DoNext;
}

function Sending({ storageKey, doNext }: SendingProps) {
  usePageTitle("Saving your game");
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    let isHere = true;
    const send = () =>
      moveToAccount(storageKey).then(
        (id) => {
          if (!isHere) return;
          if (doNext === "share") storeTabText(SHARED_NEXT, id);
          void navigate(editorPath(id), { replace: true });
        },
        (reason: unknown) => isHere && setFailure(messageOf(reason)),
      );
    const cancel = after(WAIT_MS, () => void send());
    return () => {
      isHere = false;
      cancel();
    };
  }, [storageKey, doNext, navigate]);
  return (
    <main className={page.loading}>
      <HoppingSquares />
      <h1 className={page.lead} aria-live="polite">
        Saving world to your account... Please wait.
      </h1>
      {failure !== null && (
        <MessageDialog
          title="Not uploaded"
          message={`Sorry, your world could not be uploaded. ${failure}`}
          onClose={() => void navigate("/dashboard", { replace: true })}
        />
      )}
    </main>
  );
}
