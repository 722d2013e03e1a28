import { useEffect, useRef } from "react";
import { useEditor } from "../../editor/EditorProvider.tsx";
import { type ComparedTurn, type Comparison, isSameTurn } from "../../editor/film/comparison.ts";
import { type Characters, own, type Stage } from "../../engine/index.ts";
import { ActorPicture } from "../../pictures/ActorPicture.tsx";
import { drawActors } from "../../pictures/thumbnail.ts";
import type { ViewFacts } from "../view/ViewFacts.ts";
import styles from "./PastLayer.module.css";
import { PastPicture } from "./PastPicture.tsx";

/** Of the legend, CSS px. */
const LEGEND = { width: 190, height: 110 };

interface ComparedLayerProps {
  readonly facts: ViewFacts;
  readonly comparison: Comparison;
  readonly turn: number;
}

/** The stage as it would have been after a turn with the rules of now, and as pale ghosts those who then were otherwise. */
export function ComparedLayer({ facts, comparison, turn }: ComparedLayerProps) {
  const { store } = useEditor();
  const { turns, from } = comparison;
  const shown = turns[Math.min(Math.max(0, turn - from), turns.length - 1)];
  if (!shown) return null;
  const { characters } = store.getState().document;
  const isSame = turns.every(isSameTurn);
  const words = differenceWords(shown, { isLast: turn - from >= turns.length - 1, isSame, characters });
  return (
    <PastPicture
      facts={facts}
      stage={shown.stage}
      isCompared
      labelSize={LEGEND}
      onSquares={(side) => shown.stage && <Ghosts shown={shown} stage={shown.stage} side={side} />}
    >
      <div className={styles.legend}>
        {!isSame && <Legend comparison={comparison} characters={characters} />}
        <p className={styles.difference} role="status" data-said={words.isShown}>
          {words.text}
        </p>
      </div>
    </PastPicture>
  );
}

interface GhostsProps {
  readonly shown: ComparedTurn;
  readonly stage: Stage;
  /** Of a square, CSS px. */
  readonly side: number;
}

function Ghosts({ shown: { ghosts }, stage, side }: GhostsProps) {
  const { store } = useEditor();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isCurrent = true;
    const { characters } = store.getState().document;
    const resolution = window.devicePixelRatio || 1;
    void drawActors(ghosts, { stage, characters, width: stage.width * side * resolution }).then((canvas) => {
      if (canvas && isCurrent) place.current?.replaceChildren(canvas);
    });
    return () => {
      isCurrent = false;
    };
  }, [store, ghosts, stage, side]);
  return (
    <>
      <div ref={place} className={styles.ghosts} />
      {ghosts.map(({ id, position: { x, y } }) => (
        <span
          key={id}
          className={styles.ghostSquare}
          style={{ left: x * side, top: y * side, width: side, height: side }}
        />
      ))}
    </>
  );
}

interface LegendProps {
  readonly comparison: Comparison;
  readonly characters: Characters;
}

/** Shown by somebody of the game: first by one who differs. */
function Legend({ comparison: { turns }, characters }: LegendProps) {
  const different = turns.flatMap(({ ghosts, different }) => [...ghosts, ...different])[0];
  const character = own(characters, different?.characterId ?? "");
  const picture = <ActorPicture character={character} appearanceId={different?.appearance} size={32} />;
  return (
    <>
      <p className={styles.meaning}>
        <span className={styles.pale}>{different && picture}</span> Before
      </p>
      <p className={styles.meaning}>
        <span>{different && picture}</span> With your change
      </p>
    </>
  );
}

interface Difference {
  readonly isLast: boolean;
  /** Whether no turn differs. */
  readonly isSame: boolean;
  readonly characters: Characters;
}

/** `isShown`: whether it is said to everybody, not only to those who do not see the ghosts. */
function differenceWords(turn: ComparedTurn, { isLast, isSame, characters }: Difference) {
  if (isSame) return { text: "Your change made no difference.", isShown: true };
  if (isSameTurn(turn)) {
    return isLast ? { text: "It ends the same way.", isShown: true } : { text: "Still the same.", isShown: false };
  }
  const ids = new Set([...turn.different, ...turn.ghosts].map(({ characterId }) => characterId));
  const names = [...ids].map((id) => own(characters, id)?.name ?? "Someone");
  if (names.length === 0) return { text: "Only the numbers are different.", isShown: true };
  return { text: `Different here: ${names.join(", ")}.`, isShown: false };
}
