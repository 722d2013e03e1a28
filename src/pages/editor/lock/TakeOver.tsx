/** Says that another window has the game, and gets it from there (details §15). */
import { useEffect, useRef, useState } from "react";
import type { WorldRecord } from "../../../api/wire.ts";
import { Banner } from "../../../widgets/Banner.tsx";
import { Button } from "../../../widgets/Button.tsx";
import { ButtonLink } from "../../../widgets/ButtonLink.tsx";
import { playPath } from "../../games/gamePaths.ts";
import { useMe } from "../../useMe.ts";
import { QuestionCard } from "../question/QuestionCard.tsx";
import type { GameLock } from "../../../saving/lock/GameLock.ts";
import styles from "./TakeOver.module.css";

export interface TakeOverProps {
  readonly record: WorldRecord;
  readonly turn: GameLock;
  readonly wasMine: boolean;
  readonly onTaken: () => void;
}

export function TakeOver({ record, turn, wasMine, onTaken }: TakeOverProps) {
  const { isAsking, refusal, take } = useTaking(turn, onTaken);
  const isSignedIn = useMe() !== null;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <main className={styles.veil}>
      <QuestionCard
        title={wasMine ? "You went on in another window" : "This game is open in another window"}
        width={540}
      >
        <p>
          {wasMine ? "Your work was saved. " : ""}
          One window at a time can change it, so that nothing gets lost. Would you like to go on here?
        </p>
        {refusal && <Banner tone="danger">{refusal}</Banner>}
        <div className={styles.buttons}>
          <Button ref={button} variant="primary" size="large" busy={isAsking} onClick={take}>
            Take over here
          </Button>
          <ButtonLink to={playPath(record.id)}>Play it</ButtonLink>
          <ButtonLink to={isSignedIn ? "/dashboard" : "/"}>{isSignedIn ? "My Games" : "Home page"}</ButtonLink>
        </div>
      </QuestionCard>
    </main>
  );
}

interface Taking {
  readonly isAsking: boolean;
  /** Why the other window keeps the game. */
  readonly refusal: string | null;
  readonly take: () => void;
}

function useTaking(turn: GameLock, onTaken: () => void): Taking {
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const take = () => {
    setAsking(true);
    setRefusal(null);
    turn.takeOver().then(onTaken, (refused: Error) => {
      setAsking(false);
      setRefusal(refused.message);
    });
  };
  return { isAsking, refusal, take };
}
