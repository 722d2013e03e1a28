import { Globe, Lock } from "lucide-react";
import { type ReactNode, useId } from "react";
import styles from "./PublishDialog.module.css";

export interface WhoCanSeeProps {
  readonly username: string;
  /** Null while nothing is chosen. */
  readonly published: boolean | null;
  /** The child pressed Publish before choosing. */
  readonly isAsked: boolean;
  readonly onChoose: (published: boolean) => void;
}

/** The two kinds of audience of a game, as a choice of one. */
export function WhoCanSee({ username, published, isAsked, onChoose }: WhoCanSeeProps) {
  const id = useId();
  const choice = (value: boolean) => ({
    group: id,
    isChosen: published === value,
    onChoose: () => onChoose(value),
  });
  const isMissing = isAsked && published === null;
  return (
    <fieldset className={styles.who} aria-describedby={isMissing ? `${id}-missing` : undefined}>
      <legend>Who can see it?</legend>
      <div className={styles.choices}>
        <Choice {...choice(false)} sign={<Lock size={26} aria-hidden="true" />} title="Only me">
          Nobody else can find it.
        </Choice>
        <Choice {...choice(true)} sign={<Globe size={26} aria-hidden="true" />} title="Everyone">
          They see your name: {username}.
        </Choice>
      </div>
      {isMissing && (
        <p ref={showFully} id={`${id}-missing`} className={styles.missing} role="alert">
          Pick who can see your game.
        </p>
      )}
    </fieldset>
  );
}

/** The buttons of the dialog would cover it in a low window. */
function showFully(words: HTMLElement | null): void {
  words?.scrollIntoView?.({ block: "nearest" });
}

interface ChoiceProps {
  readonly group: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly sign: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
}

function Choice({ group, isChosen, onChoose, sign, title, children }: ChoiceProps) {
  const hint = useId();
  return (
    <label className={styles.choice} data-chosen={isChosen}>
      <span className={styles.sign}>{sign}</span>
      <span className={styles.words}>
        <strong>{title}</strong>
        <span id={hint}>{children}</span>
      </span>
      <input
        type="radio"
        name={group}
        checked={isChosen}
        aria-label={title}
        aria-describedby={hint}
        onChange={onChoose}
      />
    </label>
  );
}
