/** The signed-in user's own games (spec §2 "Dashboard"). */
import { lazy, Suspense, useEffect, useState } from "react";
import { Navigate } from "react-router";
import { fetchWorlds } from "../api/client.ts";
import type { SignedInUser, WorldCard } from "../api/wire.ts";
import { registerServiceWorker } from "../browser/offline.ts";
import { isUnreachable } from "../browser/request.ts";
import { loginPath } from "./account/safeRedirect.ts";
import styles from "./dashboard/DashboardPage.module.css";
import { LearnCard } from "./dashboard/LearnCard.tsx";
import { MyGames } from "./dashboard/MyGames.tsx";
import { WelcomeCard } from "./dashboard/WelcomeCard.tsx";
import { LoadFailed } from "./frame/LoadFailed.tsx";
import { Loading } from "./frame/Loading.tsx";
import { usePageTitle } from "./frame/usePageTitle.ts";
import { LocalGames } from "./games/LocalGames.tsx";
import { useLoadedList } from "./useLoadedList.ts";
import { useMe } from "./useMe.ts";

// Needed only while the server is unreachable.
const WithoutLine = lazy(async () => ({ default: (await import("./dashboard/OfflineGames.tsx")).OfflineGames }));

const shown = new Map<string, readonly WorldCard[]>();

export function DashboardPage() {
  usePageTitle("My Games");
  const me = useMe();
  // Who logs out here is not asked to come back at once.
  const [wasHere] = useState(me !== null);
  return me ? <Dashboard key={me.id} me={me} /> : <Navigate to={wasHere ? "/" : loginPath("/dashboard")} replace />;
}

function Dashboard({ me }: { readonly me: SignedInUser }) {
  const { loaded, retry, update } = useLoadedList(fetchMine, shown, me.id);
  useEffect(registerServiceWorker, []);
  const hasNone = loaded.status === "ready" && loaded.value.length === 0;
  return (
    <main className={styles.page}>
      <div className={styles.column}>
        {hasNone && <WelcomeCard username={me.username} />}
        {loaded.status === "ready" ? (
          <MyGames myId={me.id} worlds={loaded.value} update={update} />
        ) : (
          <section className={styles.card}>
            <h1>My Games</h1>
            {loaded.status === "loading" && <Loading />}
            {loaded.status === "failed" && <NotLoaded myId={me.id} failure={loaded.failure} onRetry={retry} />}
          </section>
        )}
        <LocalGames look="card" />
      </div>
      <LearnCard />
    </main>
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
      <WithoutLine myId={myId} message={message} onRetry={onRetry} />
    </Suspense>
  );
}

function fetchMine(): Promise<readonly WorldCard[]> {
  return fetchWorlds("me");
}
