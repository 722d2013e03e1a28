import { lazy, Suspense, useEffect, useState } from "react";
import { Navigate } from "react-router";
import { fetchWorlds } from "../api/client.ts";
import type { SignedInUser, WorldCard } from "../api/wire.ts";
import { registerServiceWorker } from "../browser/offline.ts";
import { isUnreachable } from "../browser/request.ts";
import { Banner } from "../widgets/Banner.tsx";
import { ButtonLink } from "../widgets/ButtonLink.tsx";
import { signInPath } from "./account/accountPaths.ts";
import styles from "./dashboard/DashboardPage.module.css";
import { useUnsyncedGames } from "./dashboard/useUnsyncedGames.ts";
import { GameDoor } from "./files/GameDoor.tsx";
import { OpenGameFile } from "./files/OpenGameFile.tsx";
import { LoadFailed } from "./frame/LoadFailed.tsx";
import { Loading } from "./frame/Loading.tsx";
import { PRODUCT, usePageTitle } from "./frame/pageTitle.ts";
import { useLocalCards } from "./games/LocalGames.tsx";
import { NewGameButton } from "./games/NewGameButton.tsx";
import { NewGameTile } from "./games/NewGameTile.tsx";
import { OwnGameGrid } from "./games/OwnGameGrid.tsx";
import { type NewGame, useNewGame } from "./games/useNewGame.ts";
import type { UpdateWorlds } from "./games/useOwnGames.ts";
import { useLoadedList } from "./useLoadedList.ts";
import { useMe, usePupil } from "./useMe.ts";

// Needed only while the server is unreachable, and only for work that was not saved.
const OfflineGames = lazy(async () => ({ default: (await import("./dashboard/OfflineGames.tsx")).OfflineGames }));
const UnsyncedNote = lazy(async () => ({ default: (await import("./dashboard/UnsyncedNote.tsx")).UnsyncedNote }));
const ClassesIfAny = lazy(async () => ({ default: (await import("./class/ClassesIfAny.tsx")).ClassesIfAny }));
// What is on the page only after it was loaded.
const SaveAllGames = lazy(async () => ({ default: (await import("./files/SaveAllGames.tsx")).SaveAllGames }));
// Only where a browser has games that are not in the account.
const LocalGameList = lazy(async () => ({ default: (await import("./games/LocalGameList.tsx")).LocalGameList }));
// Only for a child without games in the account.
const WelcomeCard = lazy(async () => ({ default: (await import("./dashboard/WelcomeCard.tsx")).WelcomeCard }));
const FirstPlaces = lazy(async () => ({ default: (await import("./dashboard/FirstPlaces.tsx")).FirstPlaces }));
const shown = new Map<string, readonly WorldCard[]>();

/** My Games: the games of the signed-in child. */
export function DashboardPage() {
  usePageTitle("My Games");
  const me = useMe();
  // A child who signs out here is not asked to sign in again.
  const [wasHere] = useState(me !== null);
  const [visit, setVisit] = useState(0);
  const lookAgain = () => setVisit(visit + 1);
  return me ? (
    <GameDoor onAdded={lookAgain}>
      <Dashboard key={`${me.id} ${visit}`} me={me} onMoved={lookAgain} />
    </GameDoor>
  ) : (
    <Navigate to={wasHere ? "/" : signInPath("/dashboard")} replace />
  );
}

interface DashboardProps {
  readonly me: SignedInUser;
  /** Called when games of this browser are in the account now. */
  readonly onMoved: () => void;
}

function Dashboard({ me, onMoved }: DashboardProps) {
  const { loaded, retry, update } = useLoadedList(fetchMine, shown, me.id);
  const pupil = usePupil();
  useEffect(registerServiceWorker, []);
  const local = useLocalCards();
  const localCards = local.loaded.status === "ready" ? local.loaded.value : [];
  const localGames = localCards.length > 0 && (
    <Suspense>
      <div className={styles.card}>
        <LocalGameList isInMyGames isSignedIn worlds={localCards} change={local.change} onMoved={onMoved} />
      </div>
    </Suspense>
  );
  const hasNone = loaded.status === "ready" && loaded.value.length === 0;
  return (
    <main className={styles.page} data-first={hasNone}>
      <div className={styles.column}>
        <Suspense>
          <ClassesIfAny />
        </Suspense>
        <section className={styles.card} aria-labelledby="my-games">
          {loaded.status === "ready" ? (
            <MyGames
              myId={me.id}
              worlds={loaded.value}
              update={update}
              hasLocal={local.loaded.status === "loading" ? null : localCards.length > 0}
            />
          ) : (
            <>
              <h1 id="my-games">My Games</h1>
              {loaded.status === "loading" && <Loading />}
              {loaded.status === "failed" && <NotLoaded myId={me.id} failure={loaded.failure} onRetry={retry} />}
            </>
          )}
        </section>
        {localGames}
        {hasNone && (
          <Suspense>
            <WelcomeCard name={pupil?.name ?? me.username} />
          </Suspense>
        )}
      </div>
      <LearnCard />
    </main>
  );
}

interface MyGamesProps {
  readonly myId: string;
  readonly worlds: readonly WorldCard[];
  readonly update: UpdateWorlds;
  /** Whether games of this browser are shown below; null until it is known. */
  readonly hasLocal: boolean | null;
}

/** The games in the account of the signed-in child, with buttons to add one. */
function MyGames({ myId, worlds, update, hasLocal }: MyGamesProps) {
  const newGame = useNewGame();
  const unsyncedGames = useUnsyncedGames(myId, worlds, update);
  const noteOf = ({ id }: WorldCard) => {
    const game = unsyncedGames.get(id);
    if (!game) return null;
    return (
      <Suspense>
        <UnsyncedNote id={id} game={game} />
      </Suspense>
    );
  };
  return (
    <>
      <header className={styles.head}>
        <h1 id="my-games">My Games</h1>
        <div className={styles.buttons}>
          {worlds.length > 0 && (
            <Suspense>
              <SaveAllGames variant="quiet" worlds={worlds} />
            </Suspense>
          )}
          <OpenGameFile variant="quiet" />
          <NewGameButton variant="go" />
        </div>
      </header>
      {newGame.message && <Banner tone="danger">{newGame.message}</Banner>}
      <OwnGameGrid
        worlds={worlds}
        update={update}
        newGame={newGame}
        noteOf={noteOf}
        last={(worlds.length > 0 || hasLocal) && <NewGameTile />}
        whenNone={hasLocal === false && <NoGamesYet newGame={newGame} />}
      />
    </>
  );
}

function NoGamesYet({ newGame }: { readonly newGame: NewGame }) {
  return (
    <>
      <p className={styles.none}>You haven't created any games yet.</p>
      <Suspense>
        <FirstPlaces newGame={newGame} />
      </Suspense>
    </>
  );
}

interface NotLoadedProps {
  readonly myId: string;
  readonly failure: Error;
  readonly onRetry: () => void;
}

function NotLoaded({ myId, failure, onRetry }: NotLoadedProps) {
  const { message } = failure;
  if (!isUnreachable(failure)) return <LoadFailed message={message} onRetry={onRetry} />;
  return (
    <Suspense fallback={<Loading />}>
      <OfflineGames myId={myId} message={message} onRetry={onRetry} />
    </Suspense>
  );
}

function fetchMine(): Promise<readonly WorldCard[]> {
  return fetchWorlds("me");
}

/** Leads to games to learn from. */
function LearnCard() {
  return (
    <aside className={`${styles.card} ${styles.learn}`} aria-labelledby="learn">
      <img src="/ui/together.png" alt="" width={320} height={160} className={styles.learnPicture} />
      <h2 id="learn">Learn {PRODUCT}</h2>
      <p>Play someone else's game and look inside to see how it works.</p>
      <ButtonLink wide to="/explore">
        Explore games
      </ButtonLink>
    </aside>
  );
}
