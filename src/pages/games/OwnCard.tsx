/** A game on its owner's list: play, edit, publish, copy, delete (spec §2 "Dashboard"). */
import { Copy, Download, Ellipsis, Globe, Pencil, Play, Trash2 } from "lucide-react";
import { Link } from "react-router";
import type { WorldCard } from "../../api/wire.ts";
import { ButtonLink } from "../../widgets/ButtonLink.tsx";
import { IconButton } from "../../widgets/IconButton.tsx";
import { Menu, MenuItem } from "../../widgets/Menu.tsx";
import { Switch } from "../../widgets/Switch.tsx";
import { ForkedFrom } from "./ForkedFrom.tsx";
import styles from "./GameCard.module.css";
import { GamePicture } from "./GamePicture.tsx";
import { editorPath, playPath } from "./gamePaths.ts";
import { LastUpdated } from "./LastUpdated.tsx";
import { shownName } from "./shownName.ts";
import type { OwnGames } from "./useOwnGames.ts";

export interface OwnCardProps {
  readonly world: WorldCard;
  readonly games: OwnGames;
  readonly isCopying: boolean;
  readonly onDuplicate: () => void;
}

export function OwnCard(props: OwnCardProps) {
  const { world, games, isCopying } = props;
  const name = shownName(world.name);
  const editor = editorPath(world.id);
  return (
    <article className={styles.card} aria-label={name} aria-busy={isCopying}>
      <Link to={editor} className={styles.picture} tabIndex={-1} aria-hidden="true">
        <GamePicture thumbnail={world.thumbnail} />
        {world.published && (
          <span className={styles.published}>
            <Globe size={14} /> Published
          </span>
        )}
      </Link>
      <div className={styles.text}>
        <div className={styles.nameRow}>
          <Link to={editor} className={styles.name} title={name}>
            {name}
          </Link>
          <MoreMenu {...props} />
        </div>
        {world.forkParent && <ForkedFrom parent={world.forkParent} />}
        {isCopying ? <p role="status">Making a copy...</p> : <LastUpdated time={world.updatedAt} />}
      </div>
      <div className={styles.actions}>
        <ButtonLink look="primary" size="small" to={playPath(world.id)} name={`Play ${name}`}>
          <Play size={16} fill="currentColor" aria-hidden="true" /> Play
        </ButtonLink>
        <ButtonLink size="small" to={editor} name={`Edit ${name}`}>
          <Pencil size={16} aria-hidden="true" /> Edit
        </ButtonLink>
        <div className={styles.publish}>
          <Switch label="Publish" on={world.published} onChange={(on) => games.publish(world, on)} />
        </div>
      </div>
    </article>
  );
}

function MoreMenu({ world, games, onDuplicate }: OwnCardProps) {
  const trigger = (
    <IconButton
      icon={<Ellipsis size={22} aria-hidden="true" />}
      name={`More for ${shownName(world.name)}`}
      size="small"
    />
  );
  return (
    <Menu trigger={trigger} align="end">
      <MenuItem icon={<Copy size={18} aria-hidden="true" />} onSelect={onDuplicate}>
        Duplicate World
      </MenuItem>
      <MenuItem icon={<Download size={18} aria-hidden="true" />} onSelect={() => games.saveAsFile(world)}>
        Save as a file
      </MenuItem>
      <MenuItem icon={<Trash2 size={18} aria-hidden="true" />} tone="danger" onSelect={() => games.remove(world)}>
        Delete World
      </MenuItem>
    </Menu>
  );
}
