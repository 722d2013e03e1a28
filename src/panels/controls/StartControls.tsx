import { Flag, MapPin } from "lucide-react";
import { memo, useMemo, useState } from "react";
import type { Editor } from "../../editor/Editor.ts";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { currentStage, firstStage, hasStart, type Stage } from "../../engine/index.ts";
import { DataPicture } from "../../pictures/DataPicture.tsx";
import { type DrawStage, fitInto, useDrawStage, useStagePicture } from "../../pictures/StageDrawing.ts";
import { AlertDialog } from "../../widgets/AlertDialog.tsx";
import { Button } from "../../widgets/Button.tsx";
import { Control } from "./Control.tsx";
import controls from "./StageControls.module.css";
import styles from "./StartControls.module.css";

/** Width of the stored picture in px. */
const PICTURE_WIDTH = 160;

/** The saved Start of the shown stage: its picture, the way back to it, and saving the stage as its new Start. */
export function StartControls() {
  const stage = useEditorState(({ document }) => currentStage(document.world));
  if (!stage) return null;
  return (
    <fieldset className={styles.start} aria-label="Start of this level">
      <div className={styles.row}>
        <StartButtons />
        {hasStart(stage) && <StartPicture stage={stage} />}
      </div>
    </fieldset>
  );
}

/** Memoized, because the stage changes with every move of an actor. */
const StartButtons = memo(function StartButtons() {
  const editor = useEditor();
  const draw = useDrawStage();
  const [isSaving, setSaving] = useState(false);
  const save = () => {
    setSaving(true);
    void saveStart(editor, draw).finally(() => setSaving(false));
  };
  return (
    <>
      <BackToStart />
      <Control
        name="Start here"
        hint="The game will start like this"
        variant="quiet"
        disabled={isSaving}
        onPress={save}
      >
        <MapPin size={20} aria-hidden="true" />
        <span className={controls.words}>Start here</span>
      </Control>
    </>
  );
});

/** Draws the picture from the moment that is saved, because a running game goes on while the picture is drawn. */
async function saveStart(editor: Editor, draw: DrawStage): Promise<void> {
  const moment = editor.start.moment();
  if (!moment) return;
  const { characters, world } = editor.store.getState().document;
  const stage = world.stages[moment.stageId];
  const picture = stage ? await draw({ ...stage, actors: moment.actors }, characters, PICTURE_WIDTH) : null;
  editor.start.save(moment, picture);
}

const WIDTH = 160;
/** Fits the row with its border. */
const PICTURE_SPACE = { width: 100, height: 32 };

/** A small picture of the saved Start: the stored one, or one drawn now if none was stored. */
function StartPicture({ stage }: { readonly stage: Stage }) {
  const characters = useEditorState(({ document }) => document.characters);
  const { startThumbnail, startActors } = stage;
  const undrawn = useMemo(
    () => (startThumbnail || !startActors ? null : { ...stage, actors: startActors }),
    [startThumbnail, startActors, stage],
  );
  const drawn = useStagePicture(undrawn, characters, WIDTH);
  return (
    <span className={styles.picture} title="Saved Start">
      <DataPicture url={startThumbnail || drawn} {...fitInto(stage, PICTURE_SPACE)} />
    </span>
  );
}

/** Puts the shown stage back to its saved Start or, if there are several stages, the whole game. */
function BackToStart() {
  const { playback } = useEditor();
  const [isAsking, ask] = useState(false);
  const stages = useEditorState(({ document }) => document.world.stages);
  const isSaved = useMemo(() => Object.values(stages).some(hasStart), [stages]);
  // A Start that the first play saves by itself is in the document once the ticks are.
  const isPlayed = useEditorState(({ playback }) => playback.canStepBack);
  const askAfterTicks = () => {
    playback.settle();
    ask(true);
  };
  return (
    <>
      <Control
        name="Back to start"
        hint="Put everything back to where it starts"
        disabled={!isSaved && !isPlayed}
        onPress={askAfterTicks}
      >
        <Flag className={styles.flag} size={22} aria-hidden="true" />
        <span className={controls.words}>Back to start</span>
      </Control>
      {isAsking && <StartQuestion onClose={() => ask(false)} />}
    </>
  );
}

function StartQuestion({ onClose }: { readonly onClose: () => void }) {
  const { start } = useEditor();
  const hasOne = useEditorState(({ document }) => hasStart(currentStage(document.world) ?? {}));
  const isAlone = useEditorState(({ document }) => Object.keys(document.world.stages).length === 1);
  const firstName = useEditorState(({ document }) => firstStage(document.world)?.name) || "Untitled Stage";
  const then = (restore: () => void) => () => {
    onClose();
    restore();
  };
  const answers = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      {hasOne && (
        <Button variant="primary" data-first="" onClick={then(() => start.restore())}>
          {isAlone ? "Reset" : "This level"}
        </Button>
      )}
      {!isAlone && (
        <Button
          variant={hasOne ? "plain" : "primary"}
          data-first={hasOne ? undefined : ""}
          onClick={then(() => start.restoreGame())}
        >
          The whole game
        </Button>
      )}
    </>
  );
  return (
    <AlertDialog title="Back to start" answers={answers} onClose={onClose}>
      {hasOne && (
        <p>
          Are you sure you want to reset the stage to the saved <strong>Start</strong> state?
        </p>
      )}
      {!isAlone && <p>Or take the whole game back to {firstName}, with everything as it starts.</p>}
    </AlertDialog>
  );
}
