import { useState } from "react";
import type { WorldCard } from "../../api/wire.ts";
import { saveBlob } from "../../browser/files.ts";
import { ArchiveWriter } from "../../parcel/ArchiveWriter.ts";
import { shownName } from "../../player/shownName.ts";
import { Button } from "../../widgets/Button.tsx";
import { Dialog } from "../../widgets/Dialog.tsx";
import { GameProgress, type MissedGame, MissedGames, useGameByGame } from "./GameByGame.tsx";
import styles from "./ManyGames.module.css";
import { putInArchive } from "./putInArchive.ts";

const FILE = "My games.zip";

export interface SaveAllDialogProps {
  readonly worlds: readonly WorldCard[];
  readonly onClose: () => void;
}

/** Packs all games into one ZIP and saves it. Says which games are not in it, and why. */
export function SaveAllDialog({ worlds, onClose }: SaveAllDialogProps) {
  const { progress, start, stop } = useGameByGame<WorldCard>();
  const [saved, setSaved] = useState<number | null>(null);

  async function save() {
    const archive = new ArchiveWriter();
    const each = ({ id }: WorldCard) => putInArchive(archive, id);
    const missed = await start({ games: worlds, nameOf: ({ name }) => shownName(name), each });
    if (missed === null) return onClose();
    const count = worlds.length - missed.length;
    if (count > 0) saveBlob(FILE, new Blob([archive.end()], { type: "application/zip" }));
    setSaved(count);
  }

  if (saved !== null) return <Saved count={saved} missed={progress?.missed ?? []} onClose={onClose} />;
  if (progress) {
    return (
      <Dialog open isStatic title="Packing your games" onClose={stop} footer={<Button onClick={stop}>Stop</Button>}>
        <GameProgress doing="Packing" progress={progress} />
      </Dialog>
    );
  }
  const answers = (
    <>
      <Button onClick={onClose}>Not now</Button>
      <Button variant="primary" data-first="" onClick={() => void save()}>
        {worlds.length === 1 ? "Download 1 game" : `Download ${worlds.length} games`}
      </Button>
    </>
  );
  return (
    <Dialog open title="Download all my games" onClose={onClose} footer={answers}>
      <div className={styles.words}>
        <p>All your games go into one file. You can play them without the internet, and open them here again.</p>
        <p>Steps you can undo and notes you don't share stay here.</p>
      </div>
    </Dialog>
  );
}

interface SavedProps {
  readonly count: number;
  readonly missed: readonly MissedGame[];
  readonly onClose: () => void;
}

function Saved({ count, missed, onClose }: SavedProps) {
  const ok = (
    <Button variant="primary" data-first="" onClick={onClose}>
      OK
    </Button>
  );
  const title =
    count === 0 ? "No game was downloaded" : count === 1 ? "1 game is downloaded" : `${count} games are downloaded`;
  return (
    <Dialog open isStatic title={title} onClose={onClose} footer={ok}>
      {count > 0 && <p>Look for “{FILE}” in your downloads.</p>}
      {missed.length > 0 && (
        <>
          <p>{missed.length === 1 ? "This game isn't in it:" : "These games aren't in it:"}</p>
          <MissedGames missed={missed} />
        </>
      )}
    </Dialog>
  );
}
