/** A game on its owner's list: play, edit, publish, copy, delete (spec §2 "Dashboard"). */
import { Copy, Ellipsis, Globe, Pencil, Play, Trash2 } from "lucide-react";
import { Link } from "react-router";
import type { WorldCard } from "../../api/wire.ts";
import { ButtonLink } from "../../widgets/ButtonLink.tsx";
import { IconButton } from "../../widgets/IconButton.tsx";
import { Menu, MenuItem } from "../../widgets/Menu.tsx";
import { Switch } from "../../widgets/Switch.tsx";
import { ForkedFrom } from "./ForkedFrom.tsx";
import styles from "./GameCard.module.css";
import { GamePicture } from "./GamePicture.tsx";
import { shownName } from "./shownName.ts";
import { timeAgo } from "./timeAgo.ts";

export interface OwnCardProps {
  readonly world: WorldCard;
  readonly onDuplicate: () => void;
  readonly onDelete: () => void;
  readonly onPublish: (published: boolean) => void;
}

export function OwnCard({ world, onDuplicate, onDelete, onPublish }: OwnCardProps) {
  const name = shownName(world.name);
  const editorPath = `/editor/${world.id}`;
  return (
    <article className={styles.card}>
      <Link to={editorPath} className={styles.picture} tabIndex={-1} aria-hidden="true">
        <GamePicture thumbnail={world.thumbnail} />
        {world.published && (
          <span className={styles.published}>
            <Globe size={14} /> Published
          </span>
        )}
      </Link>
      <div className={styles.text}>
        <div className={styles.nameRow}>
          <Link to={editorPath} className={styles.name} title={name}>
            {name}
          </Link>
          <MoreMenu name={name} onDuplicate={onDuplicate} onDelete={onDelete} />
        </div>
        {world.forkParent && <ForkedFrom parent={world.forkParent} />}
        <p className={styles.small}>
          Last updated <time dateTime={world.updatedAt}>{timeAgo(world.updatedAt, Date.now())}</time>
        </p>
      </div>
      <div className={styles.actions}>
        <ButtonLink look="primary" size="small" to={`/play/${world.id}`} name={`Play ${name}`}>
          <Play size={16} fill="currentColor" aria-hidden="true" /> Play
        </ButtonLink>
        <ButtonLink size="small" to={editorPath} name={`Edit ${name}`}>
          <Pencil size={16} aria-hidden="true" /> Edit
        </ButtonLink>
        <div className={styles.publish}>
          <Switch label="Publish" on={world.published} onChange={onPublish} />
        </div>
      </div>
    </article>
  );
}

interface MoreMenuProps {
  readonly name: string;
  readonly onDuplicate: () => void;
  readonly onDelete: () => void;
}

function MoreMenu({ name, onDuplicate, onDelete }: MoreMenuProps) {
  const trigger = (
    <IconButton icon={<Ellipsis size={22} aria-hidden="true" />} name={`More for ${name}`} size="small" />
  );
  return (
    <Menu trigger={trigger} align="end">
      <MenuItem icon={<Copy size={18} aria-hidden="true" />} onSelect={onDuplicate}>
        Duplicate World
      </MenuItem>
      <MenuItem icon={<Trash2 size={18} aria-hidden="true" />} tone="danger" onSelect={onDelete}>
        Delete World
      </MenuItem>
    </Menu>
  );
}
