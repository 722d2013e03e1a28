import { useCallback } from "react";
import { useParams } from "react-router";
import { fetchProfile, fetchWorlds } from "../api/client.ts";
import type { Profile, WorldCard } from "../api/wire.ts";
import { RequestFailed } from "../browser/request.ts";
import { Banner } from "../widgets/Banner.tsx";
import { ButtonLink } from "../widgets/ButtonLink.tsx";
import { LoadFailed } from "./frame/LoadFailed.tsx";
import { Loading } from "./frame/Loading.tsx";
import styles from "./frame/Page.module.css";
import { usePageTitle } from "./frame/pageTitle.ts";
import cards from "./games/GameCard.module.css";
import { GameList } from "./games/GameList.tsx";
import { OwnGameGrid } from "./games/OwnGameGrid.tsx";
import { useNewGame } from "./games/useNewGame.ts";
import { byNewest, type UpdateWorlds } from "./games/useOwnGames.ts";
import { NotFoundPage } from "./NotFoundPage.tsx";
import { OwnAccount } from "./profile/OwnAccount.tsx";
import headStyles from "./profile/ProfileHead.module.css";
import { useLoadedList } from "./useLoadedList.ts";
import { useMe } from "./useMe.ts";

interface Maker {
  readonly profile: Profile;
  readonly worlds: readonly WorldCard[];
}

const shown = new Map<string, Maker>();

/** The published games of a user, or all games if it is the signed-in user. */
export function ProfilePage() {
  const { username = "" } = useParams();
  const me = useMe();
  // Remounts when the profile or the signed-in user changes.
  const name = `${username} ${me?.id}`;
  return <ProfileOf key={name} username={username} name={name} />;
}

function ProfileOf({ username, name }: { readonly username: string; readonly name: string }) {
  const load = useCallback(() => fetchMaker(username), [username]);
  const { loaded, retry, update } = useLoadedList(load, shown, name);
  usePageTitle(username);
  if (loaded.status === "loading") return <Loading />;
  if (loaded.status === "failed") {
    const unknown = loaded.failure instanceof RequestFailed && loaded.failure.status === 404;
    if (unknown) return <NotFoundPage />;
    return (
      <main className={styles.page}>
        <h1 className={styles.title}>{username}</h1>
        <LoadFailed message={loaded.failure.message} onRetry={retry} />
      </main>
    );
  }
  return <Made by={loaded.value} update={update} />;
}

interface MadeProps {
  readonly by: Maker;
  readonly update: (change: (maker: Maker) => Maker) => void;
}

function Made({ by: { profile, worlds }, update }: MadeProps) {
  const me = useMe();
  const isMine = me?.id === profile.id;
  const newGame = useNewGame();
  const updateWorlds: UpdateWorlds = (change) => update((now) => ({ ...now, worlds: change(now.worlds) }));
  return (
    <main className={styles.page}>
      <ProfileHead username={profile.username} isMine={isMine} />
      {newGame.message && <Banner tone="danger">{newGame.message}</Banner>}
      {isMine ? (
        <OwnGameGrid isOnPublicPage worlds={worlds} update={updateWorlds} newGame={newGame} whenNone={<NothingYet />} />
      ) : (
        <GameList worlds={worlds} onDuplicate={({ id }) => newGame.make({ from: id })} />
      )}
      {me && isMine && <OwnAccount me={me} />}
    </main>
  );
}

interface ProfileHeadProps {
  readonly username: string;
  /** Whether the page belongs to the signed-in user. */
  readonly isMine: boolean;
}

function ProfileHead({ username, isMine }: ProfileHeadProps) {
  return (
    <header className={headStyles.head}>
      <img src="/ui/logo.png" alt="" width={96} height={96} className={headStyles.face} />
      <div>
        <h1 className={headStyles.title}>{username}</h1>
        <h2 className={headStyles.under}>Public games</h2>
        {isMine && <p className={headStyles.note}>This is your page. Others only see the games you published.</p>}
      </div>
    </header>
  );
}

function NothingYet() {
  return (
    <div className={cards.empty}>
      <p>You haven't created any games yet.</p>
      <ButtonLink variant="primary" to="/dashboard">
        Go to My Games
      </ButtonLink>
    </div>
  );
}

async function fetchMaker(username: string): Promise<Maker> {
  const profile = await fetchProfile(username);
  const worlds = await fetchWorlds(profile.id);
  return { profile, worlds: worlds.toSorted(byNewest) };
}
