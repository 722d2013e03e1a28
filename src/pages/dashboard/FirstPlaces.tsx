import { useId, useState } from "react";
import { BUNDLED_PICTURES, SCENES } from "../../api/routes.ts";
import { rovingGrid } from "../../widgets/rovingFocus.ts";
import { BLANK_PICTURE, PLACE_NAMES } from "../games/places.ts";
import { useSmallScreen } from "../games/smallScreen/useSmallScreen.ts";
import type { NewGame } from "../games/useNewGame.ts";
import styles from "./FirstPlaces.module.css";

const BLANK = { id: "blank", name: "Blank Stage", picture: BLANK_PICTURE, source: undefined };

const PLACES = [
  ...SCENES.map((id) => ({ id, name: PLACE_NAMES[id], picture: BUNDLED_PICTURES[id] ?? "", source: { from: id } })),
  BLANK,
];

/**
 * In place of the games of a child who has none: one press on a place starts a game there. Not on a phone, where games are hard to
 * make: New Game says so first.
 */
export function FirstPlaces({ newGame }: { readonly newGame: NewGame }) {
  const { isTooSmall } = useSmallScreen();
  const [chosen, setChosen] = useState<string | null>(null);
  const heading = useId();
  if (isTooSmall) return null;
  return (
    <section className={styles.first} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        Pick a place to start
      </h2>
      <div ref={rovingGrid} className={styles.places}>
        {PLACES.map(({ id, name, picture, source }) => {
          const isOpening = newGame.busy && chosen === id;
          return (
            <button
              key={id}
              type="button"
              className={styles.place}
              disabled={newGame.busy && !isOpening}
              aria-busy={isOpening || undefined}
              onClick={() => {
                setChosen(id);
                newGame.make(source);
              }}
            >
              <img src={picture} alt="" draggable={false} />
              <span className={styles.name}>{isOpening ? "Opening..." : name}</span>
            </button>
          );
        })}
      </div>
    </section>
  );
}
