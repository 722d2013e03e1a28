import { Download } from "lucide-react";
import { useState } from "react";
import type { Class } from "../../api/classes.ts";
import { saveBlob } from "../../browser/files.ts";
import { ARCHIVE_ENDING } from "../../parcel/ArchiveWriter.ts";
import { fileNameOf } from "../../parcel/gameFile.ts";
import { Banner } from "../../widgets/Banner.tsx";
import { Button } from "../../widgets/Button.tsx";
import { Dialog } from "../../widgets/Dialog.tsx";
import type { ClassDialogProps } from "./CodeDialog.tsx";
import { type Collected, collectGames } from "./collectGames.ts";
import { useAct } from "./useAct.ts";
import styles from "./WallDialogs.module.css";

/** All games of all children as one ZIP. */
export function CollectDialog({ of: shown, onClose }: ClassDialogProps) {
  const [progress, setProgress] = useState({ done: 0, all: 0 });
  const [collected, setCollected] = useState<Collected | null>(null);
  const { isBusy, message, act } = useAct();
  const collect = () =>
    act(async () => {
      const made = await collectGames(shown.id, (done, all) => setProgress({ done, all }));
      setCollected(made);
      if (made.count > 0) save(shown, made);
    });
  return (
    <Dialog open title="Collect all games" width={520} onClose={onClose}>
      <div className={styles.stack}>
        <p>
          You get one ZIP with every game of the class, named after its child. Each one opens here, and plays by itself.
        </p>
        {isBusy && progress.all > 0 && (
          <progress value={progress.done} max={progress.all} aria-label="Games collected" />
        )}
        {collected && <p role="status">{sentenceFor(collected)}</p>}
        {collected?.failed.map((name) => (
          <Banner key={name} tone="danger">
            We couldn't collect {name}.
          </Banner>
        ))}
        {message && <Banner tone="danger">{message}</Banner>}
        <Button variant="primary" size="large" data-first="" busy={isBusy} onClick={() => void collect()}>
          <Download size={20} aria-hidden="true" /> Collect
        </Button>
      </div>
    </Dialog>
  );
}

function save({ name }: Class, { zip }: Collected): void {
  saveBlob(fileNameOf(name, ARCHIVE_ENDING), new Blob([zip], { type: "application/zip" }));
}

function sentenceFor({ count }: Collected): string {
  if (count === 0) return "Nobody has made a game yet.";
  return count === 1 ? "One game is in your ZIP." : `${count} games are in your ZIP.`;
}
