/** A game kept in this browser, on its list: play, edit, bring into an account, save as a file, delete. */
import { CloudUpload, Download, Ellipsis, Pencil, Play, Trash2 } from "lucide-react";
import { Link, useNavigate } from "react-router";
import type { LocalCard } from "../../api/local/LocalWorld.ts";
import { ButtonLink } from "../../widgets/ButtonLink.tsx";
import { IconButton } from "../../widgets/IconButton.tsx";
import { Menu, MenuItem } from "../../widgets/Menu.tsx";
import { joinToSavePath } from "../account/joinPath.ts";
import styles from "./GameCard.module.css";
import { GamePicture } from "./GamePicture.tsx";
import { editorPath, playPath, sendPath } from "./gamePaths.ts";
import { shownName } from "./shownName.ts";
import { timeAgo } from "./timeAgo.ts";
import type { KeptGamesHand } from "./useKeptGames.ts";

export interface KeptCardProps {
  readonly card: LocalCard;
  readonly isSignedIn: boolean;
  readonly games: KeptGamesHand;
}

export function KeptCard({ card, isSignedIn, games }: KeptCardProps) {
  const name = shownName(card.name);
  const editor = editorPath(card.id);
  return (
    <article className={styles.card}>
      <Link to={editor} className={styles.picture} tabIndex={-1} aria-hidden="true">
        <GamePicture thumbnail={card.thumbnail} />
      </Link>
      <div className={styles.text}>
        <div className={styles.nameRow}>
          <Link to={editor} className={styles.name} title={name}>
            {name}
          </Link>
          <KeptMenu card={card} name={name} isSignedIn={isSignedIn} games={games} />
        </div>
        <p className={styles.small}>
          Last changed <time dateTime={card.updatedAt}>{timeAgo(card.updatedAt, Date.now())}</time>
        </p>
      </div>
      <div className={styles.actions}>
        <ButtonLink look="primary" size="small" to={playPath(card.id)} name={`Play ${name}`}>
          <Play size={16} fill="currentColor" aria-hidden="true" /> Play
        </ButtonLink>
        <ButtonLink size="small" to={editor} name={`Edit ${name}`}>
          <Pencil size={16} aria-hidden="true" /> Edit
        </ButtonLink>
        {isSignedIn && (
          <ButtonLink look="sunny" size="small" to={sendPath(card.id)} name={`Move ${name} to My Games`}>
            <CloudUpload size={16} aria-hidden="true" /> Move to My Games
          </ButtonLink>
        )}
      </div>
    </article>
  );
}

interface KeptMenuProps extends KeptCardProps {
  readonly name: string;
}

function KeptMenu({ card, name, isSignedIn, games }: KeptMenuProps) {
  const navigate = useNavigate();
  const join = () => void navigate(joinToSavePath(card.id, name));
  return (
    <Menu
      trigger={<IconButton icon={<Ellipsis size={22} aria-hidden="true" />} name={`More for ${name}`} size="small" />}
      align="end"
    >
      {!isSignedIn && (
        <MenuItem icon={<CloudUpload size={18} aria-hidden="true" />} onSelect={join}>
          Save in an account
        </MenuItem>
      )}
      <MenuItem icon={<Download size={18} aria-hidden="true" />} onSelect={() => games.saveAsFile(card)}>
        Save as a file
      </MenuItem>
      <MenuItem icon={<Trash2 size={18} aria-hidden="true" />} tone="danger" onSelect={() => games.remove(card)}>
        Delete World
      </MenuItem>
    </Menu>
  );
}
