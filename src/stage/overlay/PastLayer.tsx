import { History } from "lucide-react";
import { useDeferredValue, useMemo } from "react";
import { useEditor } from "../../editor/EditorProvider.tsx";
import { currentStage } from "../../engine/index.ts";
import type { ViewFacts } from "../view/ViewFacts.ts";
import styles from "./PastLayer.module.css";
import { PastPicture } from "./PastPicture.tsx";

interface PastLayerProps {
  readonly facts: ViewFacts;
  readonly turn: number;
}

/** With more actors, a turn may take seconds to find. */
const CROWD = 1500;

/** The stage as it was after a turn, over the stage as it is now. The head of the film moves first: the picture may take a while. */
export function PastLayer({ facts, turn }: PastLayerProps) {
  const { film, live } = useEditor();
  const shown = useDeferredValue<number | null>(turn, null);
  const stage = useMemo(() => {
    const then = shown === null ? null : film?.at(shown);
    return (then && currentStage(then.document.world)) ?? null;
  }, [film, shown]);
  const isOnItsWay = shown !== turn && live().actors().size > CROWD;
  return (
    <PastPicture facts={facts} stage={stage}>
      <p className={styles.chip}>
        <History size={18} aria-hidden="true" /> {isOnItsWay ? "Looking back…" : "This is the past"}
      </p>
    </PastPicture>
  );
}
