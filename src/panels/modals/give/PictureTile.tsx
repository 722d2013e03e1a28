import { Check } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./GiveRuleDialog.module.css";

export interface PictureTileProps {
  /** The name of the group of radio buttons. */
  readonly group: string;
  readonly label: string;
  readonly picture: ReactNode;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** One of several things to choose, as a picture with its name. */
export function PictureTile({ group, label, picture, isChosen, onChoose }: PictureTileProps) {
  return (
    <label className={styles.tile}>
      <input type="radio" name={group} checked={isChosen} onChange={onChoose} />
      {picture}
      <span className={styles.name}>{label}</span>
      {isChosen && (
        <span className={styles.tick}>
          <Check size={15} strokeWidth={4} aria-hidden="true" />
        </span>
      )}
    </label>
  );
}
