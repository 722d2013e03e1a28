import { useState } from "react";
import { saveWorld } from "../../api/client.ts";
import type { WorldRecord } from "../../api/wire.ts";
import { useEditor } from "../../editor/EditorProvider.tsx";
import type { Publication } from "../games/PublishDialog.tsx";

export interface GamePublishing {
  readonly on: boolean;
  readonly sharesNotes: boolean;
  readonly description: string;
  /** Which dialog is open: what others see of the game, or its link. */
  readonly shown: "question" | "link" | null;
  /** Its picture on the game's card, if that is known here. */
  readonly thumbnail: string;
  /** It was published a moment ago. */
  readonly isNews: boolean;
  readonly onShow: (shown: GamePublishing["shown"]) => void;
  /** Stores it and tells or shows what came of it. Rejects if it could not be stored. */
  readonly onSave: (chosen: Publication) => Promise<void>;
  /** Only stores it. Rejects if it could not be stored. */
  readonly onStore: (chosen: Publication) => Promise<void>;
  readonly onShareNotes: (on: boolean) => void;
}

/**
 * Publishes the open game and shares its notes. Each change is sent to the server at once. The game itself is saved
 * before, so that everyone sees what the child sees.
 */
export function usePublishing(record: WorldRecord, onPublished?: (isPublished: boolean) => void): GamePublishing {
  const { id } = record;
  const [told, setTold] = useState<Pick<WorldRecord, "published" | "description" | "thumbnail">>(record);
  const [isNews, setNews] = useState(false);
  const [shares, setShares] = useState(record.sharesNotes);
  const [shown, setShown] = useState<GamePublishing["shown"]>(null);
  const editor = useEditor();
  async function onStore(chosen: Publication) {
    editor.playback.settle();
    await editor.saver.saveNow();
    const { published, description } = await saveWorld(id, chosen);
    onPublished?.(published);
    // The name is part of the game too, and would be saved with it.
    const { name } = editor.store.getState().document.world.metadata;
    if (chosen.name.trim() !== "" && chosen.name !== name) editor.renameWorld(chosen.name);
    setTold({ published, description, thumbnail: chosen.thumbnail ?? told.thumbnail });
  }
  return {
    on: told.published,
    description: told.description,
    sharesNotes: shares,
    thumbnail: told.thumbnail,
    shown,
    isNews,
    onShow(next) {
      setNews(false);
      setShown(next);
    },
    async onSave(chosen) {
      await onStore(chosen);
      const isNew = chosen.published && !told.published;
      setNews(isNew);
      setShown(isNew ? "link" : null);
      if (!isNew) editor.notices.tell(chosen.published ? SAVED : ONLY_ME);
    },
    onStore,
    async onShareNotes(requested) {
      setShares(requested);
      await saveWorld(id, { sharesNotes: requested }).catch(() => {
        setShares(!requested);
        editor.notices.tell("That didn't work. Please try again.");
      });
    },
  };
}

const SAVED = "Saved. Everyone sees it now.";
const ONLY_ME = "Saved. Only you can find your game.";
