import { CloudUpload } from "lucide-react";
import { Link, useNavigate } from "react-router";
import type { LocalWorldCard } from "../../saving/local/LocalWorld.ts";
import { ButtonLink } from "../../widgets/ButtonLink.tsx";
import { MenuItem } from "../../widgets/MenuItems.tsx";
import { joinToSavePath } from "../account/joinPath.ts";
import styles from "./GameCard.module.css";
import { MoreMenu, NameRow, PlayAndEdit } from "./GameCardParts.tsx";
import { GamePicture } from "./GamePicture.tsx";
import { editorPath, sendPath } from "./gamePaths.ts";
import { shownName } from "./shownName.ts";
import { timeAgo } from "./timeAgo.ts";
import type { LocalGameActions } from "./useLocalGames.ts";

export interface LocalGameCardProps {
  readonly card: LocalWorldCard;
  readonly isSignedIn: boolean;
  readonly games: LocalGameActions;
  readonly onDelete: () => void;
}

/** The card of a local game: play, edit, move to the account, save as a file, delete. */
export function LocalGameCard({ card, isSignedIn, games, onDelete }: LocalGameCardProps) {
  const game = { id: card.id, name: shownName(card.name) };
  return (
    <article className={styles.card}>
      <Link to={editorPath(card.id)} className={styles.picture} tabIndex={-1} aria-hidden="true">
        <GamePicture thumbnail={card.thumbnail} />
      </Link>
      <div className={styles.text}>
        <NameRow {...game}>
          <MoreMenu name={game.name} onSaveAsFile={() => games.saveAsFile(card)} onDelete={onDelete}>
            {!isSignedIn && <JoinItem {...game} />}
          </MoreMenu>
        </NameRow>
        <p className={styles.small}>
          Last changed <time dateTime={card.updatedAt}>{timeAgo(card.updatedAt, Date.now())}</time>
        </p>
      </div>
      <div className={styles.actions}>
        <PlayAndEdit {...game} />
        {isSignedIn && (
          <ButtonLink variant="sunny" size="small" to={sendPath(card.id)} name={`Move ${game.name} to My Games`}>
            <CloudUpload size={16} aria-hidden="true" /> Move to My Games
          </ButtonLink>
        )}
      </div>
    </article>
  );
}

function JoinItem({ id, name }: { readonly id: string; readonly name: string }) {
  const navigate = useNavigate();
  const join = () => void navigate(joinToSavePath(id, name));
  return (
    <MenuItem icon={<CloudUpload size={18} aria-hidden="true" />} onSelect={join}>
      Save in an account
    </MenuItem>
  );
}
