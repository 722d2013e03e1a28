/** The editor of one game (spec §2 "/editor/{id}"): of the signed-in child who owns it, or one of this browser, for everybody. */
import { useCallback, useEffect } from "react";
import { Navigate, useParams, useSearchParams } from "react-router";
import { isLocalId, LocalWorldUnreadable } from "../api/local/LocalWorld.ts";
import { alertInPage } from "../browser/page.ts";
import { loginPath } from "./account/safeRedirect.ts";
import { GameTrouble } from "./editor/GameTrouble.tsx";
import { type OpenedGame, openLocalGame, openOwnGame } from "./editor/openGame.ts";
import type { GameTurn } from "./editor/turn/GameTurn.ts";
import { TurnRoom } from "./editor/turn/TurnRoom.tsx";
import { useGameTurn } from "./editor/turn/useGameTurn.ts";
import { Loading } from "./frame/Loading.tsx";
import { useLoaded } from "./useLoaded.ts";
import { useMe } from "./useMe.ts";

export function EditorPage() {
  const { worldId = "" } = useParams();
  const [query] = useSearchParams();
  const me = useMe();
  const isLocal = isLocalId(worldId) || query.get("localstorage") === "true";
  // A game of this browser stays open, whoever signs in or out meanwhile.
  const ownerId = isLocal ? "" : (me?.id ?? "");
  const open = useCallback(() => openFor(worldId, isLocal, ownerId), [worldId, isLocal, ownerId]);
  if (!me && !isLocal) return <Navigate to={loginPath(`/editor/${worldId}`)} replace />;
  return <OpeningEditor key={worldId} worldId={worldId} open={open} />;
}

interface OpeningEditorProps {
  readonly worldId: string;
  readonly open: () => Promise<OpenedGame>;
}

function OpeningEditor({ worldId, open }: OpeningEditorProps) {
  const turn = useGameTurn(worldId);
  const { loaded, retry } = useLoaded(useCallback(() => openInTurn(turn, open), [turn, open]));
  const unreadable =
    loaded.status === "failed" && loaded.failure instanceof LocalWorldUnreadable ? loaded.failure.message : null;
  // Spec §8 "Browser-stored world unreadable".
  useEffect(() => {
    if (unreadable) alertInPage(unreadable);
  }, [unreadable]);
  if (loaded.status === "loading") return <Loading />;
  if (loaded.status === "failed") return <GameTrouble failure={loaded.failure} onRetry={retry} />;
  return <TurnRoom {...loaded.value} turn={turn} onReopen={retry} />;
}

/** The turn first: only then is what is kept the newest there is. */
async function openInTurn(turn: GameTurn, open: () => Promise<OpenedGame>) {
  const isMine = await turn.isMine();
  return { game: await open(), isMine };
}

function openFor(worldId: string, isLocal: boolean, myId: string): Promise<OpenedGame> {
  return isLocal ? openLocalGame(worldId) : openOwnGame(worldId, myId);
}
