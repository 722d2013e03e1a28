/** Play, large, over the picture of a game that has not begun. */
import { Play } from "lucide-react";
import styles from "./PlayPage.module.css";

export function BigPlay({ onPress }: { readonly onPress: () => void }) {
  return (
    <button type="button" className={styles.bigPlay} aria-label="Play the game" onClick={onPress}>
      <Play fill="currentColor" aria-hidden="true" />
    </button>
  );
}
