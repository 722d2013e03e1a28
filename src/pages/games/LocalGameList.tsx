import { CloudUpload } from "lucide-react";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { messageOf } from "../../browser/request.ts";
import { shownName } from "../../player/shownName.ts";
import type { LocalWorldCard } from "../../saving/local/LocalWorld.ts";
import { localWorlds } from "../../saving/local/LocalWorlds.ts";
import { Banner } from "../../widgets/Banner.tsx";
import { ButtonLink } from "../../widgets/ButtonLink.tsx";
import { MenuItem } from "../../widgets/MenuItems.tsx";
import { OpenGameFile } from "../files/OpenGameFile.tsx";
import { SaveAllGames } from "../files/SaveAllGames.tsx";
import page from "../frame/Page.module.css";
import { useLoaded } from "../useLoaded.ts";
import { DeleteQuestion } from "./DeleteQuestion.tsx";
import cards from "./GameCard.module.css";
import { MoreMenu, NameRow, PlayAndEdit } from "./GameCardParts.tsx";
import { LastUpdated } from "./GameFacts.tsx";
import { GamePicture } from "./GamePicture.tsx";
import { editorPath, joinToSavePath, sendPath } from "./gamePaths.ts";
import styles from "./LocalGames.module.css";
import { useLeftGame } from "./leftGame.ts";
import { MoveAllGames, type MoveAllGamesProps } from "./MoveAllGames.tsx";
import { NewGameButton } from "./NewGameButton.tsx";

export interface LocalGameListProps {
  readonly worlds: readonly LocalWorldCard[];
  readonly change: (worlds: readonly LocalWorldCard[]) => void;
  readonly isSignedIn: boolean;
  /** It stands on a card of My Games, which has the space around it. */
  readonly isInMyGames?: boolean;
  /** Called when all of them were moved into the account, or some; by default, My Games is shown. */
  readonly onMoved?: () => void;
}

/** The local games as cards. */
export function LocalGameList(props: LocalGameListProps) {
  const { worlds, change, isSignedIn, isInMyGames = false, onMoved } = props;
  const navigate = useNavigate();
  const [doomed, setDoomed] = useState<LocalWorldCard | null>(null);
  const games = useLocalGames(worlds, change);
  const persistence = useLoaded(useCallback(() => localWorlds.isPersistent(), [])).loaded;
  const isTemporary = persistence.status === "ready" && !persistence.value;
  return (
    <section className={isInMyGames ? undefined : styles.section} aria-labelledby="kept-games">
      {isSignedIn ? (
        <header className={styles.band}>
          <h2 id="kept-games">Games in this browser</h2>
          <p>{isTemporary ? FORGOTTEN : NOT_IN_ACCOUNT}</p>
          <MoveGames worlds={worlds} onMoved={onMoved ?? (() => void navigate("/dashboard"))} />
        </header>
      ) : (
        <header className={page.head}>
          <div>
            <h2 id="kept-games">Games in this browser</h2>
            <p className={page.lead}>{isTemporary ? `${FORGOTTEN} ${KEEP_THEM}` : ONLY_HERE}</p>
          </div>
          <div className={styles.buttons}>
            <SaveAllGames variant="quiet" worlds={worlds} />
            <OpenGameFile variant="quiet" />
            <NewGameButton variant="go" />
          </div>
        </header>
      )}
      {games.message && <Banner tone="danger">{games.message}</Banner>}
      <ul className={cards.grid}>
        {worlds.map((card) => (
          <li key={card.id}>
            <LocalGameCard
              card={card}
              isSignedIn={isSignedIn}
              isOnly={worlds.length === 1}
              games={games}
              onDelete={() => setDoomed(card)}
            />
          </li>
        ))}
      </ul>
      {doomed && <DeleteQuestion game={doomed} onDelete={() => games.remove(doomed)} onClose={() => setDoomed(null)} />}
    </section>
  );
}

const ONLY_HERE = "These games are only on this device. Make an account to keep them safe.";
const NOT_IN_ACCOUNT = "Not in your account yet.";
const FORGOTTEN = "This browser forgets them when you close it.";
const KEEP_THEM = "Make an account or save them as files.";

/** One press moves all of them. */
function MoveGames({ worlds, onMoved }: MoveAllGamesProps) {
  const [first] = worlds;
  if (!first || worlds.length > 1) return <MoveAllGames worlds={worlds} onMoved={onMoved} />;
  return <MoveLink card={first} />;
}

function MoveLink({ card }: { readonly card: LocalWorldCard }) {
  return (
    <ButtonLink size="small" to={sendPath(card.id)} name={`Move ${shownName(card.name)} to My Games`}>
      <CloudUpload size={16} aria-hidden="true" /> Move to My Games
    </ButtonLink>
  );
}

interface LocalGameCardProps {
  readonly card: LocalWorldCard;
  readonly isSignedIn: boolean;
  /** No other one is there: the button over the cards moves it. */
  readonly isOnly: boolean;
  readonly games: LocalGameActions;
  readonly onDelete: () => void;
}

/** The card of a local game: play, edit, move to the account, save as a file, delete. */
function LocalGameCard(props: LocalGameCardProps) {
  const { card, isSignedIn, isOnly, games, onDelete } = props;
  const game = { id: card.id, name: shownName(card.name) };
  const place = usePlaceOfLeftGame(card.id);
  return (
    <article ref={place} className={cards.card}>
      <Link to={editorPath(card.id)} className={cards.picture} tabIndex={-1} aria-hidden="true">
        <GamePicture thumbnail={card.thumbnail} />
      </Link>
      <div className={cards.text}>
        <NameRow {...game}>
          <MoreMenu name={game.name} onSaveAsFile={() => games.saveAsFile(card)} onDelete={onDelete}>
            {!isSignedIn && <JoinItem {...game} />}
          </MoreMenu>
        </NameRow>
        <LastUpdated time={card.updatedAt} />
      </div>
      <div className={`${cards.actions} ${cards.owned}`}>
        <PlayAndEdit {...game} />
        {isSignedIn && !isOnly && <MoveLink card={card} />}
      </div>
    </article>
  );
}

/** The card of the game that the child has just left comes in sight, has the focus and says once where it is. */
function usePlaceOfLeftGame(id: string): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  const isLeft = useLeftGame() === id;
  useEffect(() => {
    const card = place.current;
    if (!isLeft || !card) return;
    card.dataset.left = "";
    card.scrollIntoView({ block: "nearest" });
    card.querySelector<HTMLElement>("a:not([tabindex])")?.focus({ preventScroll: true });
  }, [isLeft]);
  return place;
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

interface LocalGameActions {
  readonly message: string | null;
  /** Deletes it permanently. The caller asks first. */
  readonly remove: (card: LocalWorldCard) => void;
  readonly saveAsFile: (card: LocalWorldCard) => void;
}

/** What the child can do to local games from their list. */
function useLocalGames(
  worlds: readonly LocalWorldCard[],
  change: (worlds: readonly LocalWorldCard[]) => void,
): LocalGameActions {
  const [message, setMessage] = useState<string | null>(null);

  async function attempt(call: () => Promise<void>) {
    setMessage(null);
    try {
      await call();
    } catch (failure) {
      setMessage(messageOf(failure));
    }
  }
  return {
    message,
    remove({ id }) {
      void attempt(async () => {
        await localWorlds.remove(id);
        change(worlds.filter((card) => card.id !== id));
      });
    },
    saveAsFile({ id }) {
      void attempt(async () => (await import("../files/exportGame.ts")).exportWorld(id));
    },
  };
}
