import { lazy, type ReactNode, Suspense, useState } from "react";
import type { WorldCard } from "../../api/wire.ts";
import { Banner } from "../../widgets/Banner.tsx";
import { ErrorBoundary } from "../../widgets/ErrorBoundary.tsx";
import { DeleteQuestion } from "./DeleteQuestion.tsx";
import styles from "./GameCard.module.css";
import { OwnCard } from "./OwnCard.tsx";
import type { NewGame } from "./useNewGame.ts";
import { type UpdateWorlds, useOwnGames } from "./useOwnGames.ts";

// Opened only for a published game.
const PublishedDialog = lazy(async () => ({ default: (await import("./PublishedDialog.tsx")).PublishedDialog }));
const StoredGameStart = lazy(async () => ({ default: (await import("./StoredGameStart.tsx")).StoredGameStart }));

export interface OwnGameGridProps {
  readonly worlds: readonly WorldCard[];
  readonly update: UpdateWorlds;
  /** Makes the copies. Its errors are shown by the caller. */
  readonly newGame: NewGame;
  /** A note to show instead of the time of the last change, or null. */
  readonly noteOf?: (world: WorldCard) => ReactNode;
  /** Shown if there are no games. */
  readonly whenNone: ReactNode;
  /** Marks the games that others do not see. */
  readonly isOnPublicPage?: boolean;
}

/** The games of their owner, with everything that the owner can do to them. */
export function OwnGameGrid({ worlds, update, newGame, noteOf, whenNone, isOnPublicPage = false }: OwnGameGridProps) {
  const games = useOwnGames(update);
  const [doomed, setDoomed] = useState<WorldCard | null>(null);
  const [copiedId, setCopiedId] = useState<string | null>(null);
  const shown = worlds.find(({ id, published }) => published && id === games.shownId);
  const duplicate = ({ id }: WorldCard) => {
    setCopiedId(id);
    newGame.make({ from: id });
  };
  return (
    <>
      {games.message && <Banner tone="danger">{games.message}</Banner>}
      {worlds.length === 0 && whenNone}
      <ul className={styles.grid}>
        {worlds.map((world) => (
          <li key={world.id}>
            <OwnCard
              world={world}
              games={games}
              note={noteOf?.(world)}
              isOnPublicPage={isOnPublicPage}
              isCopying={newGame.busy && copiedId === world.id}
              onDelete={() => setDoomed(world)}
              onDuplicate={() => duplicate(world)}
            />
          </li>
        ))}
      </ul>
      {doomed && <DeleteQuestion game={doomed} onDelete={() => games.remove(doomed)} onClose={() => setDoomed(null)} />}
      {shown && (
        <Suspense>
          <PublishedDialog
            world={shown}
            onShareNotes={(on) => games.shareNotes(shown, on)}
            onClose={() => games.show(null)}
          >
            <ErrorBoundary layout="row">
              <Suspense>
                <StoredGameStart worldId={shown.id} />
              </Suspense>
            </ErrorBoundary>
          </PublishedDialog>
        </Suspense>
      )}
    </>
  );
}
