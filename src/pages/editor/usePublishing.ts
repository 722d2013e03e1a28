import { useState } from "react";
import { saveWorld } from "../../api/client.ts";
import type { SavedWorld, WorldRecord } from "../../api/wire.ts";
import { useEditor } from "../../editor/EditorProvider.tsx";

export interface GamePublishing {
  readonly on: boolean;
  readonly sharesNotes: boolean;
  /** Whether the dialog with the link is open. */
  readonly isShown: boolean;
  readonly onChange: (on: boolean) => void;
  readonly onShareNotes: (on: boolean) => void;
  readonly onShow: (isShown: boolean) => void;
}

/** Publishes the open game and shares its notes. Each change is sent to the server at once. */
export function usePublishing({ id, published, sharesNotes }: WorldRecord): GamePublishing {
  const [on, setOn] = useState(published);
  const [shares, setShares] = useState(sharesNotes);
  const [isShown, setShown] = useState(false);
  const editor = useEditor();
  async function change(requested: SavedWorld): Promise<boolean> {
    try {
      await saveWorld(id, requested);
      return true;
    } catch {
      editor.notices.tell("That could not be changed just now. Please try again.");
      return false;
    }
  }
  return {
    on,
    sharesNotes: shares,
    isShown,
    onShow: setShown,
    async onChange(requested) {
      setOn(requested);
      if (!(await change({ published: requested }))) return setOn(!requested);
      setShown(requested);
      if (!requested) editor.notices.tell("Not published any more. Only people who have the link can play it.");
    },
    async onShareNotes(requested) {
      setShares(requested);
      if (!(await change({ sharesNotes: requested }))) setShares(!requested);
    },
  };
}
