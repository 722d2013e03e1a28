import { SkipForward, StepBack, StepForward } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../widgets/Button.tsx";
import { IconButton } from "../../widgets/IconButton.tsx";
import styles from "./Film.module.css";

interface LookingRowProps {
  /** What is looked at. */
  readonly name: string;
  /** The words of the button that ends it. */
  readonly back: ReactNode;
  readonly onBack: () => void;
  readonly children: ReactNode;
}

/** In place of the controls of the game while something else than now is looked at. */
export function LookingRow({ name, back, onBack, children }: LookingRowProps) {
  return (
    <section className={styles.controls} data-part="Controls" aria-label={name}>
      <Button onClick={onBack}>{back}</Button>
      {children}
    </section>
  );
}

export function BackToNow() {
  return (
    <>
      <SkipForward size={18} aria-hidden="true" /> Back to now
    </>
  );
}

interface BackAndOnProps {
  /** "turn" or "step". */
  readonly unit: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** One back (-1) or on (1). */
  readonly onStep: (by: -1 | 1) => void;
  /** Between the two buttons. */
  readonly children: ReactNode;
}

/** Goes back and on, one at a time. */
export function BackAndOn({ unit, isFirst, isLast, onStep, children }: BackAndOnProps) {
  return (
    <div className={styles.turns}>
      <IconButton
        raised
        icon={<StepBack size={20} aria-hidden="true" />}
        name={`One ${unit} back`}
        disabled={isFirst}
        onClick={() => onStep(-1)}
      />
      {children}
      <IconButton
        raised
        icon={<StepForward size={20} aria-hidden="true" />}
        name={`One ${unit} on`}
        disabled={isLast}
        onClick={() => onStep(1)}
      />
    </div>
  );
}
