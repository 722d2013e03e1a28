/** Making a game, blank or from another one, and opening it (spec §7, details §1). */
import { useState } from "react";
import { useNavigate } from "react-router";
import { createWorld } from "../../api/client.ts";

export interface NewGame {
  /** True from the press until the editor opens. */
  readonly busy: boolean;
  readonly message: string | null;
  readonly make: (source?: { readonly from: string; readonly fork?: boolean }) => void;
}

export function useNewGame(): NewGame {
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const navigate = useNavigate();

  async function create(source?: { readonly from: string; readonly fork?: boolean }) {
    setBusy(true);
    setMessage(null);
    try {
      const world = await createWorld(source);
      await navigate(`/editor/${world.id}`);
    } catch (failure) {
      setMessage(failure instanceof Error ? failure.message : String(failure));
    }
    setBusy(false);
  }
  return { busy, message, make: (source) => void (busy || create(source)) };
}
