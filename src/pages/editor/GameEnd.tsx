import { useEffect, useState } from "react";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import type { Ended } from "../../engine/index.ts";
import { EndCard } from "../play/EndCard.tsx";
import { endFacts } from "../play/endFacts.ts";
import styles from "./GameEnd.module.css";

export interface GameEndProps {
  readonly ended: Ended;
  /** In a lesson, Nib says what comes next, and nothing lies over the stage. */
  readonly isLearning: boolean;
}

/** How a game ended that its maker tried: the card that players see, with the way back to making. */
export function GameEnd({ ended, isLearning }: GameEndProps) {
  const editor = useEditor();
  const { notices, playback, start } = editor;
  const lastEdit = useEditorState(({ document }) => document.undoStack.at(-1));
  const [editBefore] = useState(lastEdit);
  useEffect(() => {
    if (isLearning) notices.tellEnd(ended);
  }, [notices, ended, isLearning]);
  // Whoever goes on editing, back to the Start for one, has seen it.
  const isSeen = lastEdit !== editBefore;
  useEffect(() => {
    if (isSeen) playback.forgetEnd();
  }, [playback, isSeen]);
  if (isLearning || isSeen) return null;
  const keepMaking = () => {
    playback.forgetEnd();
    focusStage();
  };
  const playFrom = (begin: () => void) => {
    playback.settle();
    begin();
    focusStage();
    playback.play();
  };
  const hasNext = ended.outcome === "won" && editor.nextLevel !== undefined;
  return (
    <div className={styles.place}>
      <EndCard
        ended={ended}
        facts={endFacts(editor, ended)}
        onAgain={() => playFrom(() => start.restoreGame())}
        onNext={hasNext ? () => playFrom(() => start.beginNextLevel()) : null}
        onMake={keepMaking}
      />
    </div>
  );
}

function focusStage(): void {
  document.querySelector<HTMLElement>("[data-view=stage]")?.focus();
}
