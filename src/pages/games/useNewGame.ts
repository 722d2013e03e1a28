/** Making a game, blank or from another one, and opening it: in the account, or in this browser where nobody is signed in (spec §7, details §1). */
import { useState } from "react";
import { useNavigate } from "react-router";
import { createWorld } from "../../api/client.ts";
import { RequestFailed } from "../../browser/request.ts";
import { createLocalWorld, type GameSource } from "../../saving/local/copyWorlds.ts";
import { isLocalId } from "../../saving/local/LocalWorld.ts";
import { useMe } from "../useMe.ts";
import { editorPath } from "./gamePaths.ts";

export interface NewGame {
  /** True from the press until the editor opens. */
  readonly busy: boolean;
  readonly message: string | null;
  readonly make: (source?: GameSource) => void;
}

export function useNewGame(): NewGame {
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const navigate = useNavigate();
  const me = useMe();

  async function create(source: GameSource = {}) {
    setBusy(true);
    setMessage(null);
    try {
      const isLocal = !me || isLocalId(source.from ?? "");
      const id = isLocal ? await createLocalWorld(source, begun) : await createInAccount(source);
      await navigate(editorPath(id, lessonOf(source)));
    } catch (failure) {
      setMessage(failure instanceof Error ? failure.message : String(failure));
    }
    setBusy(false);
  }
  return { busy, message, make: (source) => void (busy || create(source)) };
}

/** Without a line it is made in this browser, and can go into the account later. */
async function createInAccount(source: GameSource): Promise<string> {
  try {
    return (await createWorld(source)).id;
  } catch (failure) {
    if (failure instanceof RequestFailed && failure.status === 0) return createLocalWorld(source, begun);
    throw failure;
  }
}

/** Which part of the tutorial goes with a new game (spec §7 "POST /worlds"). */
function lessonOf({ from, fork }: GameSource): "base" | "fork" | undefined {
  if (fork) return "fork";
  return from === "tutorial" ? "base" : undefined;
}

/** As its players begin it; only a remix has to bring that along. */
async function begun(game: unknown): Promise<unknown> {
  const { begun: begunGame } = await import("../../migrate/begun.ts");
  return begunGame(game);
}
