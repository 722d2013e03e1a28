import { Copy, Ellipsis, Play } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { Link } from "react-router";
import type { GameKind, WorldCard } from "../../api/wire.ts";
import { shownName } from "../../player/shownName.ts";
import { ButtonLink } from "../../widgets/ButtonLink.tsx";
import { IconButton } from "../../widgets/IconButton.tsx";
import { Menu } from "../../widgets/Menu.tsx";
import { MenuItem } from "../../widgets/MenuItems.tsx";
import { CardPicture } from "./CardPicture.tsx";
import styles from "./GameCard.module.css";
import { ForkedFrom, LastUpdated } from "./GameFacts.tsx";
import { playPath } from "./gamePaths.ts";
import { goalOf } from "./goalOf.ts";
import { MakerLink } from "./MakerLink.tsx";
import { PLAYS_TOLD } from "./playsTold.ts";
import { useOpening } from "./useOpening.ts";

export interface GameListProps {
  readonly worlds: readonly WorldCard[];
  /** If missing, no copies are offered. */
  readonly onDuplicate?: (world: WorldCard) => void;
  /** Shown if there are no games. */
  readonly invitation?: ReactNode;
}

export function GameList({ worlds, onDuplicate, invitation }: GameListProps) {
  const opening = useOpening();
  if (worlds.length === 0) return <NoGames invitation={invitation} />;
  return (
    <ul className={styles.grid}>
      {worlds.map((world) => (
        <li key={world.id}>
          <PublicCard
            world={world}
            isOpening={world.id === opening.id}
            onOpen={(event) => opening.begin(event, world.id, shownName(world.name))}
            onDuplicate={onDuplicate && (() => onDuplicate(world))}
          />
        </li>
      ))}
    </ul>
  );
}

function NoGames({ invitation }: Pick<GameListProps, "invitation">) {
  return (
    <div className={styles.empty}>
      <img src="/ui/empty-world.png" alt="" width={400} height={236} className={styles.emptyPicture} />
      <p>Doesn't look like there are any games to see here!</p>
      {invitation}
    </div>
  );
}

interface PublicCardProps {
  readonly world: WorldCard;
  readonly isOpening: boolean;
  /** Called by a press on a link to the game. */
  readonly onOpen: (event: MouseEvent) => void;
  /** If missing, no copy is offered. */
  readonly onDuplicate?: () => void;
}

/** The card of a published game for other users: play it or make a copy. The games that come with the product have no age to tell. */
function PublicCard({ world, isOpening, onOpen, onDuplicate }: PublicCardProps) {
  const path = playPath(world.id);
  const name = shownName(world.name);
  return (
    <article className={styles.card} aria-label={name} aria-busy={isOpening} data-opening={isOpening}>
      <Link to={path} className={styles.picture} tabIndex={-1} aria-hidden="true" onClick={onOpen}>
        <CardPicture thumbnail={world.thumbnail} />
        {isOpening && <span className={styles.opening}>Here it comes!</span>}
      </Link>
      <div className={styles.text}>
        <div className={styles.nameRow}>
          <Link to={path} className={styles.name} title={name} onClick={onOpen}>
            {name}
          </Link>
          {onDuplicate && <DuplicateMenu name={name} onDuplicate={onDuplicate} />}
        </div>
        {world.description && <p className={styles.description}>{goalOf(world.description)}</p>}
        {world.whatCanIChange && (
          <p className={styles.change}>
            <strong>Change:</strong> {world.whatCanIChange}
          </p>
        )}
        {world.forkParent && <ForkedFrom parent={world.forkParent} />}
        {world.kind === null && <LastUpdated time={world.updatedAt} />}
      </div>
      <div className={styles.actions}>
        <p className={styles.small}>
          {world.kind === null ? (
            <>
              by <MakerLink username={world.user.username} />
            </>
          ) : (
            <span className={styles.kind}>{KIND_NAMES[world.kind]}</span>
          )}
          {world.playCount >= PLAYS_TOLD && ` · ${world.playCount} plays`}
        </p>
        <div className={styles.play}>
          <ButtonLink variant="go" size="small" to={path} name={`Play ${name}`} onClick={onOpen}>
            <Play size={16} fill="currentColor" aria-hidden="true" /> Play
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}

/** The games that come with the product tell their kind, because they all have the same maker. */
const KIND_NAMES: Readonly<Record<GameKind, string>> = {
  run: "Jump",
  puzzle: "Puzzle",
  catch: "Catch",
  watch: "Grow",
  two: "For two",
};

function DuplicateMenu({ name, onDuplicate }: { readonly name: string; readonly onDuplicate: () => void }) {
  const trigger = (
    <IconButton icon={<Ellipsis size={22} aria-hidden="true" />} name={`More for ${name}`} size="small" />
  );
  return (
    <Menu trigger={trigger} align="end">
      <MenuItem icon={<Copy size={18} aria-hidden="true" />} onSelect={onDuplicate}>
        Duplicate World
      </MenuItem>
    </Menu>
  );
}
