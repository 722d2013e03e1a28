import { lazy, type ReactNode, Suspense, useState } from "react";
import { Dialog } from "../../widgets/Dialog.tsx";
import { useEscapeFirst } from "../../widgets/useEscapeFirst.ts";
import { FilePane } from "./FilePane.tsx";
import { LinkPane } from "./LinkPane.tsx";
import { PicturePane } from "./PicturePane.tsx";
import type { SharedGame, WayOut } from "./SharedGame.ts";
import { ShareList } from "./ShareList.tsx";

const FilmPane = lazy(async () => ({ default: (await import("./FilmPane.tsx")).FilmPane }));
const PrintPane = lazy(async () => ({ default: (await import("./PrintPane.tsx")).PrintPane }));

const SIZE = { width: 760, height: 566 };

export interface ShareDialogProps {
  readonly game: SharedGame;
  /** The question who can see the game, in place of this dialog; null where it cannot be asked. */
  readonly publishQuestion: ((onAnswered: () => void) => ReactNode) | null;
  readonly onClose: () => void;
}

/** The ways in which a game leaves this site, as a list, and each in a pane of its own. Needs an `EditorProvider`, since pictures show what is played. */
export function ShareDialog({ game, publishQuestion, onClose }: ShareDialogProps) {
  const [way, setWay] = useState<WayOut | null>(null);
  const [seen, setSeen] = useState<WayOut>("file");
  const [isAsking, setAsking] = useState(false);
  const back = () => setWay(null);
  const pane = { game, onBack: back };
  useEscapeFirst(() => {
    if (way === null || isAsking) return false;
    back();
    return true;
  });
  if (isAsking && publishQuestion) return publishQuestion(() => setAsking(false));
  function choose(next: WayOut) {
    setSeen(next);
    setWay(next);
  }
  return (
    <Dialog open fills="phone" {...SIZE} onClose={onClose}>
      {way === null && <ShareList game={game} first={seen} onChoose={choose} />}
      {way === "file" && <FilePane {...pane} onClose={onClose} />}
      {way === "picture" && <PicturePane {...pane} />}
      {way === "link" && (
        <LinkPane {...pane} onPublish={publishQuestion && (() => setAsking(true))} onClose={onClose} />
      )}
      <Suspense>
        {way === "film" && <FilmPane {...pane} />}
        {way === "print" && <PrintPane {...pane} />}
      </Suspense>
    </Dialog>
  );
}
