import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { Navigate, useParams, useSearchParams } from "react-router";
import { clearSession } from "../api/session.ts";
import { registerServiceWorker } from "../browser/offline.ts";
import { sleep } from "../browser/timers.ts";
import { isLocalId } from "../saving/local/LocalWorld.ts";
import { GameLock } from "../saving/lock/GameLock.ts";
import { locksFor } from "../saving/lock/locksFor.ts";
import { type OpenedGame, openLocalGame, openOwnGame, SignedOut } from "../saving/openGame.ts";
import { recoveryStore } from "../saving/recovery/RecoveryStore.ts";
import { isBehind, newerOf, openOrRecover, unsavedCopy } from "../saving/recovery/recoveredCopy.ts";
import { signInPath } from "./account/accountPaths.ts";
import { GameTrouble } from "./editor/GameTrouble.tsx";
import { LockGate } from "./editor/lock/LockGate.tsx";
import { Loading } from "./frame/Loading.tsx";
import { Opening } from "./frame/Opening.tsx";
import { useSmallScreen } from "./games/smallScreen/useSmallScreen.ts";
import { useLoaded } from "./useLoaded.ts";
import { useMe } from "./useMe.ts";

// Asked only where two versions of a game meet.
const CopyQuestion = lazy(async () => ({
  default: (await import("./editor/question/VersionQuestions.tsx")).CopyQuestion,
}));
const SmallScreen = lazy(async () => ({ default: (await import("./games/smallScreen/SmallScreen.tsx")).SmallScreen }));

/** For this long after a snapshot, its save may still be on the way from a page that was just closed. */
const SAVE_IN_FLIGHT_MS = 15_000;
const SAVE_WAIT_MS = 800;

/** The editor of a local game, or of a game of the signed-in child. */
export function EditorPage() {
  const { worldId = "" } = useParams();
  const [query] = useSearchParams();
  const me = useMe();
  useEffect(registerServiceWorker, []);
  const isLocal = isLocalId(worldId) || query.get("localstorage") === "true";
  // Signing in or out in another window must not reload a local game.
  const ownerId = isLocal ? "" : (me?.id ?? "");
  const { isTooSmall, makeAnyway } = useSmallScreen();
  const open = useCallback(() => openFor(worldId, isLocal, ownerId), [worldId, isLocal, ownerId]);
  if (!me && !isLocal) return <Redirecting to={signInPath(`/editor/${worldId}`)} />;
  if (isTooSmall) {
    return (
      <Suspense>
        <SmallScreen onAnyway={makeAnyway} />
      </Suspense>
    );
  }
  return <OpeningEditor key={worldId} worldId={worldId} open={open} />;
}

interface OpeningEditorProps {
  readonly worldId: string;
  readonly open: () => Promise<OpenedGame>;
}

function OpeningEditor({ worldId, open }: OpeningEditorProps) {
  const lock = useGameLock(worldId);
  // A child who has just chosen the other version is not asked again about this one.
  const hasChosen = useRef(false);
  const load = useCallback(async () => {
    const asksAgain = !hasChosen.current;
    hasChosen.current = false;
    const found = await openLocked(lock, open);
    // Another window may have taken over while this one was loading.
    const opened = { ...found, isHeld: found.isHeld && (await lock.isHeld()) };
    if (!asksAgain) return { ...opened, game: chosen(opened.game), copy: null };
    const newer = opened.copy && newerOf(opened.game, opened.copy);
    return newer ? { ...opened, game: chosen(newer), copy: null } : opened;
  }, [lock, open]);
  const { loaded, retry, change } = useLoaded(load);
  const openOther = () => {
    hasChosen.current = true;
    retry();
  };
  if (loaded.status === "loading") return <Opening />;
  if (loaded.status === "failed") return <GameTrouble failure={loaded.failure} onRetry={retry} />;
  const { game, isHeld, copy } = loaded.value;
  if (copy && isHeld) {
    return (
      <Suspense fallback={<Opening />}>
        <CopyQuestion
          saved={game}
          copy={copy}
          lock={lock}
          onChoose={(one) => change({ game: chosen(one), isHeld, copy: null })}
          onHandedOver={() => change({ game, isHeld: false, copy: null })}
        />
      </Suspense>
    );
  }
  return <LockGate game={game} isHeld={isHeld} lock={lock} onReopen={retry} onOpenOther={openOther} />;
}

/** Makes the game the newest version of this window, so that the other one is not offered again. */
function chosen(game: OpenedGame): OpenedGame {
  return { ...game, isChosen: true };
}

/** Holds the lock while the page is open. `worldId` must not change. */
function useGameLock(worldId: string): GameLock {
  const [lock] = useState(() => new GameLock(worldId, locksFor(worldId)));
  useEffect(() => {
    lock.acquire();
    return () => lock.release();
  }, [lock]);
  return lock;
}

/** Opens the game again if it may be outdated: it may have been requested before another window saved and released the lock. */
async function openLocked(lock: GameLock, open: () => Promise<OpenedGame>) {
  const isHeld = await lock.isHeld();
  const first = await open();
  if (!isHeld) return { game: first, isHeld, copy: null };
  const game = (await isBehind(recoveryStore, first)) ? await open() : first;
  const copy = await unsavedCopy(recoveryStore, game);
  if (!copy || Date.now() - copy.at > SAVE_IN_FLIGHT_MS) return { game, isHeld, copy };
  await sleep(SAVE_WAIT_MS);
  const again = await open();
  return { game: again, isHeld, copy: await unsavedCopy(recoveryStore, again) };
}

async function openFor(worldId: string, isLocal: boolean, myId: string): Promise<OpenedGame> {
  if (isLocal) return openLocalGame(worldId);
  try {
    return await openOrRecover(recoveryStore, () => openOwnGame(worldId, myId), worldId, myId);
  } catch (failure) {
    // Makes the page redirect to the login page, which leads back here.
    if (failure instanceof SignedOut) clearSession();
    throw failure;
  }
}

function Redirecting({ to }: { readonly to: string }) {
  return (
    <>
      <Loading words="Redirecting..." />
      <Navigate to={to} replace />
    </>
  );
}
