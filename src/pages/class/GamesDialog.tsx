import { ChevronDown } from "lucide-react";
import { useCallback, useState } from "react";
import { teacher } from "../../api/classCalls.ts";
import type { ClassGame, Pupil } from "../../api/classes.ts";
import { shownName } from "../../player/shownName.ts";
import { Banner } from "../../widgets/Banner.tsx";
import { Button } from "../../widgets/Button.tsx";
import { Dialog } from "../../widgets/Dialog.tsx";
import { Menu } from "../../widgets/Menu.tsx";
import { MenuItem } from "../../widgets/MenuItems.tsx";
import { Switch } from "../../widgets/Switch.tsx";
import { LoadFailed } from "../frame/LoadFailed.tsx";
import { Loading } from "../frame/Loading.tsx";
import { GamePicture } from "../games/GamePicture.tsx";
import { playPath } from "../games/gamePaths.ts";
import { useLoaded } from "../useLoaded.ts";
import { AskFirst } from "./AskFirst.tsx";
import type { ClassDialogProps } from "./CodeDialog.tsx";
import { useAct } from "./useAct.ts";
import styles from "./WallDialogs.module.css";

/** All games of the class: what hangs in its gallery, what is let out to everybody, and whose each is. */
export function GamesDialog({ of: { id, pupils }, onClose }: ClassDialogProps) {
  const { loaded, retry, update } = useLoaded(useCallback(() => teacher.games(id), [id]));
  const { message, act } = useAct();
  const change = (call: () => Promise<ClassGame>) =>
    act(async () => {
      const next = await call();
      update((games) => games.map((game) => (game.id === next.id ? next : game)));
    });
  const move = (worldId: string, pupilId: string) =>
    act(async () => {
      await teacher.moveGame(id, worldId, pupilId);
      retry();
    });
  return (
    <Dialog open title="Games of the class" width={860} onClose={onClose}>
      <p>Only the class sees its gallery. Nothing is public until you share it.</p>
      {message && <Banner tone="danger">{message}</Banner>}
      {loaded.status === "loading" && <Loading />}
      {loaded.status === "failed" && <LoadFailed message={loaded.failure.message} onRetry={retry} />}
      {loaded.status === "ready" && loaded.value.length === 0 && <p>Nobody has made a game yet.</p>}
      {loaded.status === "ready" && (
        <ul>
          {loaded.value.map((game) => (
            <GameRow
              key={game.id}
              game={game}
              pupils={pupils}
              onShown={(isShown) => void change(() => teacher.changeGame(id, game.id, { isShown }))}
              onLetOut={(isLetOut) => void change(() => teacher.changeGame(id, game.id, { isLetOut }))}
              onMove={(pupilId) => void move(game.id, pupilId)}
            />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

interface GameRowProps {
  readonly game: ClassGame;
  readonly pupils: readonly Pupil[];
  readonly onShown: (isShown: boolean) => void;
  readonly onLetOut: (isLetOut: boolean) => void;
  readonly onMove: (pupilId: string) => void;
}

function GameRow({ game, pupils, onShown, onLetOut, onMove }: GameRowProps) {
  const { id, name, thumbnail, pupilId, isShown, published } = game;
  const [isAsking, setAsking] = useState(false);
  const owner = pupils.find((pupil) => pupil.id === pupilId)?.name ?? "";
  const letOut = (isOn: boolean) => (isOn ? setAsking(true) : onLetOut(false));
  return (
    <li className={styles.gameRow}>
      <GamePicture thumbnail={thumbnail} />
      <div className={styles.gameWords}>
        <a href={playPath(id)} target="_blank" rel="noopener">
          {shownName(name)}
        </a>
        <Menu
          trigger={
            <Button aria-label={`${shownName(name)} belongs to ${owner}. Give it to someone else`}>
              Belongs to {owner} <ChevronDown size={18} aria-hidden="true" />
            </Button>
          }
        >
          {pupils.map((pupil) => (
            <MenuItem key={pupil.id} disabled={pupil.id === pupilId} onSelect={() => onMove(pupil.id)}>
              {pupil.name}
            </MenuItem>
          ))}
        </Menu>
      </div>
      <div className={styles.gameActs}>
        <Switch label="In the gallery" on={isShown} onChange={onShown} />
        <Switch label="Share it with everyone" on={published} onChange={letOut} />
      </div>
      {isAsking && (
        <AskFirst
          question={`Then everyone who visits this site can play it. When ${owner} changes it, it comes back to the class until you share it again.`}
          yes="Share it"
          onYes={() => {
            setAsking(false);
            onLetOut(true);
          }}
          onNo={() => setAsking(false)}
        />
      )}
    </li>
  );
}
