import { useEffect, useState } from "react";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import type { Ended, WorldDocument } from "../../engine/index.ts";
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
  const [shown, setShown] = useState<Shown>({ ended, lastEdit });
  // Forward may lead from one end to the next between two renders.
  if (shown.ended !== ended) setShown({ ended, lastEdit });
  useEffect(() => {
    if (isLearning) notices.tellEnd(ended);
  }, [notices, ended, isLearning]);
  // Whoever goes on editing, back to the Start for one, has seen it.
  if (isLearning || shown.isSeen || lastEdit !== shown.lastEdit) return null;
  const keepMaking = () => {
    setShown({ ...shown, isSeen: true });
    focusStage();
  };
  const playAgain = () => {
    playback.settle();
    start.restoreGame();
    focusStage();
    playback.play();
  };
  return (
    <div className={styles.place}>
      <EndCard ended={ended} facts={endFacts(editor, ended)} onAgain={playAgain} onNext={null} onMake={keepMaking} />
    </div>
  );
}

interface Shown {
  readonly ended: Ended;
  /** The last edit before the end. */
  readonly lastEdit: WorldDocument["undoStack"][number] | undefined;
  readonly isSeen?: boolean;
}

function focusStage(): void {
  document.querySelector<HTMLElement>("[data-view=stage]")?.focus();
}
