/** Where the editor's toolbar leads, for a game of an account and for one of this browser (spec §2 "Toolbar"). */
import { useEffect } from "react";
import { useNavigate } from "react-router";
import type { WorldRecord } from "../../api/wire.ts";
import { chooseFile } from "../../browser/files.ts";
import type { Editor } from "../../editor/Editor.ts";
import { useEditor } from "../../editor/EditorContext.tsx";
import type { ToolbarProps } from "../../panels/toolbar/Toolbar.tsx";
import type { WayToSafety } from "../../panels/toolbar/UnsavedNotice.tsx";
import { isLocalId } from "../../saving/local/LocalWorld.ts";
import { joinToSavePath } from "../account/joinPath.ts";
import { exportOpenGame } from "../files/exportGame.ts";
import { GAME_FILES } from "../files/OpenGameFile.tsx";
import { useGameImport } from "../files/useGameImport.ts";
import { playPath, sendPath } from "../games/gamePaths.ts";
import { useMe } from "../useMe.ts";
import { savePicture } from "./savePicture.ts";
import type { GamePublishing } from "./usePublishing.ts";
import { useStoragePlace } from "./useStoragePlace.ts";

const STAYS = "This game could not be saved yet, so it stays open. Nothing is lost.";

export function useToolbarProps(record: WorldRecord, publishing: GamePublishing): ToolbarProps {
  const navigate = useNavigate();
  const editor = useEditor();
  const isSignedIn = useMe() !== null;
  const keptIn = useStoragePlace(record.id);
  const openFile = useOpenFile(editor);
  const go = (path: string) => void navigate(path);
  const ways = {
    onPlayerView: () => go(playPath(record.id)),
    // Whoever has no account finds the games of this browser at home.
    onExit: () => go(isSignedIn ? "/dashboard" : "/"),
    onImport: openFile,
    onExport: () => exportOpenGame(editor),
    onPicture: () => void savePicture(editor),
    keptIn,
  };
  // Only what is in an account can be published.
  if (!isLocalId(record.id)) return { ...ways, publishing };
  return { ...ways, unsaved: wayToSafety(record.id, isSignedIn, go) };
}

/** Asks for the file of another game, which is opened as a new one; this one is saved first (product §11). */
function useOpenFile(editor: Editor): () => void {
  const { open, message } = useGameImport(() => editor.leave().catch(stay));
  useEffect(() => {
    if (message) editor.tell(message);
  }, [editor, message]);
  return () => chooseFile(GAME_FILES, open);
}

function stay(): never {
  throw new Error(STAYS);
}

function wayToSafety(id: string, isSignedIn: boolean, onGo: (path: string) => void): WayToSafety {
  if (isSignedIn) {
    return { text: "Not in your account yet.", label: "Move to My Games", pathFor: () => sendPath(id), onGo };
  }
  const pathFor = (name: string) => joinToSavePath(id, name);
  return { text: "Your work has not been saved!", label: "Create Account", pathFor, onGo };
}
