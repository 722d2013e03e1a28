import { useEffect, useRef, useState } from "react";
import type { WorldRecord } from "../../../api/wire.ts";
import type { GameLock } from "../../../saving/lock/GameLock.ts";
import { Banner } from "../../../widgets/Banner.tsx";
import { Button } from "../../../widgets/Button.tsx";
import { ButtonLink } from "../../../widgets/ButtonLink.tsx";
import { playPath } from "../../games/gamePaths.ts";
import { useMe } from "../../useMe.ts";
import { QuestionCard } from "../question/QuestionCard.tsx";
import styles from "./TakeOver.module.css";

export interface TakeOverProps {
  readonly record: WorldRecord;
  readonly lock: GameLock;
  /** Whether this window held the lock before. */
  readonly wasHeld: boolean;
  readonly onTaken: () => void;
}

/** Says that another window is editing the game, and lets this window take over. */
export function TakeOver({ record, lock, wasHeld, onTaken }: TakeOverProps) {
  const { isTaking, refusal, takeOver } = useTakeOver(lock, onTaken);
  const isSignedIn = useMe() !== null;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <main className={styles.veil}>
      <QuestionCard
        title={wasHeld ? "You went on in another window" : "This game is open in another window"}
        width={540}
      >
        <p>
          {wasHeld ? "Your work was saved. " : ""}
          One window at a time can change it, so that nothing gets lost. Would you like to go on here?
        </p>
        {refusal && <Banner tone="danger">{refusal}</Banner>}
        <div className={styles.buttons}>
          <Button ref={button} variant="primary" size="large" busy={isTaking} onClick={takeOver}>
            Take over here
          </Button>
          <ButtonLink to={playPath(record.id)}>Play it</ButtonLink>
          <ButtonLink to={isSignedIn ? "/dashboard" : "/"}>{isSignedIn ? "My Games" : "Home page"}</ButtonLink>
        </div>
      </QuestionCard>
    </main>
  );
}

function useTakeOver(lock: GameLock, onTaken: () => void) {
  const [isTaking, setTaking] = useState(false);
  /** Why the other window keeps the game. */
  const [refusal, setRefusal] = useState<string | null>(null);
  const takeOver = () => {
    setTaking(true);
    setRefusal(null);
    lock.takeOver().then(onTaken, (refused: Error) => {
      setTaking(false);
      setRefusal(refused.message);
    });
  };
  return { isTaking, refusal, takeOver };
}
