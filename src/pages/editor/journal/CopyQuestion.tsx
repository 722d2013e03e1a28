/** Asked on opening: to go on with what was made here and is in no save, or with the saved game (details §15, product §8). */
import { type ReactNode, useEffect, useState } from "react";
import type { WorldDocument } from "../../../engine/index.ts";
import { drawThumbnail } from "../../../stage/thumbnail.ts";
import { Button } from "../../../widgets/Button.tsx";
import { usePageTitle } from "../../frame/usePageTitle.ts";
import { GamePicture } from "../../games/GamePicture.tsx";
import { shownName } from "../../games/shownName.ts";
import { timeAgo } from "../../games/timeAgo.ts";
import type { OpenedGame } from "../openGame.ts";
import styles from "./CopyQuestion.module.css";
import { clockTime } from "./clockTime.ts";
import type { KeptCopy } from "./keptCopy.ts";

export interface CopyQuestionProps {
  readonly saved: OpenedGame;
  readonly copy: KeptCopy;
  readonly onChoose: (game: OpenedGame) => void;
}

/** Neither is thrown away: the save stays among the versions, the copy among the moments of this browser. */
export function CopyQuestion({ saved, copy, onChoose }: CopyQuestionProps) {
  const { record } = saved;
  const now = Date.now();
  usePageTitle(shownName(record.name));
  return (
    <main className={styles.page}>
      <section className={styles.card} aria-labelledby="copy-question">
        <h1 id="copy-question">Which one would you like to go on with?</h1>
        <p>The last things you made here were not saved. They are still in this browser.</p>
        <div className={styles.choices}>
          <Choice
            document={copy.document}
            title={`The one from ${clockTime(copy.at, now)}`}
            hint="With your last changes"
          >
            <Button
              look="primary"
              wide
              onClick={() => onChoose({ ...saved, document: copy.document, isUnsaved: true })}
            >
              Go on with this one
            </Button>
          </Choice>
          <Choice document={saved.document} title="The saved one" hint={`Saved ${timeAgo(record.updatedAt, now)}`}>
            <Button wide onClick={() => onChoose(saved)}>
              Open the saved one
            </Button>
          </Choice>
        </div>
        <p className={styles.promise}>The other one is kept, too. You find it in the menu under “Earlier versions”.</p>
      </section>
    </main>
  );
}

interface ChoiceProps {
  readonly document: WorldDocument;
  readonly title: string;
  readonly hint: string;
  readonly children: ReactNode;
}

function Choice({ document, title, hint, children }: ChoiceProps) {
  return (
    <section className={styles.choice} aria-label={title}>
      <div className={styles.picture}>
        <PictureOf document={document} />
      </div>
      <h2>{title}</h2>
      <p>{hint}</p>
      {children}
    </section>
  );
}

function PictureOf({ document }: { readonly document: WorldDocument }) {
  const [picture, setPicture] = useState("");
  useEffect(() => {
    let isWanted = true;
    void drawThumbnail(document).then((drawn) => isWanted && setPicture(drawn));
    return () => {
      isWanted = false;
    };
  }, [document]);
  return <GamePicture thumbnail={picture} />;
}
