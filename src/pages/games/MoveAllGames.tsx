import { CloudUpload } from "lucide-react";
import { useRef, useState } from "react";
import { shownName } from "../../player/shownName.ts";
import type { LocalWorldCard } from "../../saving/local/LocalWorld.ts";
import { announce } from "../../widgets/announcement.ts";
import { Button } from "../../widgets/Button.tsx";
import { Dialog } from "../../widgets/Dialog.tsx";
import { GameProgress, type MissedGame, MissedGames, useGameByGame } from "../files/GameByGame.tsx";
import { moveToAccount } from "./moveToAccount.ts";

export interface MoveAllGamesProps {
  readonly worlds: readonly LocalWorldCard[];
  /** Called at the end if games are in the account now. */
  readonly onMoved: () => void;
}

/** Moves all local games into the account, one after the other. A game that does not arrive stays in this browser, and is named. */
export function MoveAllGames({ worlds, onMoved }: MoveAllGamesProps) {
  const { progress, start, stop } = useGameByGame<LocalWorldCard>();
  const [missed, setMissed] = useState<readonly MissedGame[] | null>(null);
  const [isMoving, setMoving] = useState(false);
  const moved = useRef(new Set<string>());

  async function move() {
    setMissed(null);
    setMoving(true);
    const each = async ({ id }: LocalWorldCard) => {
      await moveToAccount(id);
      moved.current.add(id);
    };
    // The oldest first, so that they keep their order there.
    const games = worlds.filter(({ id }) => !moved.current.has(id)).toReversed();
    const left = await start({
      games,
      nameOf: ({ name }) => shownName(name),
      each,
    });
    setMoving(false);
    if (left && left.length > 0) setMissed(left);
    else close();
  }
  function close() {
    setMissed(null);
    if (moved.current.size === 0) return;
    announce(sentenceOf(moved.current.size));
    onMoved();
  }
  const stopButton = <Button onClick={stop}>Stop</Button>;
  const answers = (
    <>
      <Button onClick={close}>OK</Button>
      <Button variant="primary" data-first="" onClick={() => void move()}>
        Try again
      </Button>
    </>
  );
  return (
    <>
      <Button size="small" busy={isMoving} onClick={() => void move()}>
        <CloudUpload size={16} aria-hidden="true" /> Put them all in My Games
      </Button>
      {isMoving && progress && (
        <Dialog open isStatic title="Putting your games in My Games" onClose={stop} footer={stopButton}>
          <GameProgress doing="Saving" progress={progress} />
        </Dialog>
      )}
      {missed && (
        <Dialog open isStatic title={sentenceOf(moved.current.size)} onClose={close} footer={answers}>
          <p>
            {missed.length === 1
              ? "This game didn't get there. It is still safe in this browser:"
              : "These games didn't get there. They are still safe in this browser:"}
          </p>
          <MissedGames missed={missed} />
        </Dialog>
      )}
    </>
  );
}

function sentenceOf(count: number): string {
  if (count === 0) return "Your games are still here";
  return count === 1 ? "1 game is in My Games now" : `${count} games are in My Games now`;
}
