import { FolderDown } from "lucide-react";
import {
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
} from "react";
import { pastedFiles } from "../../browser/givenFiles.ts";
import { messageOf } from "../../browser/request.ts";
import { Banner } from "../../widgets/Banner.tsx";
import { Button } from "../../widgets/Button.tsx";
import { useFileDrop } from "../../widgets/useFileDrop.ts";
import type { ChooseGamesProps } from "./ChooseGames.tsx";
import styles from "./GameDoor.module.css";
import { loaded } from "./loaded.ts";
import type { OfferedGame } from "./offeredGames.ts";
import { type GameImport, useGameImport } from "./useGameImport.ts";
import { takeChoice } from "./waitingChoice.ts";

const Door = createContext<GameImport | null>(null);

/** The door of the page around a component. */
export function useGameDoor(): GameImport {
  const door = useContext(Door);
  if (!door) throw new Error("This page has no GameDoor.");
  return door;
}

export interface GameDoorProps {
  /** Called when games are in the lists that were not there before. */
  readonly onAdded: () => void;
  readonly children: ReactNode;
}

interface Choice {
  readonly games: readonly OfferedGame[];
  /** Loaded before it is shown, so that a page that cannot load it says so. */
  readonly Dialog: ComponentType<ChooseGamesProps>;
}

/** Takes games in every form of file: dropped anywhere on the page, pasted, or chosen by a button among the children. */
export function GameDoor({ onAdded, children }: GameDoorProps) {
  const [choice, setChoice] = useState<Choice | null>(null);
  const door = useGameImport({ onChoice: offer });
  // While a child chooses, what is dropped beside the choice is left alone.
  const open = (files: readonly File[]) => choice === null && door.open(files);
  const isOver = useFileDrop(({ files }) => open([...files]));
  usePastedFiles(open);

  async function offer(games: readonly OfferedGame[]) {
    const { ChooseGames } = await loaded(() => import("./ChooseGames.tsx"));
    setChoice({ games, Dialog: ChooseGames });
  }
  const offerWaiting = useEffectEvent(() => {
    const games = takeChoice();
    if (games) offer(games).catch((failure) => door.tell(messageOf(failure)));
  });
  useEffect(() => offerWaiting(), []);
  return (
    <Door value={door}>
      {children}
      {isOver && choice === null && <Veil />}
      {door.message !== null && <Refusal message={door.message} onClose={() => door.tell(null)} />}
      {choice && (
        <choice.Dialog
          games={choice.games}
          onClose={(added) => {
            setChoice(null);
            if (added) onAdded();
          }}
        />
      )}
    </Door>
  );
}

/** Takes pasted files, unless a text field is meant. */
function usePastedFiles(open: (files: readonly File[]) => unknown): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const files = pastedFiles(event);
    if (files.length > 0) open(files);
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => take(event);
    window.addEventListener("paste", paste);
    return () => window.removeEventListener("paste", paste);
  }, []);
}

function Veil() {
  return (
    <div className={styles.veil}>
      <div className={styles.target}>
        <FolderDown size={72} strokeWidth={1.75} aria-hidden="true" />
        <p className={styles.words}>Drop your game here</p>
      </div>
    </div>
  );
}

interface RefusalProps {
  readonly message: string;
  readonly onClose: () => void;
}

/** Wherever the page is scrolled to, because a drop or a paste has no place on it. */
function Refusal({ message, onClose }: RefusalProps) {
  return (
    <div className={styles.refusal}>
      <Banner tone="danger">{message}</Banner>
      <Button onClick={onClose}>OK</Button>
    </div>
  );
}
