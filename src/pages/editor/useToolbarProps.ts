import { useCallback, useEffect } from "react";
import { useNavigate } from "react-router";
import { useStore } from "zustand";
import type { WorldRecord } from "../../api/wire.ts";
import { chooseFile } from "../../browser/files.ts";
import type { Editor } from "../../editor/Editor.ts";
import { useEditor } from "../../editor/EditorProvider.tsx";
import type { StoragePlace, ToolbarProps, WayToSafety } from "../../panels/editorPanels.ts";
import { isLocalId } from "../../saving/local/LocalWorld.ts";
import { localWorlds } from "../../saving/local/LocalWorlds.ts";
import { recoveryStore } from "../../saving/recovery/RecoveryStore.ts";
import { GAME_FILES } from "../files/acceptedFiles.ts";
import { useGameImport } from "../files/useGameImport.ts";
import { leaveChoice } from "../files/waitingChoice.ts";
import { joinToSavePath, playPath, sendPath } from "../games/gamePaths.ts";
import type { LeftGameState } from "../games/leftGame.ts";
import { useLoaded } from "../useLoaded.ts";
import { useMe, usePupil } from "../useMe.ts";
import { recoveryStatus } from "./recordRecovery.ts";
import type { GamePublishing } from "./usePublishing.ts";

const STAYS = "We couldn't save this game yet, so it stays open. Nothing is lost.";

/** What the buttons of the toolbar do, for a local game or a game of an account. */
export function useToolbarProps(record: WorldRecord, publishing: GamePublishing): ToolbarProps {
  const navigate = useNavigate();
  const editor = useEditor();
  const isSignedIn = useMe() !== null;
  const isInClass = usePupil() !== null;
  const storedIn = useStoragePlace(record.id);
  // The home page lists the local games.
  const gamesPath = isSignedIn ? "/dashboard" : "/";
  const openFile = useOpenFile(editor, gamesPath);
  const go = (path: string) => void navigate(path);
  const ways = {
    onPlayerView: () => go(playPath(record.id)),
    onExit: () => void navigate(gamesPath, { state: { leftGame: record.id } satisfies LeftGameState }),
    onImport: openFile,
    onMoment: () => void keepMoment(editor),
    storedIn,
  };
  // Only the teacher lets a game of a class out.
  if (isInClass) return ways;
  // A local game cannot be published before it is in an account.
  if (!isLocalId(record.id)) return { ...ways, publishing };
  return { ...ways, safety: { ...wayToSafety(record.id, isSignedIn, storedIn), onGo: go } };
}

/** Asks for a file and opens it as a new game, after saving the open one. Which of several games are wanted is asked where the games are. */
function useOpenFile(editor: Editor, gamesPath: string): () => void {
  const navigate = useNavigate();
  const { open, message } = useGameImport({
    before: () => editor.leave().catch(stay),
    onChoice(games) {
      leaveChoice(games);
      return navigate(gamesPath);
    },
  });
  useEffect(() => {
    if (message) editor.notices.tell(message);
  }, [editor, message]);
  return () => chooseFile(GAME_FILES, (file) => open([file]));
}

function stay(): never {
  throw new Error(STAYS);
}

function wayToSafety(id: string, isSignedIn: boolean, storedIn: StoragePlace): Omit<WayToSafety, "onGo"> {
  if (isSignedIn) return { label: "Move to My Games", pathFor: () => sendPath(id) };
  const label = storedIn === "window" ? "Create Account" : "Keep it everywhere";
  return { label, pathFor: (name) => joinToSavePath(id, name) };
}

/** Loaded when it is asked for, which is seldom. */
export async function keepMoment(editor: Editor): Promise<void> {
  const { saveMoment } = await import("../files/saveMoment.ts");
  await saveMoment(editor);
}

/** Where the open game is saved, for the toolbar. */
export function useStoragePlace(id: string): StoragePlace {
  const isRecording = useStore(recoveryStatus, ({ isWorking }) => isWorking);
  const expected: StoragePlace = isLocalId(id) ? "browser" : "account";
  // Checked again when recovery begins or ceases to work, because then the same may be true of saving local games.
  const { loaded } = useLoaded(
    useCallback(() => findPlace(id, isRecording), [id, isRecording]),
    expected,
  );
  const place = loaded.status === "ready" ? loaded.value : expected;
  return place === "account" && !isRecording ? "accountOnly" : place;
}

async function findPlace(id: string, isRecording: boolean): Promise<StoragePlace> {
  if (isLocalId(id)) return (await localWorlds.isPersistent(id)) ? "browser" : "window";
  return isRecording && (await recoveryStore.isPersistent()) ? "account" : "accountOnly";
}
