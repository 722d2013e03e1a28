import { lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState } from "react";
import { BUNDLED_PICTURES, SCENES, type SceneId, TUTORIAL } from "../../api/routes.ts";
import { Banner } from "../../widgets/Banner.tsx";
import { Dialog } from "../../widgets/Dialog.tsx";
import { rovingGrid } from "../../widgets/rovingFocus.ts";
import styles from "./NewGameDialog.module.css";
import { BLANK_PICTURE, PLACE_NAMES } from "./places.ts";
import { TOO_SMALL, useSmallScreen } from "./smallScreen/useSmallScreen.ts";
import { useNewGame } from "./useNewGame.ts";

// Loaded on a phone alone.
const GamesInstead = lazy(async () => ({
  default: (await import("./smallScreen/GamesInstead.tsx")).GamesInsteadInDialog,
}));

export interface NewGameDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
}

const BLANK = "blank";
type Beginning = typeof TUTORIAL | typeof BLANK | SceneId;

const WIDTH = 1098;

/** Asks how a new game should begin; on a phone only a child who wants to make one all the same. */
export function NewGameDialog({ open, onClose, title }: NewGameDialogProps) {
  const { isTooSmall, makeAnyway } = useSmallScreen();
  const [isInsisting, setInsisting] = useState(false);
  const insist = () => {
    setInsisting(true);
    makeAnyway();
  };
  return (
    <Dialog open={open} onClose={onClose} title={isTooSmall ? TOO_SMALL : title} width={WIDTH} isSpacious>
      <Suspense>{isTooSmall ? <GamesInstead onAnyway={insist} /> : <Beginnings takesFocus={isInsisting} />}</Suspense>
    </Dialog>
  );
}

/** With the tutorial, with a blank stage, or in a place that is ready. `takesFocus`: it replaces what had the focus. */
function Beginnings({ takesFocus }: { readonly takesFocus: boolean }) {
  const newGame = useNewGame();
  const [chosen, setChosen] = useState<Beginning | null>(null);
  const choices = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) choices.current?.querySelector<HTMLElement>("[data-first]")?.focus();
  }, [takesFocus]);
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
    <>
      {newGame.message && <Banner tone="danger">{newGame.message}</Banner>}
      <div ref={choices} className={styles.choices}>
        <Group name="New here?" className={styles.start}>
          <Choice
            {...of(TUTORIAL)}
            isFirst
            look="tutorial"
            picture={BUNDLED_PICTURES[TUTORIAL] ?? ""}
            name="Tutorial Stage"
            badge="(recommended)"
            text="Nib shows you how to make things move."
          />
          <Choice {...of(BLANK)} look="blank" picture={BLANK_PICTURE} name="Blank Stage" text="All your own ideas." />
        </Group>
        <Group name="Or jump into a place" className={styles.places}>
          {SCENES.map((scene) => (
            <Choice
              key={scene}
              {...of(scene)}
              look="place"
              picture={BUNDLED_PICTURES[scene] ?? ""}
              name={PLACE_NAMES[scene]}
              text={SCENE_IDEAS[scene]}
            />
          ))}
        </Group>
      </div>
    </>
  );
}

/** A first idea for a game in this place. */
const SCENE_IDEAS: Readonly<Record<SceneId, string>> = {
  "scene-meadow": "Catch the coin",
  "scene-maze": "Find the treasure",
  "scene-pond": "Feed the duck",
  "scene-space": "Fly past the rocks",
  "scene-castle": "Wake the dragon",
  "scene-beach": "Dig with the crab",
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
