import { useEffect, useEffectEvent, useState } from "react";
import type { WorldDocument } from "../../../engine/index.ts";
import { drawGameThumbnail } from "../../../pictures/thumbnail.ts";
import type { GameLock } from "../../../saving/lock/GameLock.ts";
import type { OpenedGame } from "../../../saving/openGame.ts";
import type { RecoveredCopy } from "../../../saving/recovery/recoveredCopy.ts";
import { Button } from "../../../widgets/Button.tsx";
import { usePageTitle } from "../../frame/usePageTitle.ts";
import { clockTime } from "../../games/clockTime.ts";
import { shownName } from "../../games/shownName.ts";
import { timeAgo } from "../../games/timeAgo.ts";
import styles from "./CopyQuestion.module.css";
import { GameChoice, GameChoices } from "./GameChoices.tsx";
import { QuestionCard } from "./QuestionCard.tsx";

export interface CopyQuestionProps {
  readonly saved: OpenedGame;
  readonly copy: RecoveredCopy;
  readonly lock: GameLock;
  readonly onChoose: (game: OpenedGame) => void;
  /** Another window takes over the game, and asks the question there. */
  readonly onHandedOver: () => void;
}

/**
 * Asks whether to open the saved game or the newer work that this browser has recorded. The other one remains among the earlier
 * versions.
 */
export function CopyQuestion({ saved, copy, lock, onChoose, onHandedOver }: CopyQuestionProps) {
  const handOver = useEffectEvent(onHandedOver);
  useEffect(() => {
    lock.setHandOver(async () => handOver());
    return () => lock.setHandOver(null);
  }, [lock]);
  const { record } = saved;
  const now = Date.now();
  const thumbnails = { copy: useThumbnail(copy.document), saved: useThumbnail(saved.document) };
  usePageTitle(shownName(record.name));
  return (
    <main className={styles.page}>
      <QuestionCard title="Which one would you like to go on with?" width={720}>
        <p>The last things you made here were not saved. They are still in this browser.</p>
        <GameChoices>
          <GameChoice
            title={`The one from ${clockTime(copy.at, now)}`}
            hint="With your last changes"
            thumbnail={thumbnails.copy}
          >
            <Button
              variant="primary"
              wide
              onClick={() => onChoose({ ...saved, document: copy.document, recoveredFrom: copy.snapshot })}
            >
              Go on with this one
            </Button>
          </GameChoice>
          <GameChoice
            title="The saved one"
            hint={`Saved ${timeAgo(record.updatedAt, now)}`}
            thumbnail={thumbnails.saved}
          >
            <Button wide onClick={() => onChoose(saved)}>
              Open the saved one
            </Button>
          </GameChoice>
        </GameChoices>
        <p className={styles.promise}>The other one is kept, too. You find it in the menu under “Earlier versions”.</p>
      </QuestionCard>
    </main>
  );
}

/** A data URL; "" while the thumbnail is being drawn. */
function useThumbnail(document: WorldDocument): string {
  const [thumbnail, setThumbnail] = useState("");
  useEffect(() => {
    let isWanted = true;
    void drawGameThumbnail(document).then((drawn) => isWanted && setThumbnail(drawn));
    return () => {
      isWanted = false;
    };
  }, [document]);
  return thumbnail;
}
