import { Copy, Globe, Link as LinkSign } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { Link } from "react-router";
import type { WorldCard } from "../../api/wire.ts";
import { shownName } from "../../player/shownName.ts";
import { Banner } from "../../widgets/Banner.tsx";
import { Button } from "../../widgets/Button.tsx";
import { MenuItem } from "../../widgets/MenuItems.tsx";
import { usePupil } from "../useMe.ts";
import { CardPicture } from "./CardPicture.tsx";
import styles from "./GameCard.module.css";
import { MoreMenu, NameRow, PlayAndEdit } from "./GameCardParts.tsx";
import { ForkedFrom, LastUpdated } from "./GameFacts.tsx";
import { editorPath } from "./gamePaths.ts";
import type { OwnGameTopic } from "./OwnGameDialog.tsx";
import type { NewGame } from "./useNewGame.ts";
import { type OwnGames, type UpdateWorlds, useOwnGames } from "./useOwnGames.ts";

// Only for a child in a class.
const ShowClass = lazy(async () => ({ default: (await import("../class/ShowClass.tsx")).ShowClass }));
const FromTeacher = lazy(async () => ({ default: (await import("../class/pupil/FromTeacher.tsx")).FromTeacher }));
// Opened only from a card.
const OwnGameDialog = lazy(async () => ({ default: (await import("./OwnGameDialog.tsx")).OwnGameDialog }));
export interface OwnGameGridProps {
  readonly worlds: readonly WorldCard[];
  readonly update: UpdateWorlds;
  /** Makes the copies. Its errors are shown by the caller. */
  readonly newGame: NewGame;
  /** A note to show instead of the time of the last change, or null. */
  readonly noteOf?: (world: WorldCard) => ReactNode;
  /** Shown if there are no games. */
  readonly whenNone: ReactNode;
  /** Stands after the last game. */
  readonly last?: ReactNode;
  /** Marks the games that others do not see. */
  readonly isOnPublicPage?: boolean;
}

/** The games of their owner, with everything that the owner can do to them. */
export function OwnGameGrid(props: OwnGameGridProps) {
  const { worlds, update, newGame, noteOf, whenNone, last, isOnPublicPage = false } = props;
  const games = useOwnGames(update);
  const [open, setOpen] = useState<{
    readonly topic: OwnGameTopic;
    readonly id: string;
  } | null>(null);
  const [copiedId, setCopiedId] = useState<string | null>(null);
  const about = worlds.find(({ id }) => id === open?.id);
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
              onTopic={(topic) => setOpen({ topic, id: world.id })}
              onDuplicate={() => duplicate(world)}
            />
          </li>
        ))}
        {last && <li>{last}</li>}
      </ul>
      {open && about && (
        <Suspense>
          <OwnGameDialog
            topic={open.topic}
            world={about}
            games={games}
            onTopic={(topic) => setOpen(topic && { topic, id: about.id })}
          />
        </Suspense>
      )}
    </>
  );
}

interface OwnCardProps {
  readonly world: WorldCard;
  readonly games: OwnGames;
  /** Shown instead of the time of the last change. */
  readonly note?: ReactNode;
  readonly isCopying: boolean;
  /** It stands among games that others see. */
  readonly isOnPublicPage: boolean;
  /** Opens a dialog about it. */
  readonly onTopic: (topic: OwnGameTopic) => void;
  readonly onDuplicate: () => void;
}

/** The card of a game for its owner: play, edit, publish, copy, delete. */
export function OwnCard(props: OwnCardProps) {
  const { world, games, note, isCopying, isOnPublicPage, onTopic, onDuplicate } = props;
  const game = { id: world.id, name: shownName(world.name) };
  // Nothing of a class is public before its teacher lets it out.
  const isOfPupil = usePupil() !== null;
  const publishName = world.published ? `Published: ${game.name}` : `Publish ${game.name}`;
  return (
    <article className={styles.card} aria-label={game.name} aria-busy={isCopying}>
      <Link to={editorPath(world.id)} className={styles.picture} tabIndex={-1} aria-hidden="true">
        <CardPicture thumbnail={world.thumbnail} />
        {isOnPublicPage && !world.published && <span className={styles.published}>Only you see this</span>}
      </Link>
      <div className={styles.text}>
        <NameRow {...game}>
          <MoreMenu name={game.name} onSaveAsFile={() => games.saveAsFile(world)} onDelete={() => onTopic("delete")}>
            <MenuItem icon={<Copy size={18} aria-hidden="true" />} onSelect={onDuplicate}>
              Duplicate World
            </MenuItem>
            {world.published && (
              <>
                <MenuItem icon={<LinkSign size={18} aria-hidden="true" />} onSelect={() => onTopic("link")}>
                  Link and notes
                </MenuItem>
                <MenuItem onSelect={() => games.unpublish(world)}>Stop publishing</MenuItem>
              </>
            )}
          </MoreMenu>
        </NameRow>
        {isOfPupil && (
          <Suspense>
            <FromTeacher worldId={world.id} />
          </Suspense>
        )}
        {world.forkParent && <ForkedFrom parent={world.forkParent} />}
        {isCopying ? <p role="status">Making a copy...</p> : (note ?? <LastUpdated time={world.updatedAt} />)}
      </div>
      <div className={`${styles.actions} ${styles.owned}`}>
        <PlayAndEdit {...game} />
        <div className={styles.publish} data-published={world.published}>
          {isOfPupil ? (
            <Suspense>
              <ShowClass worldId={world.id} name={game.name} />
            </Suspense>
          ) : (
            <Button size="small" aria-label={publishName} onClick={() => onTopic("publish")}>
              <Globe size={16} aria-hidden="true" /> {world.published ? "Published" : "Publish"}
            </Button>
          )}
        </div>
      </div>
    </article>
  );
}
