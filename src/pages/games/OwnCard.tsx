import { Copy, Globe, Link as LinkSign } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { WorldCard } from "../../api/wire.ts";
import { MenuItem } from "../../widgets/MenuItems.tsx";
import { Switch } from "../../widgets/Switch.tsx";
import { ForkedFrom } from "./ForkedFrom.tsx";
import styles from "./GameCard.module.css";
import { MoreMenu, NameRow, PlayAndEdit } from "./GameCardParts.tsx";
import { GamePicture } from "./GamePicture.tsx";
import { editorPath } from "./gamePaths.ts";
import { LastUpdated } from "./LastUpdated.tsx";
import { shownName } from "./shownName.ts";
import type { OwnGames } from "./useOwnGames.ts";

export interface OwnCardProps {
  readonly world: WorldCard;
  readonly games: OwnGames;
  /** Shown instead of the time of the last change. */
  readonly note?: ReactNode;
  readonly isCopying: boolean;
  /** It stands among games that others see. */
  readonly isOnPublicPage: boolean;
  readonly onDelete: () => void;
  readonly onDuplicate: () => void;
}

/** The card of a game for its owner: play, edit, publish, copy, delete. */
export function OwnCard({ world, games, note, isCopying, isOnPublicPage, onDelete, onDuplicate }: OwnCardProps) {
  const game = { id: world.id, name: shownName(world.name) };
  return (
    <article className={styles.card} aria-label={game.name} aria-busy={isCopying}>
      <Link to={editorPath(world.id)} className={styles.picture} tabIndex={-1} aria-hidden="true">
        <GamePicture thumbnail={world.thumbnail} />
        {isOnPublicPage && !world.published && <span className={styles.published}>Only you see this</span>}
        {world.published && (
          <span className={styles.published}>
            <Globe size={14} /> Published
          </span>
        )}
      </Link>
      <div className={styles.text}>
        <NameRow {...game}>
          <MoreMenu name={game.name} onSaveAsFile={() => games.saveAsFile(world)} onDelete={onDelete}>
            <MenuItem icon={<Copy size={18} aria-hidden="true" />} onSelect={onDuplicate}>
              Duplicate World
            </MenuItem>
            {world.published && (
              <MenuItem icon={<LinkSign size={18} aria-hidden="true" />} onSelect={() => games.show(world.id)}>
                Link and notes
              </MenuItem>
            )}
          </MoreMenu>
        </NameRow>
        {world.forkParent && <ForkedFrom parent={world.forkParent} />}
        {isCopying ? <p role="status">Making a copy...</p> : (note ?? <LastUpdated time={world.updatedAt} />)}
      </div>
      <div className={styles.actions}>
        <PlayAndEdit {...game} />
        <div className={styles.publish}>
          <Switch label="Publish" on={world.published} onChange={(on) => games.publish(world, on)} />
        </div>
      </div>
    </article>
  );
}
