import { RotateCcw, Undo2 } from "lucide-react";
import { useEffect, useState } from "react";
import { after } from "../../browser/timers.ts";
import { useEditor } from "../../editor/EditorProvider.tsx";
import type { InsideTurn } from "../../editor/index.ts";
import { Button } from "../../widgets/Button.tsx";
import styles from "./Film.module.css";
import { BackAndOn, LookingRow } from "./LookingRow.tsx";

/** Slow enough to see who goes. */
const STEP_MS = 900;

/** A turn is looked at from inside. */
export function InsideRow({ inside }: { readonly inside: InsideTurn }) {
  const { ui } = useEditor();
  return (
    <LookingRow
      name={`Inside turn ${inside.turn}`}
      back={
        <>
          <Undo2 size={18} aria-hidden="true" /> Back
        </>
      }
      onBack={() => ui.lookAt(inside.back)}
    >
      {inside.square ? (
        <>
          <strong className={styles.number}>Pick a square.</strong>
          <span />
        </>
      ) : (
        <Steps key={inside.turn} inside={inside} />
      )}
    </LookingRow>
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
      <BackAndOn unit="step" isFirst={index === 0} isLast={index === last} onStep={(by) => goTo(index + by)}>
        <strong className={styles.number}>
          Step {index + 1} of {steps.length}
        </strong>
      </BackAndOn>
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
