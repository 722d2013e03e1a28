import { History } from "lucide-react";
import { useDeferredValue, useMemo } from "react";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { currentStage, own, type Point } from "../../engine/index.ts";
import type { ViewFacts } from "../view/ViewFacts.ts";
import styles from "./PastLayer.module.css";
import { PastPicture } from "./PastPicture.tsx";

interface PastLayerProps {
  readonly facts: ViewFacts;
  readonly turn: number;
}

/** Of the chip, CSS px. */
const CHIP = { width: 190, height: 44 };
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
  const chosenId = useEditorState(({ ui }) => (ui.selectedView === "stage" ? ui.selectedActorId : null));
  const chosen = own(stage?.actors ?? {}, chosenId ?? "")?.position;
  const isOnItsWay = shown !== turn && live().actors().size > CROWD;
  return (
    <PastPicture
      facts={facts}
      stage={stage}
      labelSize={CHIP}
      onSquares={(side) => chosen && <Chosen side={side} at={chosen} />}
    >
      <p className={styles.chip}>
        <History size={18} aria-hidden="true" /> {isOnItsWay ? "Looking back…" : "This is the past"}
      </p>
    </PastPicture>
  );
}

/** A ring around who is selected, as on the stage of now. */
function Chosen({ side, at }: { readonly side: number; readonly at: Point }) {
  return <span className={styles.chosen} style={{ left: at.x * side, top: at.y * side, width: side, height: side }} />;
}
