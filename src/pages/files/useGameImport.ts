import { useState } from "react";
import { useNavigate } from "react-router";
import { messageOf } from "../../browser/request.ts";
import { leaveNotes } from "../../saving/importNotes.ts";
import { createFilledWorld } from "../../saving/local/copyWorlds.ts";
import { localWorlds } from "../../saving/local/LocalWorlds.ts";
import { editorPath } from "../games/gamePaths.ts";
import { useMe } from "../useMe.ts";
import { leaveMoment } from "./leftMoments.ts";

export interface GameImport {
  readonly busy: boolean;
  /** Why the last file was refused, in plain words. */
  readonly message: string | null;
  readonly open: (file: File) => void;
}

/**
 * Opens a file as a new game, in the account or as a local game. `before` runs after the file was read and before the game is made; what it
 * rejects with becomes the message.
 */
export function useGameImport(before?: () => Promise<void>): GameImport {
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const navigate = useNavigate();
  const me = useMe();

  async function bringIn(file: File) {
    setBusy(true);
    setMessage(null);
    try {
      // Imported on demand, because lists of games do not need to read documents.
      const { readGameOf } = await import("./readGameOf.ts");
      const { content, notes, moment } = await readGameOf(file);
      await before?.();
      const id = me ? (await createFilledWorld(content)).id : await localWorlds.create(content);
      leaveNotes(id, notes);
      leaveMoment(id, moment);
      await navigate(editorPath(id));
    } catch (failure) {
      setMessage(messageOf(failure));
    }
    setBusy(false);
  }
  return { busy, message, open: (file) => void (busy || bringIn(file)) };
}
