import { Download } from "lucide-react";
import { useState } from "react";
import { saveBlob } from "../../browser/files.ts";
import { useEditor } from "../../editor/EditorProvider.tsx";
import { shownName } from "../../player/shownName.ts";
import { Button } from "../../widgets/Button.tsx";
import { Switch } from "../../widgets/Switch.tsx";
import { turnsOf } from "./moments.ts";
import { Pane } from "./Pane.tsx";
import styles from "./PicturePane.module.css";
import { PosterView } from "./PosterView.tsx";
import { privateWords } from "./privateWords.ts";
import { SavedNote } from "./SavedNote.tsx";
import type { SharedGame } from "./SharedGame.ts";
import { TurnStrip } from "./TurnStrip.tsx";
import { pictureFile } from "./takeHome.ts";
import { usePoster } from "./usePoster.ts";
import { useSaving } from "./useSaving.ts";

export interface PicturePaneProps {
  readonly game: SharedGame;
  readonly onBack: () => void;
}

/** A moment of the game as a picture with the game inside; where turns were played, the child slides to the moment. */
export function PicturePane({ game, onBack }: PicturePaneProps) {
  const editor = useEditor();
  const [turns] = useState(() => turnsOf(game));
  const [turn, setTurn] = useState(() => editor.store.getState().ui.past ?? turns?.last ?? 0);
  const [hasName, setHasName] = useState(true);
  const poster = usePoster(game, { turn: turns && turn < turns.last ? turn : null, hasName });
  const saving = useSaving(async () => {
    if (poster) {
      const { name, blob } = await pictureFile(game, poster);
      saveBlob(name, blob);
    }
  });
  const { name } = game.document().world.metadata;
  const footer = (
    <>
      <div data-at="start">
        <Switch label="Show the name" on={hasName} onChange={setHasName} />
      </div>
      <Button variant="primary" busy={saving.isBusy} disabled={!poster} onClick={saving.save}>
        <Download size={18} aria-hidden="true" /> Save the picture
      </Button>
    </>
  );
  return (
    <Pane title="Picture" onBack={onBack} footer={footer}>
      <div className={styles.pane}>
        <div className={styles.poster}>
          <PosterView poster={poster} name={`A picture of ${shownName(name)}`} />
        </div>
        {turns && (
          <TurnStrip
            turns={turns}
            handles={[
              {
                name: "Moment",
                turn,
                min: turns.first,
                max: turns.last,
                text: turn === turns.last ? "Now" : `Turn ${turn} of ${turns.last}`,
                onPull: setTurn,
              },
            ]}
          />
        )}
        <p className={styles.say}>
          {turns ? "Slide to pick the moment. The game hides inside." : "The game hides inside this picture."}
        </p>
        <p className={styles.private}>{privateWords(game)}</p>
        <SavedNote
          saved={saving.isSaved ? "Saved! Send it as a file. Chats lose the game." : null}
          message={saving.message}
        />
      </div>
    </Pane>
  );
}
