import { type CSSProperties, useCallback, useEffect, useRef } from "react";
import { useParams } from "react-router";
import { registerServiceWorker } from "../browser/offline.ts";
import type { Editor } from "../editor/Editor.ts";
import { currentStage, DEFAULT_STAGE } from "../engine/index.ts";
import { boardSize } from "../player/boardSize.ts";
import { endEarly, takeEarly } from "../player/handover.ts";
import { openToPlay } from "../player/openToPlay.ts";
import styles from "../player/Place.module.css";
import { keepCopy } from "../player/playedCopies.ts";
import { shownName } from "../player/shownName.ts";
import { isLocalId } from "../saving/local/LocalWorld.ts";
import type { OpenedGame } from "../saving/openGame.ts";
import { GameTrouble } from "./editor/GameTrouble.tsx";
import { Loading } from "./frame/Loading.tsx";
import { usePageTitle } from "./frame/pageTitle.ts";
import { useNewGame } from "./games/useNewGame.ts";
import { AboutGame, LookInside } from "./play/AboutGame.tsx";
import { GamePlace } from "./play/GamePlace.tsx";
import { HowToPlay } from "./play/HowToPlay.tsx";
import { ShareGame } from "./play/ShareGame.tsx";
import { useIsPhone } from "./play/useIsPhone.ts";
import { usePlays } from "./play/usePlays.ts";
import { useLoaded } from "./useLoaded.ts";
import { useMe } from "./useMe.ts";

/** Plays a game. Anyone with the link can open it. */
export function PlayPage() {
  const { worldId = "" } = useParams();
  const myId = useMe()?.id ?? "";
  useEffect(registerServiceWorker, []);
  const open = useCallback(() => openAndKeep(worldId, myId), [worldId, myId]);
  const { loaded, retry } = useLoaded(open);
  // Whatever ends this page, what was shown before it must not cover the next.
  useEffect(() => () => void endEarly(), []);
  usePageTitle(loaded.status === "ready" ? shownName(loaded.value.record.name) : "Play");
  if (loaded.status === "loading") return <Loading />;
  if (loaded.status === "failed") return <GameTrouble failure={loaded.failure} onRetry={retry} />;
  return <OpenedPlayer key={loaded.value.record.id} game={loaded.value} />;
}

/** What is opened before the page is kept only now, so that nothing delays its first frame. */
async function openAndKeep(worldId: string, myId: string): Promise<OpenedGame> {
  const opened = await (takeEarly(worldId) ?? openToPlay(worldId, myId));
  keepCopy(opened, myId);
  return opened;
}

function OpenedPlayer({ game: { record, document } }: { readonly game: OpenedGame }) {
  const me = useMe();
  const isPhone = useIsPhone();
  const plays = usePlays(record);
  const newGame = useNewGame();
  // Local games belong to every user of this browser.
  const isMine = isLocalId(record.id) || me?.id === record.userId;
  const { characters } = document;
  const editor = useRef<Editor | null>(null);
  const size = boardSize(currentStage(document.world) ?? DEFAULT_STAGE, characters) as CSSProperties;
  const beside = isPhone && {
    text: <HowToPlay world={record} characters={characters} />,
    button: isMine ? null : <LookInside world={record} newGame={newGame} />,
  };
  return (
    <main className={styles.page} style={size}>
      <GamePlace record={record} document={document} beside={beside || null} onPlay={plays.onPlay} editorRef={editor} />
      <AboutGame
        world={record}
        characters={characters}
        playCount={plays.count}
        isMine={isMine}
        isSignedIn={me !== null}
        newGame={newGame}
        isBrief={isPhone}
        share={
          (record.published || isMine) && (
            <ShareGame record={record} document={document} isMine={isMine} editorOf={() => editor.current} />
          )
        }
      />
    </main>
  );
}
