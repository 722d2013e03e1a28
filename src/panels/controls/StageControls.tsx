import { Footprints, Play, Square, StepBack, StepForward } from "lucide-react";
import { type MouseEvent, type PointerEvent, useCallback, useEffect, useRef } from "react";
import { writeText } from "../../browser/page.ts";
import { after } from "../../browser/timers.ts";
import type { Editor } from "../../editor/Editor.ts";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { SPEEDS, TURBO_SPEED } from "../../engine/index.ts";
import { rovingFocus } from "../../widgets/rovingFocus.ts";
import { Segmented } from "../../widgets/Segmented.tsx";
import { Switch } from "../../widgets/Switch.tsx";
import { Tooltip } from "../../widgets/Tooltip.tsx";
import { Control } from "./Control.tsx";
import { CONTROL_KEYS, playOn, stepBack, useControlKeys, whyNoStepBack } from "./controlKeys.ts";
import { KeysSwitch, OnScreenKeys } from "./OnScreenKeys.tsx";
import { SpeedMeter } from "./SpeedMeter.tsx";
import styles from "./StageControls.module.css";
import { StartControls } from "./StartControls.tsx";
import { useGamepad } from "./useGamepad.ts";
import { useKeysShown } from "./useKeysShown.ts";

/** The row under the stage: Start, step back, stop, play, step forward, and speed. */
export function StageControls() {
  const keys = useKeysShown();
  const editor = useEditor();
  useControlKeys(editor);
  useGamepad(() => playOn(editor));
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
          <SpeedMeter>
            <TurboSwitch />
          </SpeedMeter>
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
        hint={canStepBack ? "One step back. Hold to rewind" : whyNoStepBack(editor)}
        shortcut={CONTROL_KEYS.back}
        disabled={!canStepBack}
        {...rewinding}
      >
        <StepBack size={22} aria-hidden="true" />
      </Control>
      <Control
        name="Stop"
        hint="Stop the game"
        shortcut={CONTROL_KEYS.stop}
        lit={!running}
        isTabStop={running}
        variant="stop"
        onPress={() => editor.playback.stop()}
      >
        <Square size={18} fill="currentColor" aria-hidden="true" />
      </Control>
      <Control
        name={running ? "Playing" : "Play"}
        hint="Play the game"
        shortcut={CONTROL_KEYS.play}
        lit={running}
        isTabStop={!running}
        variant="play"
        onPress={() => playOn(editor)}
      >
        <Play size={20} fill="currentColor" aria-hidden="true" />
        <span className={styles.words} aria-hidden="true">
          {running ? "Playing" : "Play"}
        </span>
      </Control>
      <Control name="Forward" hint="One step" shortcut={CONTROL_KEYS.forward} onPress={() => editor.playback.forward()}>
        <StepForward size={22} aria-hidden="true" />
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

const WITH_TURBO = [...SPEED_CHOICES, { label: "Turbo", value: TURBO_SPEED }];

/** How fast the game plays: one of four speeds, and Turbo once it was found. */
function SpeedButtons() {
  const editor = useEditor();
  const chosen = useEditorState((state) => state.playback.tickMs);
  const choices = chosen === TURBO_SPEED ? WITH_TURBO : SPEED_CHOICES;
  return <Segmented name="Speed" choices={choices} chosen={chosen} onChoose={(speed) => editor.setSpeed(speed)} />;
}

/** Behind the hare, so that a child who begins chooses among four speeds. Off leads back to the fastest of them. */
function TurboSwitch() {
  const editor = useEditor();
  const on = useEditorState((state) => state.playback.tickMs === TURBO_SPEED);
  return (
    <Switch
      label="Turbo: faster than Super"
      on={on}
      onChange={(turns) => editor.setSpeed(turns ? TURBO_SPEED : SPEEDS.Super)}
    />
  );
}

/** How many ticks the game has played, by the numbers of its film if it has one. It writes to the DOM itself, because a React render with every tick would be too slow. */
function TickCounter() {
  const editor = useEditor();
  const number = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const show = () => {
      if (number.current) writeText(number.current, String(editor.film?.length ?? editor.playback.tickCount));
    };
    show();
    const ends = [editor.playback.onTick(show), editor.store.subscribe(show)];
    return () => {
      for (const end of ends) end();
    };
  }, [editor]);
  return (
    <Tooltip text="Turns played so far" side="top">
      <p className={styles.turns} role="timer" aria-label="Turns played">
        <Footprints size={14} aria-hidden="true" />
        <span ref={number} className={styles.number}>
          0
        </span>
      </p>
    </Tooltip>
  );
}

/** A shorter press is a single step. */
const HOLD_MS = 400;
const STEP_MS = 80;
/** After this many steps the rewind is twice as fast. */
const SLOW_STEPS = 25;

interface Rewinding {
  readonly onPress: () => void;
  readonly onRefused: () => void;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
  readonly onPointerLeave: () => void;
  readonly onContextMenu: (event: MouseEvent) => void;
}

/** A press on Back is one step back; a hold goes on through the history. */
function useRewind(editor: Editor): Rewinding {
  const cancel = useRef(() => {});
  const steps = useRef(0);
  const end = useCallback(() => cancel.current(), []);
  useEffect(() => end, [end]);
  const goOn = (): void => {
    editor.playback.rewind();
    steps.current += 1;
    // Where Back leads no further, the click that ends the hold says why.
    if (editor.store.getState().playback.canStepBack) {
      cancel.current = after(steps.current < SLOW_STEPS ? STEP_MS : STEP_MS / 2, goOn);
    } else steps.current = 0;
  };
  // The click that ends a hold is not another step.
  const onPress = () => {
    if (steps.current === 0) stepBack(editor);
    steps.current = 0;
  };
  return {
    onPress,
    onRefused: onPress,
    onPointerDown: ({ button }) => {
      end();
      steps.current = 0;
      if (button === 0) cancel.current = after(HOLD_MS, goOn);
    },
    onPointerUp: end,
    onPointerCancel: end,
    onPointerLeave: end,
    // A long touch would open the browser's menu, and its event would switch the tool back to the pointer.
    onContextMenu: (event) => {
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
