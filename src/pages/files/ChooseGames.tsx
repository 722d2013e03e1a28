import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { shownName } from "../../player/shownName.ts";
import { announce } from "../../widgets/announcement.ts";
import { Button } from "../../widgets/Button.tsx";
import { Dialog } from "../../widgets/Dialog.tsx";
import { editorPath } from "../games/gamePaths.ts";
import { useMe } from "../useMe.ts";
import { addGame } from "./addGame.ts";
import { GameProgress, MissedGames, useGameByGame } from "./GameByGame.tsx";
import styles from "./ManyGames.module.css";
import type { OfferedGame } from "./offeredGames.ts";

export interface ChooseGamesProps {
  readonly games: readonly OfferedGame[];
  /** Says whether games were added to the lists. */
  readonly onClose: (added: boolean) => void;
}

/** Asks which of several games are wanted, and opens them as new games. What cannot be opened is listed with the reason. */
export function ChooseGames({ games, onClose }: ChooseGamesProps) {
  const [left, setLeft] = useState<ReadonlySet<OfferedGame>>(new Set());
  const adding = useAdding(onClose);
  const { progress } = adding;
  const openable = games.filter(({ refusal }) => refusal === undefined);
  const wanted = openable.filter((game) => !left.has(game));
  const close = () => onClose(adding.count() > 0);
  if (progress?.at === null) {
    return (
      <Dialog open isStatic title={sentenceOf(adding.count())} onClose={close} footer={<OkButton onPress={close} />}>
        <p>{progress.missed.length === 1 ? "This game didn't open:" : "These games didn't open:"}</p>
        <MissedGames missed={progress.missed} />
      </Dialog>
    );
  }
  if (progress) {
    const stop = <Button onClick={adding.stop}>Stop</Button>;
    return (
      <Dialog open isStatic title="Opening your games" onClose={adding.stop} footer={stop}>
        <GameProgress doing="Opening" progress={progress} />
      </Dialog>
    );
  }
  const answers = (
    <>
      <Button onClick={close}>Not now</Button>
      <Button variant="primary" data-first="" disabled={wanted.length === 0} onClick={() => adding.start(wanted)}>
        {wanted.length === 1 ? "Open 1 game" : `Open ${wanted.length} games`}
      </Button>
    </>
  );
  const isAll = wanted.length === openable.length;
  return (
    <Dialog open isStatic title="Which games do you want?" onClose={close} footer={answers}>
      <div className={styles.head}>
        <p>Each one becomes a new game of yours.</p>
        {openable.length > 2 && (
          <Button size="small" variant="quiet" onClick={() => setLeft(new Set(isAll ? openable : []))}>
            {isAll ? "Pick none" : "Pick all"}
          </Button>
        )}
      </div>
      <ul className={styles.list}>
        {games.map((game, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two games may have one name, and the list never changes.
          <li key={index}>
            <label className={styles.row}>
              <input
                type="checkbox"
                checked={wanted.includes(game)}
                disabled={game.refusal !== undefined}
                onChange={() => setLeft(toggled(left, game))}
              />
              <span>
                {shownName(game.name)}
                {game.refusal !== undefined && (
                  <>
                    {": "}
                    <span className={styles.reason}>{game.refusal}</span>
                  </>
                )}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function OkButton({ onPress }: { readonly onPress: () => void }) {
  return (
    <Button variant="primary" data-first="" onClick={onPress}>
      OK
    </Button>
  );
}

function sentenceOf(count: number): string {
  if (count === 0) return "No game opened";
  return count === 1 ? "1 game is yours now" : `${count} games are yours now`;
}

function toggled<Item>(set: ReadonlySet<Item>, item: Item): ReadonlySet<Item> {
  const next = new Set(set);
  if (!next.delete(item)) next.add(item);
  return next;
}

/** Makes the games. A single one is opened in the editor; if all of several are there, the dialog is done. */
function useAdding(onClose: (added: boolean) => void) {
  const isSignedIn = useMe() !== null;
  const navigate = useNavigate();
  const { progress, start, stop } = useGameByGame<OfferedGame>();
  const ids = useRef<string[]>([]);

  async function add(games: readonly OfferedGame[]) {
    const each = async ({ read }: OfferedGame) => {
      ids.current.push(await addGame(await read(), isSignedIn));
    };
    const missed = await start({ games, nameOf: ({ name }) => shownName(name), each });
    const [id] = ids.current;
    if (missed?.length === 0 && games.length === 1 && id !== undefined) return navigate(editorPath(id));
    if (missed === null || missed.length === 0) {
      announce(sentenceOf(ids.current.length));
      onClose(ids.current.length > 0);
    }
  }
  return {
    progress,
    stop,
    start: (games: readonly OfferedGame[]) => void add(games),
    count: () => ids.current.length,
  };
}
