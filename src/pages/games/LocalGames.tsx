import { lazy, Suspense } from "react";
import type { LocalWorldCard } from "../../saving/local/LocalWorld.ts";
import { localWorlds } from "../../saving/local/LocalWorlds.ts";
import { Banner } from "../../widgets/Banner.tsx";
import { OpenGameFile } from "../files/OpenGameFile.tsx";
import { useGameImport } from "../files/useGameImport.ts";
import { useLoaded } from "../useLoaded.ts";
import { useMe } from "../useMe.ts";
import styles from "./LocalGames.module.css";

// Whoever comes for the first time has none, and need not wait for cards and their menus.
const KeptList = lazy(async () => ({ default: (await import("./LocalGameList.tsx")).LocalGameList }));

export interface KeptGamesProps {
  /** `card`: a card among others. `section`: as wide as the page. */
  readonly look?: "section" | "card";
}

/** The local games, with a button to open a file. If the child is signed in, shown only if there are any. */
export function LocalGames({ look = "section" }: KeptGamesProps) {
  const { loaded, change } = useLoaded(fetchKept);
  const isSignedIn = useMe() !== null;
  if (loaded.status === "loading") return null;
  const kept = loaded.status === "ready" ? loaded.value : [];
  const trouble = loaded.status === "failed" ? loaded.failure.message : null;
  if (kept.length === 0) return isSignedIn ? null : <NothingKept trouble={trouble} />;
  return (
    <Suspense>
      <KeptList look={look} kept={kept} change={change} isSignedIn={isSignedIn} />
    </Suspense>
  );
}

function fetchKept(): Promise<readonly LocalWorldCard[]> {
  return localWorlds.listCards();
}

function NothingKept({ trouble }: { readonly trouble: string | null }) {
  const gameImport = useGameImport();
  const message = trouble ?? gameImport.message;
  return (
    <section className={styles.nothing} aria-label="Games from files">
      {message && <Banner tone="danger">{message}</Banner>}
      <p>Do you have a game as a file?</p>
      <OpenGameFile gameImport={gameImport} size="small" />
    </section>
  );
}
