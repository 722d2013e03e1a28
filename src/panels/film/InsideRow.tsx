import { RotateCcw, StepBack, StepForward, Undo2 } from "lucide-react";
import { useEffect, useState } from "react";
import { after } from "../../browser/timers.ts";
import { useEditor } from "../../editor/EditorProvider.tsx";
import type { InsideTurn } from "../../editor/index.ts";
import { Button } from "../../widgets/Button.tsx";
import { IconButton } from "../../widgets/IconButton.tsx";
import styles from "./Film.module.css";

/** Slow enough to see who goes. */
const STEP_MS = 900;

/** In place of the controls of the game while a turn is looked at from inside. */
export function InsideRow({ inside }: { readonly inside: InsideTurn }) {
  const { ui } = useEditor();
  return (
    <section className={styles.controls} data-part="Controls" aria-label={`Inside turn ${inside.turn}`}>
      <Button onClick={() => ui.lookAt(inside.back)}>
        <Undo2 size={18} aria-hidden="true" /> Back
      </Button>
      {inside.square ? (
        <>
          <strong className={styles.number}>Pick a square.</strong>
          <span />
        </>
      ) : (
        <Steps key={inside.turn} inside={inside} />
      )}
    </section>
  );
}

/** The turn, actor by actor: plays by itself once. */
function Steps({ inside }: { readonly inside: InsideTurn }) {
  const { ui } = useEditor();
  const [isPlaying, play] = useState(true);
  const { index, steps } = inside;
  const last = steps.length - 1;
  useEffect(() => {
    if (!isPlaying) return;
    if (index >= last) play(false);
    else return after(STEP_MS, () => ui.set({ inside: { ...inside, index: index + 1 } }));
  }, [isPlaying, ui, inside, index, last]);
  const goTo = (to: number) => {
    play(false);
    ui.set({ inside: { ...inside, index: to } });
  };
  return (
    <>
      <div className={styles.turns}>
        <IconButton
          raised
          icon={<StepBack size={20} aria-hidden="true" />}
          name="One step back"
          disabled={index === 0}
          onClick={() => goTo(index - 1)}
        />
        <strong className={styles.number}>
          Step {index + 1} of {steps.length}
        </strong>
        <IconButton
          raised
          icon={<StepForward size={20} aria-hidden="true" />}
          name="One step on"
          disabled={index === last}
          onClick={() => goTo(index + 1)}
        />
      </div>
      <Button
        variant="go"
        onClick={() => {
          ui.set({ inside: { ...inside, index: 0 } });
          play(true);
        }}
      >
        <RotateCcw size={18} aria-hidden="true" /> Show it again
      </Button>
    </>
  );
}
