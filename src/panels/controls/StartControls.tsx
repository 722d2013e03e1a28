import { Save } from "lucide-react";
import { memo, useState } from "react";
import type { Editor } from "../../editor/Editor.ts";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { currentStage, hasStart } from "../../engine/index.ts";
import { type DrawStage, useDrawStage } from "../pictures/StageDrawing.ts";
import { BackToStart } from "./BackToStart.tsx";
import { Control } from "./Control.tsx";
import styles from "./StartControls.module.css";
import { StartPicture } from "./StartPicture.tsx";

/** Width of the stored picture in px. */
const PICTURE_WIDTH = 160;

/** The saved Start of the shown stage: its picture, the way back to it, and saving the stage as its new Start. */
export function StartControls() {
  const stage = useEditorState(({ document }) => currentStage(document.world));
  if (!stage) return null;
  return (
    <fieldset className={styles.start} aria-label="Start of this stage">
      <div className={styles.line}>
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
      <Control name="Save as Start" hint="Let this stage begin like this" disabled={isSaving} onPress={save}>
        <Save size={18} aria-hidden="true" />
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
