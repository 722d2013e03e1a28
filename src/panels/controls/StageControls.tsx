import { Footprints, Play, Square, StepBack, StepForward } from "lucide-react";
import { useEffect, useRef } from "react";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { SPEEDS } from "../../engine/index.ts";
import { rovingFocus } from "../../widgets/rovingFocus.ts";
import { Segmented } from "../../widgets/Segmented.tsx";
import { Tooltip } from "../../widgets/Tooltip.tsx";
import { Control } from "./Control.tsx";
import { CONTROL_KEYS } from "./controlKeys.ts";
import { KeysSwitch } from "./KeysSwitch.tsx";
import { OnScreenKeys } from "./OnScreenKeys.tsx";
import { SpeedMeter } from "./SpeedMeter.tsx";
import styles from "./StageControls.module.css";
import { StartControls } from "./StartControls.tsx";
import counterStyles from "./TickCounter.module.css";
import { playOn, useControlKeys } from "./useControlKeys.ts";
import { useKeysShown } from "./useKeysShown.ts";
import { useRewind } from "./useRewind.ts";

/** The row under the stage: Start, step back, stop, play, step forward, and speed. */
export function StageControls() {
  const keys = useKeysShown();
  useControlKeys(useEditor());
  return (
    <section className={styles.panel} data-part="Controls" aria-label="Play the game">
      {keys.shown && <OnScreenKeys codes={keys.codes} />}
      <div className={styles.row}>
        <div className={styles.side}>
          {keys.codes.length > 0 && <KeysSwitch {...keys} />}
          <StartControls />
        </div>
        <PlayButtons />
        <div className={styles.side} data-end>
          <SpeedButtons />
          <SpeedMeter />
        </div>
      </div>
    </section>
  );
}

function PlayButtons() {
  const editor = useEditor();
  const running = useEditorState((state) => state.playback.running);
  const canStepBack = useEditorState((state) => state.playback.canStepBack);
  const rewinding = useRewind(editor);
  return (
    <div ref={rovingFocus} className={styles.buttons} role="toolbar" aria-label="Play">
      <Control
        name="Back"
        hint="One step back; hold to rewind"
        shortcut={CONTROL_KEYS.back}
        disabled={!canStepBack}
        {...rewinding}
      >
        <StepBack size={20} aria-hidden="true" />
      </Control>
      <Control
        name="Stop"
        hint="Stop the game"
        shortcut={CONTROL_KEYS.stop}
        lit={!running}
        variant="stop"
        onPress={() => editor.playback.stop()}
      >
        <Square size={17} fill="currentColor" aria-hidden="true" />
      </Control>
      <Control
        name="Play"
        hint="Play the game"
        shortcut={CONTROL_KEYS.play}
        lit={running}
        variant="play"
        onPress={() => playOn(editor)}
      >
        <Play size={19} fill="currentColor" aria-hidden="true" />
        <span aria-hidden="true">Play</span>
      </Control>
      <Control
        name="Forward"
        hint="One step on"
        shortcut={CONTROL_KEYS.forward}
        onPress={() => editor.playback.forward()}
      >
        <StepForward size={20} aria-hidden="true" />
      </Control>
      <TickCounter />
    </div>
  );
}

const SPEED_CHOICES = Object.entries(SPEEDS).map(([label, value], index) => ({
  label,
  value,
  shortcut: String(index + 1),
}));

/** How fast the game plays: one of four speeds. */
function SpeedButtons() {
  const editor = useEditor();
  const chosen = useEditorState((state) => state.playback.speed);
  return (
    <Segmented name="Speed" choices={SPEED_CHOICES} chosen={chosen} onChoose={(speed) => editor.setSpeed(speed)} />
  );
}

/** How many ticks the game has played. It writes to the DOM itself, because a React render with every tick would be too slow. */
function TickCounter() {
  const editor = useEditor();
  const number = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const show = () => {
      const text = String(editor.playback.tickCount);
      if (number.current && number.current.textContent !== text) number.current.textContent = text;
    };
    show();
    const ends = [editor.playback.onTick(show), editor.store.subscribe(show)];
    return () => {
      for (const end of ends) end();
    };
  }, [editor]);
  return (
    <Tooltip text="Turns played so far" side="top">
      <p className={counterStyles.turns} role="timer" aria-label="Turns played">
        <Footprints size={14} aria-hidden="true" />
        <span ref={number} className={counterStyles.number}>
          0
        </span>
      </p>
    </Tooltip>
  );
}
