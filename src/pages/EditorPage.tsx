/** The editor of one game (spec §2 "/editor/{id}"): of the signed-in child who owns it, or one of this browser, for everybody. */
import { useCallback, useEffect, useRef } from "react";
import { useParams, useSearchParams } from "react-router";
import { isLocalId } from "../saving/local/LocalWorld.ts";
import { clearSession } from "../api/session.ts";
import { registerServiceWorker } from "../browser/offline.ts";
import { sleep } from "../browser/timers.ts";
import { loginPath } from "./account/safeRedirect.ts";
import { GameTrouble } from "./editor/GameTrouble.tsx";
import { CopyQuestion } from "./editor/question/CopyQuestion.tsx";
import { recoveryStore } from "../saving/recovery/RecoveryStore.ts";
import { isBehind, openOrRecover, unsavedCopy } from "../saving/recovery/recoveredCopy.ts";
import { type OpenedGame, openLocalGame, openOwnGame, SignedOut } from "../saving/openGame.ts";
import type { GameLock } from "../saving/lock/GameLock.ts";
import { LockGate } from "./editor/lock/LockGate.tsx";
import { useGameTurn } from "./editor/lock/useGameLock.ts";
import { Loading } from "./frame/Loading.tsx";
import { Redirecting } from "./frame/Redirecting.tsx";
import { useLoaded } from "./useLoaded.ts";
import { useMe } from "./useMe.ts";

/** A page that was just left may have sent its last save, which the server has only a moment later. */
const STILL_ON_ITS_WAY_MS = 15_000;
const SAVING_MS = 800;

export function EditorPage() {
  const { worldId = "" } = useParams();
  const [query] = useSearchParams();
  const me = useMe();
  useEffect(registerServiceWorker, []);
  const isLocal = isLocalId(worldId) || query.get("localstorage") === "true";
  // A game of this browser stays open, whoever signs in or out meanwhile.
  const ownerId = isLocal ? "" : (me?.id ?? "");
  const open = useCallback(() => openFor(worldId, isLocal, ownerId), [worldId, isLocal, ownerId]);
  if (!me && !isLocal) return <Redirecting to={loginPath(`/editor/${worldId}`)} />;
  return <OpeningEditor key={worldId} worldId={worldId} open={open} />;
}

interface OpeningEditorProps {
  readonly worldId: string;
  readonly open: () => Promise<OpenedGame>;
}

function OpeningEditor({ worldId, open }: OpeningEditorProps) {
  const turn = useGameTurn(worldId);
  // Who has just chosen the other version is not asked for it once more.
  const hasChosen = useRef(false);
  const load = useCallback(async () => {
    const asksAgain = !hasChosen.current;
    hasChosen.current = false;
    const opened = await openInTurn(turn, open);
    return asksAgain ? opened : { ...opened, game: chosen(opened.game), copy: null };
  }, [turn, open]);
  const { loaded, retry, change } = useLoaded(load);
  const openOther = () => {
    hasChosen.current = true;
    retry();
  };
  if (loaded.status === "loading") return <Loading />;
  if (loaded.status === "failed") return <GameTrouble failure={loaded.failure} onRetry={retry} />;
  const { game, isMine, copy } = loaded.value;
  if (copy && isMine) {
    return (
      <CopyQuestion saved={game} copy={copy} onChoose={(one) => change({ game: chosen(one), isMine, copy: null })} />
    );
  }
  return <LockGate game={game} isMine={isMine} turn={turn} onReopen={retry} onOpenOther={openOther} />;
}

function chosen(game: OpenedGame): OpenedGame {
  return { ...game, isChosen: true };
}

/** The turn first: only then is what is kept the newest there is, and what was asked for ahead may not be. */
async function openInTurn(turn: GameLock, open: () => Promise<OpenedGame>) {
  const isMine = await turn.isHeld();
  const first = await open();
  if (!isMine) return { game: first, isMine, copy: null };
  const game = (await isBehind(recoveryStore, first)) ? await open() : first;
  const copy = await unsavedCopy(recoveryStore, game);
  if (!copy || Date.now() - copy.at > STILL_ON_ITS_WAY_MS) return { game, isMine, copy };
  await sleep(SAVING_MS);
  const again = await open();
  return { game: again, isMine, copy: await unsavedCopy(recoveryStore, again) };
}

async function openFor(worldId: string, isLocal: boolean, myId: string): Promise<OpenedGame> {
  if (isLocal) return openLocalGame(worldId);
  try {
    return await openOrRecover(recoveryStore, () => openOwnGame(worldId, myId), worldId, myId);
  } catch (failure) {
    // The page then asks to sign in, and comes back.
    if (failure instanceof SignedOut) clearSession();
    throw failure;
  }
}
