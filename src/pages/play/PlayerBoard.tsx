import { Play } from "lucide-react";
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from "react";
import { leadFocusTo } from "../../browser/focus.ts";
import { onHold } from "../../browser/heldGames.ts";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { currentStage, DEFAULT_STAGE, type Ended, type Stage, type WorldDocument } from "../../engine/index.ts";
import { OnScreenKeys, useGamepad, useKeysShown } from "../../panels/playerPanels.ts";
import styles from "../../player/Board.module.css";
import { boardSize } from "../../player/boardSize.ts";
import { startOver } from "../../player/startOver.ts";
import { areNumbersAbove } from "../../stage/hudPlace.ts";
import { PlayerStage } from "../../stage/PlayerStage.tsx";
import { Toast } from "../../widgets/Toast.tsx";
import { EndCard } from "./EndCard.tsx";
import { endFacts } from "./endFacts.ts";
import { PlayerControls } from "./PlayerControls.tsx";
import { PlayerSwitches } from "./PlayerSwitches.tsx";
import type { FullScreen } from "./useFullScreen.ts";
import { useStartKeys } from "./useStartKeys.ts";
import { useTakeOver } from "./useTakeOver.ts";

/** What a phone shows between the controls and the keys, because it has no room beside the stage. */
export interface BesideStage {
  readonly text: ReactNode;
  /** Stands before the switches. */
  readonly button: ReactNode;
}

export interface PlayerBoardProps {
  readonly fullScreen: FullScreen | null;
  readonly beside?: BesideStage | null;
  /** A play begins: called for each press of Play, not when the game goes on by itself. */
  readonly onPlay?: () => void;
}

/** The stage of the player with its controls and on-screen keys. */
export function PlayerBoard({ fullScreen, beside, onPlay }: PlayerBoardProps) {
  const editor = useEditor();
  const place = useRef<HTMLDivElement>(null);
  // A game that was shown before the page may have begun already.
  const [begun, setBegun] = useState(() => editor.playback.tickCount > 0 || editor.store.getState().playback.running);
  const keys = useKeysShown();
  const running = useEditorState(({ playback }) => playback.running);
  // Or it begins while the page is still being drawn behind it.
  if (running && !begun) setBegun(true);
  const ended = useEditorState(({ playback }) => playback.ended);
  const size = useEditorState(({ document }) => sizeOf(document));
  const isTall = useEditorState(({ document }) => isHigherThanWide(currentStage(document.world) ?? DEFAULT_STAGE));

  const hasNumbers = useEditorState(({ document }) => areNumbersAbove(document.world));

  // The stage receives the keys of the game, so buttons return the focus to it.
  const focusStage = () => leadFocusTo(place.current?.querySelector<HTMLElement>("[data-view='stage']"));
  function play() {
    setBegun(true);
    editor.playback.play();
    focusStage();
    place.current?.scrollIntoView?.({ block: "nearest" });
    onPlay?.();
  }
  const onDrawn = useTakeOver(editor, { hasBegun: begun, onPlay, focusStage });
  useEffect(() => onHold(() => editor.playback.stop()), [editor]);
  useStartKeys({ isWaiting: !begun, onStart: play });
  const lookBack = (plays: boolean) => plays && focusStage();
  function begunAgain(plays: boolean) {
    setBegun(plays);
    lookBack(plays);
  }
  const restart = () => startOver(editor, place.current, begunAgain, lookBack);
  function playAgain() {
    editor.restart();
    play();
  }
  useGamepad(ended ? playAgain : play);
  function nextOf({ outcome }: Ended) {
    if (outcome !== "won" || !editor.nextLevel) return null;
    return () => {
      editor.goToNextLevel();
      play();
    };
  }
  function changeScreen() {
    fullScreen?.toggle();
    if (running) focusStage();
  }
  return (
    <>
      <div className={styles.stageBox} style={size} data-tall={isTall} data-numbers={hasNumbers}>
        <div className={styles.stage} ref={place} data-running={running}>
          <PlayerStage onDrawn={onDrawn} />
          <Passage />
          {!begun && <BigPlay onPress={play} />}
          {ended && (
            <EndCard ended={ended} facts={endFacts(editor, ended)} onAgain={playAgain} onNext={nextOf(ended)} />
          )}
        </div>
      </div>
      <PlayerNotice onRestart={begun && !running ? restart : null} isAbove={running && !fullScreen?.isOn} />
      <div className={styles.deck} data-phone={Boolean(beside)}>
        <PlayerControls onPlay={play} onRestart={restart} />
        {beside && <div className={styles.beside}>{beside.text}</div>}
        <PlayerSwitches
          keys={keys}
          onKeysChanged={focusStage}
          fullScreen={fullScreen && { ...fullScreen, toggle: changeScreen }}
        >
          {beside?.button}
        </PlayerSwitches>
        {keys.shown && (
          <div className={styles.keys}>
            <OnScreenKeys codes={keys.codes} forThumbs />
          </div>
        )}
      </div>
    </>
  );
}

function sizeOf({ world, characters }: WorldDocument): CSSProperties {
  return boardSize(currentStage(world) ?? DEFAULT_STAGE, characters) as CSSProperties;
}

function isHigherThanWide({ width, height, camera }: Pick<Stage, "width" | "height" | "camera">): boolean {
  return !camera && height > width;
}

/** Another level comes out of the dark. */
function Passage() {
  const id = useEditorState(({ document }) => currentStage(document.world)?.id);
  const [passed, setPassed] = useState({ id, count: 0 });
  if (passed.id !== id) setPassed({ id, count: passed.count + 1 });
  return passed.count > 0 && <div key={passed.count} className={styles.passage} />;
}

/** The large button over a game that has not started yet. */
function BigPlay({ onPress }: { readonly onPress: () => void }) {
  return (
    <button type="button" className={styles.bigPlay} aria-label="Play the game" onClick={onPress}>
      <Play fill="currentColor" aria-hidden="true" />
    </button>
  );
}

interface PlayerNoticeProps {
  readonly onRestart: (() => void) | null;
  /** The stage keeps its size while the game runs, so the notice lies over the title, if there is one. */
  readonly isAbove: boolean;
}

/** Says why the game stopped by itself, with a button to start over; or that something is ready for a game that has not stopped. */
function PlayerNotice({ onRestart, isAbove }: PlayerNoticeProps) {
  const editor = useEditor();
  const notice = useEditorState((state) => state.notice);
  if (!notice) return null;
  return (
    <div className={styles.notice} data-above={isAbove}>
      <Toast
        key={notice.serial}
        text={notice.text}
        buttons={onRestart ? [{ key: "restart", label: "Start over", onPress: onRestart }] : []}
        onGone={() => editor.notices.dismiss()}
      />
    </div>
  );
}
