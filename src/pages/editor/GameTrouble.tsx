import { useState } from "react";
import { Navigate, useLocation } from "react-router";
import { StorageFailed } from "../../browser/database.ts";
import { RequestFailed } from "../../browser/request.ts";
import { UnreadableWorld } from "../../migrate/migrate.ts";
import { LocalWorldMissing, LocalWorldMoved, LocalWorldUnreadable } from "../../saving/local/LocalWorld.ts";
import { NotYourGame, SignedOut } from "../../saving/openGame.ts";
import { MessageDialog } from "../../widgets/AlertDialog.tsx";
import { Button } from "../../widgets/Button.tsx";
import { ButtonLink } from "../../widgets/ButtonLink.tsx";
import { MessagePage } from "../frame/MessagePage.tsx";
import { editorPath, playPath } from "../games/gamePaths.ts";
import { useMe } from "../useMe.ts";

const NOT_FOUND = "Sorry, this world could not be found.";
/** Errors whose message is fit for a child. */
const CHILD_FRIENDLY = [
  RequestFailed,
  SignedOut,
  UnreadableWorld,
  StorageFailed,
  LocalWorldMissing,
  LocalWorldUnreadable,
];

/** Where the buttons lead. The home page lists the games of this browser. */
const MY_GAMES = { to: "/dashboard", label: "Go to My Games" };
const HOME = { to: "/", label: "Go to the home page" };
const OTHERS = { to: "/explore", label: "Explore other games" };

export interface GameTroubleProps {
  readonly failure: Error;
  readonly onRetry: () => void;
}

/** Says why a game cannot be opened, and offers where to go from here. */
export function GameTrouble({ failure, onRetry }: GameTroubleProps) {
  const me = useMe();
  if (failure instanceof LocalWorldMoved) return <Moved failure={failure} />;
  const way = me ? MY_GAMES : isOfThisBrowser(failure) ? HOME : OTHERS;
  return (
    <MessagePage mood={isLost(failure) ? "lost" : "broken"} title={plainSentence(failure)}>
      <ButtonLink variant="primary" to={way.to}>
        {way.label}
      </ButtonLink>
      {isTemporary(failure) && <Button onClick={onRetry}>Try again</Button>}
      {failure instanceof LocalWorldUnreadable && <Unreadable failure={failure} />}
    </MessagePage>
  );
}

/** Repeats the message of the page in a dialog, because a damaged local game has no second copy. */
function Unreadable({ failure }: { readonly failure: LocalWorldUnreadable }) {
  const [isTold, setTold] = useState(false);
  if (isTold) return null;
  return <MessageDialog title="This game is damaged" message={failure.message} onClose={() => setTold(true)} />;
}

/** Redirects from a local game to its copy in the account. */
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
  return CHILD_FRIENDLY.some((kind) => failure instanceof kind)
    ? failure.message
    : "We couldn't open this game. Something in it is damaged.";
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

/** Whether trying again may help, unlike with a missing or damaged game. */
function isTemporary(failure: Error): boolean {
  return failure instanceof StorageFailed || (failure instanceof RequestFailed && failure.status !== 404);
}
