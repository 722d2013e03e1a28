import { Suspense, useState } from "react";
import type { WorldCard, WorldSave } from "../../api/wire.ts";
import { announce } from "../../widgets/announcement.ts";
import { ErrorBoundary } from "../../widgets/ErrorBoundary.tsx";
import { DeleteQuestion } from "./DeleteQuestion.tsx";
import type { Publication } from "./PublishDialog.tsx";
import { PublishedDialog } from "./PublishedDialog.tsx";
import { PublishStoredGame } from "./PublishStoredGame.tsx";
import { StoredGameStart } from "./StoredGameStart.tsx";
import type { OwnGames } from "./useOwnGames.ts";

/** What is asked or told about a game: whether to delete it, what others see of it, or the link to it. */
export type OwnGameTopic = "delete" | "publish" | "link";

export interface OwnGameDialogProps {
  readonly topic: OwnGameTopic;
  readonly world: WorldCard;
  readonly games: OwnGames;
  /** Goes on to another topic of the same game; null closes the dialog. */
  readonly onTopic: (topic: OwnGameTopic | null) => void;
}

/** The open dialog about one of the child's own games. */
export function OwnGameDialog({ topic, world, games, onTopic }: OwnGameDialogProps) {
  const [isNews, setNews] = useState(false);
  const close = () => onTopic(null);
  async function publish(chosen: Publication & WorldSave) {
    const isNew = chosen.published && !world.published;
    await games.store(world, chosen);
    setNews(isNew);
    onTopic(isNew ? "link" : null);
    if (!isNew) announce(chosen.published ? "Saved. Everyone sees it now." : "Saved. Only you can find your game.");
  }
  if (topic === "delete") return <DeleteQuestion game={world} onDelete={() => games.remove(world)} onClose={close} />;
  if (topic === "publish") return <PublishStoredGame world={world} onSave={publish} onClose={close} />;
  return (
    <PublishedDialog world={world} isNews={isNews} onShareNotes={(on) => games.shareNotes(world, on)} onClose={close}>
      <ErrorBoundary layout="row">
        <Suspense>
          <StoredGameStart worldId={world.id} />
        </Suspense>
      </ErrorBoundary>
    </PublishedDialog>
  );
}
