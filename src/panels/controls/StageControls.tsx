/** The row under the stage: one step back, stop, play, one step on, and how fast (details §4 "Controls"). */
import { Play, Square, StepBack, StepForward } from "lucide-react";
import type { Editor } from "../../editor/Editor.ts";
import { useEditor, useEditorState } from "../../editor/EditorContext.tsx";
import { Control } from "./Control.tsx";
import { KeysSwitch } from "./KeysSwitch.tsx";
import { OnScreenKeys } from "./OnScreenKeys.tsx";
import { SpeedButtons } from "./SpeedButtons.tsx";
import styles from "./StageControls.module.css";
import { StartControls } from "./StartControls.tsx";
import { useKeysShown } from "./useKeysShown.ts";

export function StageControls() {
  const keys = useKeysShown();
  return (
    <section className={styles.panel} aria-label="Play the game">
      {keys.shown && <OnScreenKeys codes={keys.codes} />}
      <div className={styles.row}>
        <div className={styles.side}>
          <StartControls />
          {keys.codes.length > 0 && <KeysSwitch {...keys} />}
        </div>
        <PlayButtons />
        <div className={styles.side} data-end>
          <SpeedButtons />
        </div>
      </div>
    </section>
  );
}

function PlayButtons() {
  const editor = useEditor();
  const running = useEditorState((state) => state.playback.running);
  const canStepBack = useEditorState((state) => state.playback.canStepBack);
  return (
    <div className={styles.buttons}>
      <Control name="Back" hint="One step back" disabled={!canStepBack} onPress={() => editor.back()}>
        <StepBack size={20} aria-hidden="true" />
      </Control>
      <Control name="Stop" hint="Stop the game" lit={!running} look="stop" onPress={() => editor.stop()}>
        <Square size={17} fill="currentColor" aria-hidden="true" />
      </Control>
      <Control name="Play" hint="Play the game" lit={running} look="play" onPress={() => playOn(editor)}>
        <Play size={19} fill="currentColor" aria-hidden="true" />
        <span aria-hidden="true">Play</span>
      </Control>
      <Control name="Forward" hint="One step on" onPress={() => editor.forward()}>
        <StepForward size={20} aria-hidden="true" />
      </Control>
    </div>
  );
}

/** The keys of the game go to the stage, so it takes the focus from the button. */
function playOn(editor: Editor): void {
  editor.play();
  document.querySelector<HTMLElement>("[data-view='stage']")?.focus();
}
