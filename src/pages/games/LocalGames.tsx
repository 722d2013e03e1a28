import { lazy, Suspense, useEffect } from "react";
import type { LocalWorldCard } from "../../saving/local/LocalWorld.ts";
import { localWorlds } from "../../saving/local/LocalWorlds.ts";
import { Banner } from "../../widgets/Banner.tsx";
import { OpenGameFile } from "../files/OpenGameFile.tsx";
import { type LoadState, useLoaded } from "../useLoaded.ts";
import { useMe } from "../useMe.ts";
import styles from "./LocalGames.module.css";

// Loaded on demand, because a new visitor has no games and need not load their cards and menus.
const LocalGameList = lazy(async () => ({
  default: (await import("./LocalGameList.tsx")).LocalGameList,
}));

export interface LocalGamesProps {
  /** Called when it is known whether there are any, and again when that changes. */
  readonly onKnown: (hasGames: boolean) => void;
}

/** The local games, with a button to open a file. If the child is signed in, shown only if there are any. */
export function LocalGames({ onKnown }: LocalGamesProps) {
  const { loaded, change } = useLocalCards();
  const isSignedIn = useMe() !== null;
  const hasGames = loaded.status === "ready" ? loaded.value.length > 0 : null;
  useEffect(() => {
    if (hasGames !== null) onKnown(hasGames);
  }, [hasGames, onKnown]);
  if (loaded.status === "loading") return null;
  const worlds = loaded.status === "ready" ? loaded.value : [];
  const trouble = loaded.status === "failed" ? loaded.failure.message : null;
  if (worlds.length === 0) return isSignedIn ? null : <NoLocalGames trouble={trouble} />;
  return (
    <Suspense>
      <LocalGameList worlds={worlds} change={change} isSignedIn={isSignedIn} />
    </Suspense>
  );
}

/** The cards of the local games. */
export function useLocalCards(): LoadState<readonly LocalWorldCard[]> {
  return useLoaded(fetchLocalGames);
}

function fetchLocalGames(): Promise<readonly LocalWorldCard[]> {
  return localWorlds.listCards();
}

function NoLocalGames({ trouble }: { readonly trouble: string | null }) {
  return (
    <section className={styles.nothing} aria-label="Games from files">
      {trouble && <Banner tone="danger">{trouble}</Banner>}
      <p>Got a game file?</p>
      <OpenGameFile size="small" />
    </section>
  );
}
