/** A game that cannot be shown: one plain sentence and a way on (spec §8, details §16). */
import { useState } from "react";
import { Navigate, useLocation } from "react-router";
import { LocalWorldMissing, LocalWorldMoved, LocalWorldUnreadable } from "../../saving/local/LocalWorld.ts";
import { StorageFailed } from "../../browser/database.ts";
import { RequestFailed } from "../../browser/request.ts";
import { UnreadableWorld } from "../../migrate/migrate.ts";
import { MessageDialog } from "../../widgets/AlertDialog.tsx";
import { Button } from "../../widgets/Button.tsx";
import { ButtonLink } from "../../widgets/ButtonLink.tsx";
import { MessagePage } from "../frame/MessagePage.tsx";
import { editorPath, playPath } from "../games/gamePaths.ts";
import { useMe } from "../useMe.ts";
import { NotYourGame, SignedOut } from "../../saving/openGame.ts";

const NOT_FOUND = "Sorry, this world could not be found.";
/** Failures whose message is a sentence for a child. */
const PLAIN = [RequestFailed, SignedOut, UnreadableWorld, StorageFailed, LocalWorldMissing, LocalWorldUnreadable];

/** Ways on; the games of this browser are listed at home. */
const MY_GAMES = { to: "/dashboard", label: "Go to My Games" };
const HOME = { to: "/", label: "Go to the home page" };
const OTHERS = { to: "/explore", label: "Explore other games" };

export interface GameTroubleProps {
  readonly failure: Error;
  readonly onRetry: () => void;
}

export function GameTrouble({ failure, onRetry }: GameTroubleProps) {
  const me = useMe();
  if (failure instanceof LocalWorldMoved) return <Moved failure={failure} />;
  const way = me ? MY_GAMES : isOfThisBrowser(failure) ? HOME : OTHERS;
  return (
    <MessagePage mood={isLost(failure) ? "lost" : "broken"} title={plainSentence(failure)}>
      <ButtonLink variant="primary" to={way.to}>
        {way.label}
      </ButtonLink>
      {mayPass(failure) && <Button onClick={onRetry}>Try again</Button>}
      {failure instanceof LocalWorldUnreadable && <Unreadable failure={failure} />}
    </MessagePage>
  );
}

/** Told once in so many words, though the page says it, too: what is kept in this browser has no second copy. */
function Unreadable({ failure }: { readonly failure: LocalWorldUnreadable }) {
  const [isTold, setTold] = useState(false);
  if (isTold) return null;
  return <MessageDialog title="This game is damaged" message={failure.message} onClose={() => setTold(true)} />;
}

/** A game of this browser that is in an account by now: the new address takes the place of the old one. */
function Moved({ failure }: { readonly failure: LocalWorldMoved }) {
  const { pathname } = useLocation();
  const path = pathname.startsWith("/play/") ? playPath : editorPath;
  return (
    <MessagePage mood="lost" title={failure.message}>
      <Navigate to={path(failure.uploadedAsId)} replace />
    </MessagePage>
  );
}

function plainSentence(failure: Error): string {
  if (isUnknown(failure)) return NOT_FOUND;
  return PLAIN.some((kind) => failure instanceof kind)
    ? failure.message
    : "This game could not be opened: something in it is damaged.";
}

function isLost(failure: Error): boolean {
  return isUnknown(failure) || failure instanceof LocalWorldMissing;
}

function isOfThisBrowser(failure: Error): boolean {
  return [LocalWorldMissing, LocalWorldUnreadable, StorageFailed].some((kind) => failure instanceof kind);
}

function isUnknown(failure: Error): boolean {
  return failure instanceof NotYourGame || (failure instanceof RequestFailed && failure.status === 404);
}

/** The line may come back; a missing or damaged game stays so. */
function mayPass(failure: Error): boolean {
  return failure instanceof StorageFailed || (failure instanceof RequestFailed && failure.status !== 404);
}
