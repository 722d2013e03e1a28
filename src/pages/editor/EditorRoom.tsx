/** An editor at work on an opened game: made, kept saved, and closed with the page. */
import { useEffect, useState } from "react";
import { guardPage, onPageHidden } from "../../browser/page.ts";
import { EditorProvider } from "../../editor/EditorContext.tsx";
import { Loading } from "../frame/Loading.tsx";
import { usePageTitle } from "../frame/usePageTitle.ts";
import { shownName } from "../games/shownName.ts";
import { EditorDesk } from "./EditorDesk.tsx";
import type { OpenedGame } from "./openGame.ts";
import { SaveTroubles } from "./SaveTroubles.tsx";
import { closeWorkshop, openWorkshop, type Workshop } from "./Workshop.ts";

export interface EditorRoomProps {
  readonly game: OpenedGame;
  /** Throws away what is here and opens what the server has. */
  readonly onReopen: () => void;
}

export function EditorRoom({ game, onReopen }: EditorRoomProps) {
  const workshop = useWorkshop(game);
  usePageTitle(shownName(game.record.name));
  if (!workshop) return <Loading />;
  return (
    <EditorProvider editor={workshop.editor} pointers={workshop.pointers}>
      <EditorDesk record={game.record} />
      <SaveTroubles workshop={workshop} onReopen={onReopen} />
    </EditorProvider>
  );
}

/** Made in an effect, for what it starts (clocks, listeners) must be stopped once for every time it was started. */
function useWorkshop(game: OpenedGame): Workshop | null {
  const [workshop, setWorkshop] = useState<Workshop | null>(null);
  useEffect(() => {
    const opened = openWorkshop(game);
    setWorkshop(opened);
    const unguard = guardPage(() => isUnsaved(opened));
    const unwatch = onPageHidden(() => void opened.editor.saveNow().catch(ignoreShownFailure));
    return () => {
      unguard();
      unwatch();
      closeWorkshop(opened);
    };
  }, [game]);
  return workshop;
}

function isUnsaved({ editor }: Workshop): boolean {
  return editor.store.getState().save.status !== "saved";
}

/** The toolbar says that the save failed. */
function ignoreShownFailure(): void {}
