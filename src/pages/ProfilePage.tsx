/** What somebody has made (spec §2 "Profile page"): published games, and all of them for their maker. */
import { useCallback } from "react";
import { useParams } from "react-router";
import { fetchProfile, fetchWorlds } from "../api/client.ts";
import type { Profile, WorldCard } from "../api/wire.ts";
import { RequestFailed } from "../browser/request.ts";
import { LoadFailed } from "./frame/LoadFailed.tsx";
import { Loading } from "./frame/Loading.tsx";
import styles from "./frame/Page.module.css";
import { usePageTitle } from "./frame/usePageTitle.ts";
import { GameList } from "./games/GameList.tsx";
import { OwnGameGrid } from "./games/OwnGameGrid.tsx";
import { ProfileHead } from "./games/ProfileHead.tsx";
import { useNewGame } from "./games/useNewGame.ts";
import { NotFoundPage } from "./NotFoundPage.tsx";
import { useLoaded } from "./useLoaded.ts";
import { useMe } from "./useMe.ts";

interface Maker {
  readonly profile: Profile;
  readonly worlds: readonly WorldCard[];
}

export function ProfilePage() {
  const { username = "" } = useParams();
  const { loaded, retry, change } = useLoaded(useCallback(() => fetchMaker(username), [username]));
  usePageTitle(username);
  if (loaded.status === "loading") return <Loading />;
  if (loaded.status === "failed") {
    const unknown = loaded.failure instanceof RequestFailed && loaded.failure.status === 404;
    return unknown ? <NotFoundPage /> : <LoadFailed message={loaded.failure.message} onRetry={retry} />;
  }
  const { profile, worlds } = loaded.value;
  return (
    <main className={styles.page}>
      <ProfileHead username={profile.username} />
      <MadeBy profile={profile} worlds={worlds} change={(next) => change({ profile, worlds: next })} />
    </main>
  );
}

interface MadeByProps extends Maker {
  readonly change: (worlds: readonly WorldCard[]) => void;
}

function MadeBy({ profile, worlds, change }: MadeByProps) {
  const me = useMe();
  const newGame = useNewGame();
  if (me?.id !== profile.id || worlds.length === 0) return <GameList worlds={worlds} />;
  return <OwnGameGrid worlds={worlds} change={change} newGame={newGame} />;
}

/** Most recently updated first (spec §2). */
async function fetchMaker(username: string): Promise<Maker> {
  const profile = await fetchProfile(username);
  const worlds = await fetchWorlds(profile.id);
  return { profile, worlds: worlds.toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt)) };
}
