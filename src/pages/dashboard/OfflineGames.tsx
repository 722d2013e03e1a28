import { CloudAlert } from "lucide-react";
import { useCallback, useEffect } from "react";
import { Link } from "react-router";
import { onOnline } from "../../browser/page.ts";
import { shownName } from "../../player/shownName.ts";
import { recoveryStore } from "../../saving/recovery/RecoveryStore.ts";
import type { Snapshot } from "../../saving/recovery/Snapshot.ts";
import { Banner } from "../../widgets/Banner.tsx";
import { Button } from "../../widgets/Button.tsx";
import { LoadFailed } from "../frame/LoadFailed.tsx";
import { Loading } from "../frame/Loading.tsx";
import cards from "../games/GameCard.module.css";
import { NameRow, PlayAndEdit } from "../games/GameCardParts.tsx";
import { GamePicture } from "../games/GamePicture.tsx";
import { editorPath } from "../games/gamePaths.ts";
import { timeAgo } from "../games/timeAgo.ts";
import { useLoaded } from "../useLoaded.ts";
import notes from "./UnsyncedNote.module.css";

export interface OfflineGamesProps {
  readonly myId: string;
  /** Why the list could not be loaded. */
  readonly message: string;
  readonly onRetry: () => void;
}

/** My Games while the server is unreachable: the games that this browser has a copy of. */
export function OfflineGames({ myId, message, onRetry }: OfflineGamesProps) {
  const { loaded } = useLoaded(useCallback(() => recoveryStore.newestOfGames(myId), [myId]));
  useEffect(() => onOnline(onRetry), [onRetry]);
  if (loaded.status === "loading") return <Loading />;
  if (loaded.status === "failed" || loaded.value.length === 0) {
    return <LoadFailed message={message} onRetry={onRetry} />;
  }
  return (
    <>
      <Banner>
        <p>{message}</p>
        <p>These games are on this device, so you can play and change them now. Your other games need the internet.</p>
      </Banner>
      <div>
        <Button onClick={onRetry}>Try again</Button>
      </div>
      <ul className={cards.grid}>
        {loaded.value.map((snapshot) => (
          <li key={snapshot.worldId}>
            <OfflineGame snapshot={snapshot} />
          </li>
        ))}
      </ul>
    </>
  );
}

function OfflineGame({ snapshot }: { readonly snapshot: Snapshot }) {
  const { card, at, isSaved } = snapshot;
  const game = { id: card.id, name: shownName(card.name) };
  return (
    <article className={cards.card} aria-label={game.name}>
      <Link to={editorPath(card.id)} className={cards.picture} tabIndex={-1} aria-hidden="true">
        <GamePicture thumbnail={card.thumbnail} />
      </Link>
      <div className={cards.text}>
        <NameRow {...game}>{null}</NameRow>
        {isSaved ? (
          <p className={cards.small}>Last opened here {timeAgo(new Date(at).toISOString(), Date.now())}</p>
        ) : (
          <p className={notes.note}>
            <CloudAlert size={18} aria-hidden="true" />
            <span>Not saved yet. It will save when you're back online.</span>
          </p>
        )}
      </div>
      <div className={`${cards.actions} ${cards.owned}`}>
        <PlayAndEdit {...game} />
      </div>
    </article>
  );
}
