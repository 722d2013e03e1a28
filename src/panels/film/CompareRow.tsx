import { Check, RotateCcw, SkipForward, StepBack, StepForward, Undo2 } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { after } from "../../browser/timers.ts";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import type { Comparison } from "../../editor/film/comparison.ts";
import { Button } from "../../widgets/Button.tsx";
import { IconButton } from "../../widgets/IconButton.tsx";
import { AGAIN, hasChangedRules, showComparison } from "./compare.ts";
import styles from "./Film.module.css";

/** Slow enough to see every turn. */
const TURN_MS = 400;

interface CompareRowProps {
  readonly comparison: Comparison;
  readonly turn: number;
}

/** In place of the controls of the game while the last turns are shown with a change of the rules: it plays them, and the change is kept or undone. */
export function CompareRow({ comparison, turn }: CompareRowProps) {
  const editor = useEditor();
  const { ui } = editor;
  const { from, turns } = comparison;
  const last = from + turns.length - 1;
  const [isPlaying, play] = useState(true);
  const goTo = (to: number) => {
    play(false);
    ui.lookAt(to);
  };
  useEffect(() => {
    if (!isPlaying) return;
    if (turn >= last) play(false);
    else return after(TURN_MS, () => ui.lookAt(turn + 1));
  }, [isPlaying, ui, turn, last]);
  useRulesOfNow(() => play(true));
  return (
    <section className={styles.controls} data-part="Controls" aria-label="What your change does">
      <Button onClick={() => ui.lookAt(null)}>
        <SkipForward size={18} aria-hidden="true" /> Back to now
      </Button>
      <div className={styles.turns}>
        <IconButton
          raised
          icon={<StepBack size={20} aria-hidden="true" />}
          name="One turn back"
          disabled={turn <= from}
          onClick={() => goTo(turn - 1)}
        />
        <Button
          variant="go"
          {...{ [AGAIN]: "" }}
          onClick={() => {
            ui.lookAt(from);
            play(true);
          }}
        >
          <RotateCcw size={18} aria-hidden="true" /> Play it again
        </Button>
        <IconButton
          raised
          icon={<StepForward size={20} aria-hidden="true" />}
          name="One turn on"
          disabled={turn >= last}
          onClick={() => goTo(turn + 1)}
        />
      </div>
      <div className={styles.ways}>
        <Button onClick={() => editor.undo()}>
          <Undo2 size={18} aria-hidden="true" /> Undo my change
        </Button>
        <Button variant="primary" onClick={() => ui.lookAt(null)}>
          <Check size={18} aria-hidden="true" /> Keep it
        </Button>
      </div>
    </section>
  );
}

/** A rule that is changed meanwhile counts at once; with all changes taken back there is nothing left to compare. */
function useRulesOfNow(playAgain: () => void): void {
  const editor = useEditor();
  const characters = useEditorState(({ document }) => document.characters);
  const [known, know] = useState(characters);
  const renew = useEffectEvent(() => {
    if (hasChangedRules(editor)) {
      showComparison(editor);
      playAgain();
    } else {
      editor.ui.lookAt(null);
      editor.notices.tell("Your rules are as they were.");
    }
  });
  useEffect(() => {
    if (known === characters) return;
    know(characters);
    renew();
  }, [known, characters]);
}
