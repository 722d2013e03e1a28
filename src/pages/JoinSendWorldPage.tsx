/** Brings a game of this browser into the account of the signed-in child (spec §2 "/join-send-world"). */
import { useEffect } from "react";
import { Navigate, useNavigate, useSearchParams } from "react-router";
import { uploadLocalWorld } from "../api/local/gameCopies.ts";
import { after } from "../browser/after.ts";
import { alertInPage } from "../browser/page.ts";
import { loginPath } from "./account/safeRedirect.ts";
import { moveLesson } from "./editor/keptLessons.ts";
import { HoppingSquares } from "./frame/Loading.tsx";
import page from "./frame/Page.module.css";
import { usePageTitle } from "./frame/usePageTitle.ts";
import { editorPath, sendPath } from "./games/gamePaths.ts";
import { useMe } from "./useMe.ts";

/** Long enough to be read (spec §9). */
const WAIT_MS = 400;

export function JoinSendWorldPage() {
  const [query] = useSearchParams();
  const storageKey = query.get("storageKey");
  const me = useMe();
  if (!storageKey) return <Navigate to="/dashboard" replace />;
  if (!me) return <Navigate to={loginPath(sendPath(storageKey))} replace />;
  return <Sending storageKey={storageKey} />;
}

function Sending({ storageKey }: { readonly storageKey: string }) {
  usePageTitle("Saving world");
  const navigate = useNavigate();
  useEffect(() => {
    let isHere = true;
    const send = () => sendOff(storageKey).then((path) => isHere && navigate(path, { replace: true }));
    const cancel = after(WAIT_MS, () => void send());
    return () => {
      isHere = false;
      cancel();
    };
  }, [storageKey, navigate]);
  return (
    <main className={page.loading}>
      <HoppingSquares />
      <h1 className={page.lead} aria-live="polite">
        Saving world to your account... Please wait.
      </h1>
    </main>
  );
}

/** Where to go on: the game in the account, or the child's games after telling what went wrong (spec §8). */
async function sendOff(storageKey: string): Promise<string> {
  try {
    const id = await uploadLocalWorld(storageKey);
    moveLesson(storageKey, id);
    return editorPath(id);
  } catch (failure) {
    const reason = failure instanceof Error ? failure.message : String(failure);
    alertInPage(`Sorry, your world could not be uploaded. ${reason}`);
    return "/dashboard";
  }
}
