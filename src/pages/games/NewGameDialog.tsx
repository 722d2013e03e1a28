import { type ReactNode, useId, useState } from "react";
import { SCENES, type SceneId, TUTORIAL } from "../../api/routes.ts";
import { Banner } from "../../widgets/Banner.tsx";
import { Dialog } from "../../widgets/Dialog.tsx";
import { rovingGrid } from "../../widgets/rovingFocus.ts";
import styles from "./NewGameDialog.module.css";
import { useNewGame } from "./useNewGame.ts";

export interface NewGameDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
}

const BLANK = "blank";
type Beginning = typeof TUTORIAL | typeof BLANK | SceneId;

const WIDTH = 1098;

/** Asks how a new game should begin: with the tutorial, with a blank stage, or in a place that is ready. */
export function NewGameDialog({ open, onClose, title }: NewGameDialogProps) {
  const newGame = useNewGame();
  const [chosen, setChosen] = useState<Beginning | null>(null);
  const choose = (beginning: Beginning) => {
    setChosen(beginning);
    newGame.make(beginning === BLANK ? undefined : { from: beginning });
  };
  const of = (beginning: Beginning) => ({
    busy: newGame.busy && chosen === beginning,
    disabled: newGame.busy && chosen !== beginning,
    onChoose: () => choose(beginning),
  });
  return (
    <Dialog open={open} onClose={onClose} title={title} width={WIDTH} isSpacious>
      {newGame.message && <Banner tone="danger">{newGame.message}</Banner>}
      <div className={styles.choices}>
        <Group name="New here?" className={styles.start}>
          <Choice
            {...of(TUTORIAL)}
            isFirst
            look="tutorial"
            picture="/ui/choose-tutorial.png"
            name="Tutorial Stage"
            badge="(recommended)"
            text="Nib shows you how to make things move."
          />
          <Choice
            {...of(BLANK)}
            look="blank"
            picture="/ui/choose-blank.png"
            name="Blank Stage"
            text="All your own ideas."
          />
        </Group>
        <Group name="Or jump into a place" className={styles.places}>
          {SCENES.map((scene) => (
            <Choice key={scene} {...of(scene)} look="place" picture={PLACES[scene].picture} name={PLACES[scene].name} />
          ))}
        </Group>
      </div>
    </Dialog>
  );
}

const PLACES: Readonly<Record<SceneId, { readonly name: string; readonly picture: string }>> = {
  "scene-meadow": { name: "Meadow", picture: "/ui/scenes/meadow.png" },
  "scene-maze": { name: "Maze", picture: "/ui/scenes/maze.png" },
  "scene-pond": { name: "Pond", picture: "/ui/scenes/pond.png" },
  "scene-space": { name: "Space", picture: "/ui/scenes/space.png" },
  "scene-castle": { name: "Castle", picture: "/ui/scenes/castle.png" },
  "scene-beach": { name: "Beach", picture: "/ui/scenes/beach.png" },
};

interface GroupProps {
  readonly name: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** Buttons with a heading: one Tab stop, in which the arrow keys walk. */
function Group({ name, className, children }: GroupProps) {
  const heading = useId();
  return (
    <section className={styles.group} aria-labelledby={heading}>
      <h3 id={heading} className={styles.heading}>
        {name}
      </h3>
      <div ref={rovingGrid} className={className}>
        {children}
      </div>
    </section>
  );
}

interface ChoiceProps {
  readonly look: "tutorial" | "blank" | "place";
  readonly picture: string;
  readonly name: string;
  readonly badge?: string;
  readonly text?: string;
  /** It gets the focus when the dialog opens. */
  readonly isFirst?: boolean;
  readonly busy: boolean;
  readonly disabled: boolean;
  readonly onChoose: () => void;
}

function Choice({ look, picture, name, badge, text, isFirst, busy, disabled, onChoose }: ChoiceProps) {
  const says = busy ? "Opening your game..." : text;
  return (
    <button
      type="button"
      className={styles.choice}
      data-look={look}
      data-first={isFirst}
      disabled={disabled}
      aria-busy={busy || undefined}
      onClick={onChoose}
    >
      <img src={picture} alt="" draggable={false} />
      <span className={styles.words}>
        <span className={styles.name}>
          {name} {badge && <span className={styles.badge}>{badge}</span>}
        </span>
        {says && <span className={styles.text}>{says}</span>}
      </span>
    </button>
  );
}
