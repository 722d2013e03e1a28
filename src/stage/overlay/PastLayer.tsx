import { History } from "lucide-react";
import { useMemo } from "react";
import { useEditor } from "../../editor/EditorProvider.tsx";
import { currentStage } from "../../engine/index.ts";
import type { ViewFacts } from "../view/ViewFacts.ts";
import styles from "./PastLayer.module.css";
import { PastPicture } from "./PastPicture.tsx";

interface PastLayerProps {
  readonly facts: ViewFacts;
  readonly turn: number;
}

/** The stage as it was after a turn, over the stage as it is now. */
export function PastLayer({ facts, turn }: PastLayerProps) {
  const { film } = useEditor();
  const stage = useMemo(() => {
    const then = film?.at(turn);
    return (then && currentStage(then.document.world)) ?? null;
  }, [film, turn]);
  return (
    <PastPicture facts={facts} stage={stage}>
      <p className={styles.chip}>
        <History size={18} aria-hidden="true" /> This is the past
      </p>
    </PastPicture>
  );
}
