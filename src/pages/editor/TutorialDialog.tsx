import { GraduationCap, Play } from "lucide-react";
import { useState } from "react";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { offeredWith, setFor } from "../../tutorial/lessons/sets.ts";
import type { Lessons } from "../../tutorial/runner/Lessons.ts";
import { Banner } from "../../widgets/Banner.tsx";
import { Button } from "../../widgets/Button.tsx";
import { Dialog } from "../../widgets/Dialog.tsx";
import { useNewGame } from "../games/useNewGame.ts";
import { useMe } from "../useMe.ts";
import styles from "./EditorDialogs.module.css";
import type { Tutorial } from "./useTutorial.ts";

export interface TutorialDialogProps {
  readonly tutorial: Tutorial;
  readonly onClose: () => void;
}

/** Starts a lesson in the open game, or the tutorial with a new game. */
export function TutorialDialog({ tutorial, onClose }: TutorialDialogProps) {
  const [failed, setFailed] = useState(false);
  const start = (begin: (lessons: Lessons) => void) => {
    tutorial.load().then(
      (lessons) => {
        onClose();
        begin(lessons);
      },
      () => setFailed(true),
    );
  };
  return (
    <Dialog open title="Start Tutorial" width={520} onClose={onClose}>
      {failed && <Banner tone="danger">Nib couldn't come. Are you online?</Banner>}
      <InThisGame tutorial={tutorial} onStart={start} />
      <WithNewGame />
    </Dialog>
  );
}

interface InThisGameProps {
  readonly tutorial: Tutorial;
  readonly onStart: (begin: (lessons: Lessons) => void) => void;
}

function InThisGame({ tutorial, onStart }: InThisGameProps) {
  const ownSet = useEditorState(({ document }) => setFor(document));
  const progress = tutorial.lessons?.store.getState().progress ?? null;
  return (
    <section className={styles.lessons} aria-labelledby="lessons-here">
      <h3 id="lessons-here">In this game</h3>
      {progress?.state === "left" && (
        <Button variant="sunny" onClick={() => onStart((lessons) => lessons.goOnLater())}>
          <Play size={18} aria-hidden="true" /> Keep going
        </Button>
      )}
      {offeredWith(ownSet).map(({ set, lesson, title }) => (
        <Button key={title} onClick={() => onStart((lessons) => lessons.choose(set, lesson))}>
          {title}
        </Button>
      ))}
    </section>
  );
}

function WithNewGame() {
  const editor = useEditor();
  const isSignedIn = useMe() !== null;
  const newGame = useNewGame();
  const [unsaved, setUnsaved] = useState(false);
  const begin = () => {
    editor.leave().then(
      () => newGame.make({ from: "tutorial" }),
      () => setUnsaved(true),
    );
  };
  const message = unsaved ? "We couldn't save this game yet, so it stays open. Nothing is lost." : newGame.message;
  return (
    <section className={styles.lessons} aria-labelledby="lessons-new">
      <h3 id="lessons-new">With a new game</h3>
      <p>This game is saved. {isSignedIn ? "It's in My Games." : "It's on the home page."}</p>
      {message && <Banner tone="danger">{message}</Banner>}
      <Button variant="primary" busy={newGame.busy} onClick={begin}>
        <GraduationCap size={18} aria-hidden="true" /> Start Tutorial
      </Button>
    </section>
  );
}
