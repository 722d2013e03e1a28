import { Mic, Square } from "lucide-react";
import type { CSSProperties, ReactNode } from "react";
import { SECONDS_MAX } from "../../../audio/keptWave.ts";
import type { OwnSound } from "../../../editor/actions/SoundActions.ts";
import { Button } from "../../../widgets/Button.tsx";
import { Bars } from "./Bars.tsx";
import { NibSays } from "./NibSays.tsx";
import styles from "./RecordPane.module.css";
import frame from "./SoundsDialog.module.css";
import { TrimPane } from "./TrimPane.tsx";
import { LIVE_BARS, type RecorderState, useRecorder } from "./useRecorder.ts";

export interface RecordPaneProps {
  /** What the new sound is called at first. */
  readonly name: string;
  /** Returns why it cannot be kept, or null. */
  readonly onKeep: (sound: OwnSound) => string | null;
  readonly onChoose: () => void;
  readonly onCancel: () => void;
}

/** Records a sound, and then lets its ends be cut off. */
export function RecordPane({ name, onKeep, onChoose, onCancel }: RecordPaneProps) {
  const { state, start, stop, reset } = useRecorder();
  if (state.phase === "heard") {
    return <TrimPane sound={state.sound} name={name} onAgain={start} onKeep={onKeep} onCancel={onCancel} />;
  }
  const isListening = state.phase === "listening";
  const isTrouble = state.phase === "refused" || state.phase === "broken";
  return (
    <>
      <div className={`${frame.content} ${styles.content}`}>
        <NibSays pose={isListening ? "cheer" : isTrouble ? "oops" : "rest"} title={TITLES[state.phase]}>
          {isTrouble ? null : "Make noises. Don't say your name."}
        </NibSays>
        <div className={styles.middle}>
          <Ring left={isListening ? 1 - state.seconds / SECONDS_MAX : null}>
            <button
              type="button"
              className={styles.record}
              data-on={isListening}
              data-first=""
              aria-disabled={state.phase === "reading" || undefined}
              onClick={isListening ? stop : start}
            >
              {isListening ? (
                <Square size={30} fill="currentColor" aria-hidden="true" />
              ) : (
                <Mic size={30} aria-hidden="true" />
              )}
              {isListening ? "Stop" : "Record"}
            </button>
          </Ring>
        </div>
        {isListening ? (
          <>
            <Bars levels={state.levels} count={LIVE_BARS} className={styles.live} />
            <p className={styles.left} role="timer" aria-live="off">
              {secondsLeft(state.seconds)}
            </p>
          </>
        ) : (
          <p className={styles.hint}>{hintOf(state)}</p>
        )}
      </div>
      <footer className={frame.foot}>
        <span />
        {isTrouble && <Button onClick={onChoose}>Choose a sound</Button>}
        <Button onClick={isListening || state.phase === "asking" ? reset : onCancel}>Cancel</Button>
      </footer>
    </>
  );
}

const TITLES: Readonly<Record<RecorderState["phase"], string>> = {
  ready: "Make a noise! Up to 5 seconds.",
  asking: "May I listen?",
  listening: "Make a noise! I'm listening.",
  reading: "One moment...",
  heard: "Got it!",
  refused: "I can't hear you. Ask a grown-up.",
  broken: "That didn't work. Try again.",
  silent: "I didn't hear anything. Come closer and try again.",
};

function hintOf({ phase }: RecorderState): string {
  if (phase === "ready") return "Your browser will ask to use your microphone.";
  if (phase === "asking") return "Your browser asks to use your microphone. Press Allow.";
  return phase === "refused" ? "Or choose a sound that is ready." : "";
}

function secondsLeft(seconds: number): string {
  const left = Math.ceil(SECONDS_MAX - seconds);
  return left === 1 ? "1 second left" : `${left} seconds left`;
}

/** Runs down around its content; null: it is not there. */
function Ring({ left, children }: { readonly left: number | null; readonly children: ReactNode }) {
  return (
    <div className={styles.ring} style={{ "--left": left ?? 0 } as CSSProperties}>
      {left !== null && (
        <svg className={styles.circle} viewBox="0 0 184 184" aria-hidden="true">
          <circle className={styles.track} cx="92" cy="92" r="84" />
          <circle className={styles.time} cx="92" cy="92" r="84" pathLength="1" transform="rotate(-90 92 92)" />
        </svg>
      )}
      {children}
    </div>
  );
}
