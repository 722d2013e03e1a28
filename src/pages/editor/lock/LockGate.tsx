import { useEffect, useRef, useState } from "react";
import type { WorldRecord } from "../../../api/wire.ts";
import { EditorProvider } from "../../../editor/EditorProvider.tsx";
import type { WorldDocument } from "../../../engine/index.ts";
import { shownName } from "../../../player/shownName.ts";
import type { GameLock } from "../../../saving/lock/GameLock.ts";
import type { OpenedGame } from "../../../saving/openGame.ts";
import { Banner } from "../../../widgets/Banner.tsx";
import { Button } from "../../../widgets/Button.tsx";
import { ButtonLink } from "../../../widgets/ButtonLink.tsx";
import { Loading } from "../../frame/Loading.tsx";
import { usePageTitle } from "../../frame/pageTitle.ts";
import { playPath } from "../../games/gamePaths.ts";
import { useMe } from "../../useMe.ts";
import { useReadOnlyEditor } from "../../useReadOnlyEditor.ts";
import { EditorLayout } from "../EditorLayout.tsx";
import { EditorSessionView } from "../EditorSessionView.tsx";
import { QuestionCard } from "../question/QuestionCard.tsx";
import styles from "./LockGate.module.css";

export interface LockGateProps {
  readonly game: OpenedGame;
  readonly lock: GameLock;
  /** Whether this window held the lock when the game was opened. */
  readonly isHeld: boolean;
  /** Opens the game as it is saved now. */
  readonly onReopen: () => void;
  /** Like `onReopen`, after the child has chosen the saved game over the one in this window. */
  readonly onOpenOther: () => void;
}

/** The editor in the window that holds the lock; in all other windows, the game cannot be changed. */
export function LockGate({ game, lock, isHeld, onReopen, onOpenOther }: LockGateProps) {
  const [handedOver, setHandedOver] = useState<WorldDocument | null>(null);
  if (handedOver) {
    return <ReadOnlyEditor game={{ ...game, document: handedOver }} lock={lock} wasHeld onTaken={onReopen} />;
  }
  if (!isHeld) return <ReadOnlyEditor game={game} lock={lock} onTaken={onReopen} />;
  return <EditorSessionView game={game} lock={lock} onHandedOver={setHandedOver} onReopen={onOpenOther} />;
}

interface ReadOnlyEditorProps {
  readonly game: OpenedGame;
  readonly lock: GameLock;
  /** Whether this window held the lock before. */
  readonly wasHeld?: boolean;
  readonly onTaken: () => void;
}

function ReadOnlyEditor({ game, lock, wasHeld = false, onTaken }: ReadOnlyEditorProps) {
  const editor = useReadOnlyEditor(game.document);
  usePageTitle(shownName(game.record.name));
  if (!editor) return <Loading />;
  return (
    <EditorProvider editor={editor}>
      <div inert>
        <EditorLayout record={game.record} />
      </div>
      <TakeOver record={game.record} lock={lock} wasHeld={wasHeld} onTaken={onTaken} />
    </EditorProvider>
  );
}

interface TakeOverProps {
  readonly record: WorldRecord;
  readonly lock: GameLock;
  /** Whether this window held the lock before. */
  readonly wasHeld: boolean;
  readonly onTaken: () => void;
}

/** Says that another window is editing the game, and lets this window take over. */
function TakeOver({ record, lock, wasHeld, onTaken }: TakeOverProps) {
  const { isTaking, refusal, takeOver } = useTakeOver(lock, onTaken);
  const isSignedIn = useMe() !== null;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <main className={styles.veil}>
      <QuestionCard
        title={wasHeld ? "You're working in another window" : "This game is open in another window"}
        width={540}
      >
        <p>
          {wasHeld ? "Your work was saved. " : ""}
          Only one window at a time can change it. Want to keep working here?
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
