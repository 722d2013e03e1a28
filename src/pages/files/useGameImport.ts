import { useState } from "react";
import { useNavigate } from "react-router";
import { messageOf } from "../../browser/request.ts";
import { editorPath } from "../games/gamePaths.ts";
import { useMe } from "../useMe.ts";
import { loaded } from "./loaded.ts";
import type { OfferedGame } from "./offeredGames.ts";

export interface GameImport {
  readonly busy: boolean;
  /** Why the last file was refused, in plain words. */
  readonly message: string | null;
  /** Shows a message in its place; null for none. */
  readonly tell: (message: string | null) => void;
  readonly open: (files: readonly File[]) => void;
}

export interface GameImportOptions {
  /** Called after a file was read and before a game is made; what it rejects with becomes the message. */
  readonly before?: () => Promise<void>;
  /** What is done with several games, of which the child chooses. */
  readonly onChoice: (games: readonly OfferedGame[]) => void | Promise<void>;
}

/** Imported on demand, because lists of games do not need to read documents. */
async function loadReader() {
  const [{ offerOfFiles }, { addGame }] = await Promise.all([import("./offeredGames.ts"), import("./addGame.ts")]);
  return { offerOfFiles, addGame };
}

/** Opens the game of a file in the editor, as a new game in the account or a local game. */
export function useGameImport({ before, onChoice }: GameImportOptions): GameImport {
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const navigate = useNavigate();
  const isSignedIn = useMe() !== null;

  async function bringIn(files: readonly File[]) {
    setBusy(true);
    setMessage(null);
    try {
      const { offerOfFiles, addGame } = await loaded(loadReader);
      const offer = await offerOfFiles(files);
      await before?.();
      if (offer.kind === "choice") await onChoice(offer.games);
      else await navigate(editorPath(await addGame(offer.game, isSignedIn)));
    } catch (failure) {
      setMessage(messageOf(failure));
    }
    setBusy(false);
  }
  return { busy, message, tell: setMessage, open: (files) => void (busy || bringIn(files)) };
}
