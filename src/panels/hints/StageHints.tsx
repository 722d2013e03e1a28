import { EmptyStage } from "./EmptyStage.tsx";
import { FirstPick } from "./FirstPick.tsx";
import styles from "./hints.module.css";
import type { StagePlace } from "./StagePlace.ts";
import { useHint } from "./useHint.ts";

interface StageHintsProps {
  readonly facts: StagePlace;
}

/** Said on the stage itself, as it is about a place there: whom to pick, or who comes first. All other hints are in the line below (`HintLine`). */
export function StageHints({ facts }: StageHintsProps) {
  const hint = useHint();
  if (hint?.kind !== "step") return null;
  const { step } = hint;
  if (step.kind === "pick")
    return (
      <div className={styles.layer}>
        <FirstPick character={step.character} actor={step.actor} {...facts} />
      </div>
    );
  if (step.kind !== "addCharacter" && step.kind !== "place") return null;
  return (
    <div className={styles.layer}>
      <EmptyStage character={step.kind === "place" ? step.character : null} />
    </div>
  );
}
