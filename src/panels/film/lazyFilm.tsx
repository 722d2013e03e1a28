/** The film of a game is loaded after its first turn. */
import { Film } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useEditorState } from "../../editor/EditorProvider.tsx";
import { hasRules } from "../../engine/index.ts";
import { OnScreenKeys } from "../controls/OnScreenKeys.tsx";
import controls from "../controls/StageControls.module.css";
import { useKeysShown } from "../controls/useKeysShown.ts";
import styles from "./FilmPlace.module.css";

const Strip = lazy(async () => ({ default: (await import("./FilmLine.tsx")).FilmLine }));
const PastRow = lazy(async () => ({ default: (await import("./PastRow.tsx")).PastRow }));
const InsideRow = lazy(async () => ({ default: (await import("./InsideRow.tsx")).InsideRow }));
const CompareRow = lazy(async () => ({ default: (await import("./CompareRow.tsx")).CompareRow }));

/**
 * Its room is kept from the start, so that the stage stays where it is when the first rule is saved, and at Play and Stop. A game that never had
 * a rule has nothing to look back at.
 */
export function FilmStrip() {
  const hasTurns = useEditorState(({ playback }) => playback.turns > 0);
  const running = useEditorState(({ playback }) => playback.running);
  const canPlay = useEditorState(({ document }) => hasRules(document.characters));
  const [couldPlay, setCouldPlay] = useState(canPlay);
  // A child who takes the last rule away can still look back.
  if (canPlay && !couldPlay) setCouldPlay(true);
  const place = (
    <p className={`${styles.place} ${styles.height}`}>
      <Film size={18} aria-hidden="true" />
      {running && couldPlay ? "Press Stop to look at your turns again." : "Every turn you play shows up here."}
    </p>
  );
  if (!hasTurns || !couldPlay) return place;
  return (
    <Suspense fallback={place}>
      <Strip />
    </Suspense>
  );
}

/** In place of the controls of the game, and as high: the film does not move under the hand that pulls it. */
export function PastControls({ turn }: { readonly turn: number }) {
  const keys = useKeysShown();
  const comparison = useEditorState(({ ui }) => ui.compared);
  const inside = useEditorState(({ ui }) => ui.inside);
  const compareRow = comparison && <CompareRow comparison={comparison} turn={turn} />;
  return (
    <div className={controls.panel} data-past="">
      {keys.shown && <OnScreenKeys codes={keys.codes} />}
      <Suspense fallback={<div className={styles.row} />}>
        {inside ? <InsideRow inside={inside} /> : (compareRow ?? <PastRow turn={turn} />)}
      </Suspense>
    </div>
  );
}
