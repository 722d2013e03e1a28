import { Play, Square, StepBack, StepForward } from "lucide-react";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { rovingFocus } from "../../widgets/rovingFocus.ts";
import { Control } from "./Control.tsx";
import { CONTROL_KEYS } from "./controlKeys.ts";
import { KeysSwitch } from "./KeysSwitch.tsx";
import { OnScreenKeys } from "./OnScreenKeys.tsx";
import { PaceMeter } from "./PaceMeter.tsx";
import { playOn } from "./playOn.ts";
import { SpeedButtons } from "./SpeedButtons.tsx";
import styles from "./StageControls.module.css";
import { StartControls } from "./StartControls.tsx";
import { TurnCounter } from "./TurnCounter.tsx";
import { useControlKeys } from "./useControlKeys.ts";
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
          <PaceMeter />
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
        look="stop"
        onPress={() => editor.playback.stop()}
      >
        <Square size={17} fill="currentColor" aria-hidden="true" />
      </Control>
      <Control
        name="Play"
        hint="Play the game"
        shortcut={CONTROL_KEYS.play}
        lit={running}
        look="play"
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
      <TurnCounter />
    </div>
  );
}
