import { Check, RotateCcw, Undo2 } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { after } from "../../browser/timers.ts";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import type { Comparison } from "../../editor/film/comparison.ts";
import { Button } from "../../widgets/Button.tsx";
import { AGAIN, hasChangedRules, showComparison } from "./compare.ts";
import styles from "./Film.module.css";
import { BackAndOn, BackToNow, LookingRow } from "./LookingRow.tsx";

/** Slow enough to see every turn. */
const TURN_MS = 400;

interface CompareRowProps {
  readonly comparison: Comparison;
  readonly turn: number;
}

/** The last turns are shown with a change of the rules: they are played, and the change is kept or undone. */
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
    <LookingRow name="What your change does" back={<BackToNow />} onBack={() => ui.lookAt(null)}>
      <BackAndOn unit="turn" isFirst={turn <= from} isLast={turn >= last} onStep={(by) => goTo(turn + by)}>
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
      </BackAndOn>
      <div className={styles.ways}>
        <Button onClick={() => editor.undo()}>
          <Undo2 size={18} aria-hidden="true" /> Undo my change
        </Button>
        <Button variant="primary" onClick={() => ui.lookAt(null)}>
          <Check size={18} aria-hidden="true" /> Keep it
        </Button>
      </div>
    </LookingRow>
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
