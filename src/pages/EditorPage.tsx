/** The editor of one game (spec §2 "/editor/{id}"): signed in, its owner, and its document readable. */
import { useCallback } from "react";
import { Navigate, useParams } from "react-router";
import { loginPath } from "./account/safeRedirect.ts";
import { EditorRoom } from "./editor/EditorRoom.tsx";
import { GameTrouble } from "./editor/GameTrouble.tsx";
import { openOwnGame } from "./editor/openGame.ts";
import { Loading } from "./frame/Loading.tsx";
import { useLoaded } from "./useLoaded.ts";
import { useMe } from "./useMe.ts";

export function EditorPage() {
  const { worldId = "" } = useParams();
  const me = useMe();
  if (!me) return <Navigate to={loginPath(`/editor/${worldId}`)} replace />;
  return <OpeningEditor key={worldId} worldId={worldId} myId={me.id} />;
}

interface OpeningEditorProps {
  readonly worldId: string;
  readonly myId: string;
}

function OpeningEditor({ worldId, myId }: OpeningEditorProps) {
  const { loaded, retry } = useLoaded(useCallback(() => openOwnGame(worldId, myId), [worldId, myId]));
  if (loaded.status === "loading") return <Loading />;
  if (loaded.status === "failed") return <GameTrouble failure={loaded.failure} onRetry={retry} />;
  return <EditorRoom game={loaded.value} onReopen={retry} />;
}
