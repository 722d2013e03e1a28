import { useState } from "react";
import { useNavigate } from "react-router";
import { createWorld } from "../../api/client.ts";
import { messageOf, RequestFailed } from "../../browser/request.ts";
import type { GameSource } from "../../saving/local/copyWorlds.ts";
import { isLocalId } from "../../saving/local/LocalWorld.ts";
import { loaded } from "../files/loaded.ts";
import { useMe } from "../useMe.ts";
import { editorPath } from "./gamePaths.ts";

export interface NewGame {
  /** True until the editor opens. */
  readonly busy: boolean;
  readonly message: string | null;
  readonly make: (source?: NewGameSource) => void;
}

export interface NewGameSource extends GameSource {
  /** Whether a remix begins with the tour of the editor; it does unless this is false. */
  readonly isToured?: boolean;
}

/** Makes a game, blank or from another one, and opens it: in the account, or a local game if nobody is signed in. */
export function useNewGame(): NewGame {
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const navigate = useNavigate();
  const me = useMe();

  async function create({ isToured = true, ...source }: NewGameSource = {}) {
    setBusy(true);
    setMessage(null);
    try {
      const isLocal = !me || isLocalId(source.from ?? "");
      const id = isLocal ? await createHere(source) : await createInAccount(source);
      await navigate(editorPath(id, isToured ? lessonOf(source) : undefined));
    } catch (failure) {
      setMessage(messageOf(failure));
    }
    setBusy(false);
  }
  return { busy, message, make: (source) => void (busy || create(source)) };
}

/** If the server is unreachable, makes a local game, which can be moved to the account later. */
async function createInAccount(source: GameSource): Promise<string> {
  try {
    return (await createWorld(source)).id;
  } catch (failure) {
    if (failure instanceof RequestFailed && failure.status === 0) return createHere(source);
    throw failure;
  }
}

/** What makes local games is loaded when one is made. */
async function createHere(source: GameSource): Promise<string> {
  const { createLocalWorld } = await loaded(() => import("../../saving/local/copyWorlds.ts"));
  return createLocalWorld(source, begun);
}

/** The part of the tutorial that starts with a new game. */
function lessonOf({ from, fork }: GameSource): "base" | "fork" | undefined {
  if (fork) return "fork";
  return from === "tutorial" ? "base" : undefined;
}

/** The game as its players begin it, which is how a remix begins. Imported on demand, because only remixes need it. */
async function begun(game: unknown): Promise<unknown> {
  const { begun: begunGame } = await import("../../migrate/begun.ts");
  return begunGame(game);
}
