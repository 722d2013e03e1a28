import { RotateCcw } from "lucide-react";
import { useMemo, useState } from "react";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { currentStage, firstStage, hasStart } from "../../engine/index.ts";
import { AlertDialog } from "../../widgets/AlertDialog.tsx";
import { Button } from "../../widgets/Button.tsx";
import { Control } from "./Control.tsx";

const STAGE_QUESTION = "Are you sure you want to reset the stage to the saved `Start` state?";

/** Puts the shown stage back to its saved Start or, if there are several stages, the whole game. */
export function BackToStart() {
  const [isAsking, ask] = useState(false);
  const stages = useEditorState(({ document }) => document.world.stages);
  const isSaved = useMemo(() => Object.values(stages).some(hasStart), [stages]);
  return (
    <>
      <Control
        name="Back to Start"
        hint="Put everything back to the saved Start"
        disabled={!isSaved}
        onPress={() => ask(true)}
      >
        <RotateCcw size={18} aria-hidden="true" />
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
          {isAlone ? "Reset" : "This stage"}
        </Button>
      )}
      {!isAlone && (
        <Button variant="primary" data-first={hasOne ? undefined : ""} onClick={then(() => start.restoreGame())}>
          The whole game
        </Button>
      )}
    </>
  );
  return (
    <AlertDialog title="Back to Start" answers={answers} onClose={onClose}>
      {hasOne && <p>{STAGE_QUESTION}</p>}
      {!isAlone && (
        <p>The whole game can go back, too: to {firstName}, and every stage and world variable to its saved Start.</p>
      )}
    </AlertDialog>
  );
}
