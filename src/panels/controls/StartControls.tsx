/** The saved Start of the shown stage: its picture, the way back to it, and saving it anew (spec §2 "Stage area controls"). */
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

/** Spec §9 "Thumbnails". */
const PICTURE_WIDTH = 160;

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

/** They stay as they are whatever is moved on the stage. */
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

/** The picture is of the very moment that is saved, also of a game that plays on. */
async function saveStart(editor: Editor, draw: DrawStage): Promise<void> {
  const moment = editor.start.moment();
  if (!moment) return;
  const { characters, world } = editor.store.getState().document;
  const stage = world.stages[moment.stageId];
  const picture = stage ? await draw({ ...stage, actors: moment.actors }, characters, PICTURE_WIDTH) : null;
  editor.start.save(moment, picture);
}
