import { useState } from "react";
import { Banner } from "../../widgets/Banner.tsx";
import { Dialog } from "../../widgets/Dialog.tsx";
import { useNewGame } from "../games/useNewGame.ts";
import styles from "./FirstGameDialog.module.css";

export interface FirstGameDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

type Choice = "tutorial" | "blank";

/** Lets the child choose how to begin: with the tutorial or with a blank stage. */
export function FirstGameDialog({ open, onClose }: FirstGameDialogProps) {
  const newGame = useNewGame();
  const [chosen, setChosen] = useState<Choice | null>(null);
  const choose = (choice: Choice) => {
    setChosen(choice);
    newGame.make(choice === "tutorial" ? { from: "tutorial" } : undefined);
  };
  const of = (choice: Choice) => ({
    busy: newGame.busy && chosen === choice,
    disabled: newGame.busy && chosen !== choice,
    onChoose: () => choose(choice),
  });
  return (
    <Dialog open={open} onClose={onClose} title="Create your first game!" width={760}>
      {newGame.message && <Banner tone="danger">{newGame.message}</Banner>}
      <div className={styles.choices}>
        <ChoiceButton
          {...of("tutorial")}
          picture="/ui/choose-tutorial.png"
          name="Tutorial Stage"
          badge="(recommended)"
          text="A friend shows you, step by step, how to make things move."
        />
        <ChoiceButton
          {...of("blank")}
          picture="/ui/choose-blank.png"
          name="Blank Stage"
          text="An empty stage, and all your own ideas."
        />
      </div>
    </Dialog>
  );
}

interface ChoiceButtonProps {
  readonly picture: string;
  readonly name: string;
  readonly badge?: string;
  readonly text: string;
  readonly busy: boolean;
  readonly disabled: boolean;
  readonly onChoose: () => void;
}

function ChoiceButton({ picture, name, badge, text, busy, disabled, onChoose }: ChoiceButtonProps) {
  return (
    <button
      type="button"
      className={styles.choice}
      disabled={disabled}
      aria-busy={busy || undefined}
      onClick={onChoose}
    >
      <img src={picture} alt="" width={320} height={200} />
      <span className={styles.name}>
        {name} {badge && <span className={styles.badge}>{badge}</span>}
      </span>
      <span className={styles.text}>{busy ? "Opening your game..." : text}</span>
    </button>
  );
}
