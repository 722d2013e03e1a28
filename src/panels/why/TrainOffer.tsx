import { TrainPicture } from "../inspector/TrainPicture.tsx";
import styles from "./TrainOffer.module.css";

/** For a rule that waited for somebody who left in the same turn: from now on, all follow at once. */
export function TrainOffer({ onTake }: { readonly onTake: () => void }) {
  return (
    <button type="button" className={styles.offer} onClick={onTake}>
      <TrainPicture />
      <span>
        Move like a train
        <small>Everyone moves together.</small>
      </span>
    </button>
  );
}
