import { useEditor } from "../../editor/EditorProvider.tsx";
import type { Id } from "../../engine/index.ts";
import { focusRule } from "./ruleFocus.ts";
import styles from "./TrainOffer.module.css";
import { TrainPicture } from "./TrainPicture.tsx";

/** Under the reason of a rule that waited for somebody who left in the same turn: from now on, all follow at once. */
export function TrainOffer({ ruleId }: { readonly ruleId: Id }) {
  const { rules } = useEditor();
  const take = () => {
    rules.moveLikeTrains(true);
    focusRule(ruleId);
  };
  return (
    <button type="button" className={styles.offer} onClick={take}>
      <TrainPicture />
      <span>
        Move like a train
        <small>Everybody follows at once.</small>
      </span>
    </button>
  );
}
