import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import type { WorldCard } from "../../../api/wire.ts";
import type { WorldDocument } from "../../../engine/index.ts";
import { drawGameThumbnail } from "../../../pictures/thumbnail.ts";
import { shownName } from "../../../player/shownName.ts";
import type { GameLock } from "../../../saving/lock/GameLock.ts";
import type { OpenedGame } from "../../../saving/openGame.ts";
import type { RecoveredCopy } from "../../../saving/recovery/recoveredCopy.ts";
import { Button } from "../../../widgets/Button.tsx";
import { Dialog } from "../../../widgets/Dialog.tsx";
import { usePageTitle } from "../../frame/pageTitle.ts";
import { GamePicture } from "../../games/GamePicture.tsx";
import { clockTime, timeAgo } from "../../games/timeAgo.ts";
import dialogs from "../EditorDialogs.module.css";
import { QuestionCard } from "./QuestionCard.tsx";
import styles from "./VersionQuestions.module.css";

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
      <QuestionCard title="Which one do you want to keep working on?" width={720}>
        <p>Your last changes weren't saved to your account. They're still on this device.</p>
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
              Keep this one
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
        <p className={styles.promise}>We keep the other one too. Find it in the menu under “Earlier versions”.</p>
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

interface ConflictQuestionProps {
  readonly newer: WorldCard;
  /** A thumbnail of the game in this window, as a data URL. */
  readonly mine: string;
  readonly onKeepMine: () => void;
  readonly onOpenNewer: () => void;
  readonly onClose: () => void;
}

/** Asks which version to continue after the game was also saved elsewhere. The other one remains among the earlier versions. */
export function ConflictQuestion({ newer, mine, onKeepMine, onOpenNewer, onClose }: ConflictQuestionProps) {
  return (
    <Dialog open isStatic isQuestion title="This game was changed somewhere else" width={640} onClose={onClose}>
      <div className={dialogs.column}>
        <p>It was saved in another window or on another device. Which one do you want to keep working on?</p>
        <GameChoices>
          <GameChoice title="The one you have here" hint="With your last changes" thumbnail={mine}>
            <Button variant="primary" wide onClick={onKeepMine}>
              Keep the one I have here
            </Button>
          </GameChoice>
          <GameChoice title="The other one" hint={savedAs(newer)} thumbnail={newer.thumbnail}>
            <Button wide onClick={onOpenNewer}>
              Open the other one
            </Button>
          </GameChoice>
        </GameChoices>
        <p>We keep the other one too. Find it in the menu under “Earlier versions”.</p>
      </div>
    </Dialog>
  );
}

/** Includes the name, because the thumbnails may look alike. */
function savedAs({ name, updatedAt }: WorldCard): string {
  return `“${shownName(name)}”, saved ${timeAgo(updatedAt, Date.now())}`;
}

/** Versions of one game side by side. */
function GameChoices({ children }: { readonly children: ReactNode }) {
  return <div className={dialogs.choices}>{children}</div>;
}

interface GameChoiceProps {
  readonly title: string;
  readonly hint?: string;
  /** A URL of this site or a data URL; "" for none. */
  readonly thumbnail: string;
  /** The button that chooses it. */
  readonly children: ReactNode;
}

function GameChoice({ title, hint, thumbnail, children }: GameChoiceProps) {
  return (
    <section className={dialogs.choice} aria-label={title}>
      <div className={dialogs.picture}>
        <GamePicture thumbnail={thumbnail} />
      </div>
      <h2>{title}</h2>
      {hint !== undefined && <p>{hint}</p>}
      {children}
    </section>
  );
}
