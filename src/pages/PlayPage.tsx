/** Playing a game, by link, for everybody (spec §2 "Play page", details §14). */
import { useCallback } from "react";
import { useParams } from "react-router";
import { GameTrouble } from "./editor/GameTrouble.tsx";
import { openGame } from "./editor/openGame.ts";
import { Loading } from "./frame/Loading.tsx";
import { usePageTitle } from "./frame/usePageTitle.ts";
import { shownName } from "./games/shownName.ts";
import { AboutGame } from "./play/AboutGame.tsx";
import { Player } from "./play/Player.tsx";
import { PlayHead } from "./play/PlayHead.tsx";
import styles from "./play/PlayPage.module.css";
import { useLoaded } from "./useLoaded.ts";

export function PlayPage() {
  const { worldId = "" } = useParams();
  const { loaded, retry } = useLoaded(useCallback(() => openGame(worldId), [worldId]));
  usePageTitle(loaded.status === "ready" ? shownName(loaded.value.record.name) : "Play");
  if (loaded.status === "loading") return <Loading />;
  if (loaded.status === "failed") return <GameTrouble failure={loaded.failure} onRetry={retry} />;
  const { record, document } = loaded.value;
  return (
    <main className={styles.page}>
      <div className={styles.game}>
        <PlayHead world={record} />
        <Player key={record.id} document={document} />
      </div>
      <AboutGame world={record} />
    </main>
  );
}
