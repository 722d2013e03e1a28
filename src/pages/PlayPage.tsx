import { useCallback, useEffect } from "react";
import { useParams } from "react-router";
import { registerServiceWorker } from "../browser/offline.ts";
import { GameTrouble } from "./editor/GameTrouble.tsx";
import { Loading } from "./frame/Loading.tsx";
import { usePageTitle } from "./frame/pageTitle.ts";
import { shownName } from "./games/shownName.ts";
import { AboutGame } from "./play/AboutGame.tsx";
import { GamePlace } from "./play/GamePlace.tsx";
import { openToPlay } from "./play/openToPlay.ts";
import styles from "./play/PlayPage.module.css";
import { useLoaded } from "./useLoaded.ts";
import { useMe } from "./useMe.ts";

/** Plays a game. Anyone with the link can open it. */
export function PlayPage() {
  const { worldId = "" } = useParams();
  const myId = useMe()?.id ?? "";
  useEffect(registerServiceWorker, []);
  const open = useCallback(() => openToPlay(worldId, myId), [worldId, myId]);
  const { loaded, retry } = useLoaded(open);
  usePageTitle(loaded.status === "ready" ? shownName(loaded.value.record.name) : "Play");
  if (loaded.status === "loading") return <Loading />;
  if (loaded.status === "failed") return <GameTrouble failure={loaded.failure} onRetry={retry} />;
  const { record, document } = loaded.value;
  return (
    <main className={styles.page}>
      <GamePlace key={record.id} record={record} document={document} />
      <AboutGame world={record} />
    </main>
  );
}
