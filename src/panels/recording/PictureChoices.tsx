import { Segmented } from "../../widgets/Segmented.tsx";
import styles from "./PictureChoices.module.css";
import type { ConstantChoice } from "./useConstantChoices.tsx";

export interface PictureChoicesProps {
  readonly name: string;
  readonly choices: readonly ConstantChoice[];
  readonly chosen: string;
  readonly onChoose: (value: string) => void;
}

/** The looks or directions that a value can be, side by side: one tap takes another. A chosen one that was deleted is said in words. */
export function PictureChoices({ choices, chosen, ...group }: PictureChoicesProps) {
  const isGone = choices.every(({ value }) => value !== chosen);
  return (
    <>
      {isGone && <span className={styles.gone}>Gone</span>}
      <Segmented
        {...group}
        look="tiles"
        choices={choices.map((choice) => ({ ...choice, picture: <Picture {...choice} /> }))}
        chosen={chosen}
      />
    </>
  );
}

function Picture({ picture, arrow }: ConstantChoice) {
  return (
    <>
      {picture}
      {arrow && (
        <span className={styles.arrow} aria-hidden="true">
          {arrow}
        </span>
      )}
    </>
  );
}
