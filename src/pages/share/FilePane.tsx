import { Check, Download } from "lucide-react";
import { useState } from "react";
import { saveBlob } from "../../browser/files.ts";
import { isTouchScreen } from "../../browser/screen.ts";
import { fileNameOf } from "../../parcel/gameFile.ts";
import { WEB_PAGE_ENDING } from "../../parcel/webPage.ts";
import { shownName } from "../../player/shownName.ts";
import { Banner } from "../../widgets/Banner.tsx";
import { Button } from "../../widgets/Button.tsx";
import numbered from "../../widgets/NumberedSteps.module.css";
import { useMe } from "../useMe.ts";
import styles from "./FilePane.module.css";
import { Pane } from "./Pane.tsx";
import { PosterView } from "./PosterView.tsx";
import { privateWords } from "./privateWords.ts";
import type { SharedGame } from "./SharedGame.ts";
import { gridlingsFile, webPageFile } from "./takeHome.ts";
import { usePoster } from "./usePoster.ts";
import { useSaving } from "./useSaving.ts";

export interface FilePaneProps {
  readonly game: SharedGame;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** The game as one web page, with what to do with it; and beside it the smaller file that only this site reads. */
export function FilePane({ game, onBack, onClose }: FilePaneProps) {
  const isSignedIn = useMe() !== null;
  const { name } = game.document().world.metadata;
  const poster = usePoster(game, { turn: null, hasName: true });
  const [isPage, setPage] = useState(true);
  const page = useSaving(async () => {
    const file = await webPageFile(game);
    saveBlob(file.name, file.blob);
    setPage(true);
  });
  const plain = useSaving(async () => {
    const file = await gridlingsFile(game);
    saveBlob(file.name, file.blob);
    setPage(false);
  });
  const place = isSignedIn ? "My Games" : "Gridlings";
  const message = page.message ?? plain.message;
  const footer = (
    <>
      <div data-at="start">
        <Button variant="quiet" busy={plain.isBusy} onClick={plain.save}>
          Save for Gridlings only
        </Button>
      </div>
      <Button variant={page.isSaved ? "plain" : "primary"} data-first busy={page.isBusy} onClick={page.save}>
        <Download size={18} aria-hidden="true" /> {page.isSaved ? "Save it again" : "Save the file"}
      </Button>
      {page.isSaved && (
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      )}
    </>
  );
  return (
    <Pane title="Web page file" onBack={onBack} footer={footer} isText>
      <div className={styles.pane}>
        <div className={styles.columns}>
          <div className={styles.poster}>
            <PosterView poster={poster} name={`A picture of ${shownName(name)}`} />
          </div>
          <div className={styles.steps}>
            <div role="status">
              {message !== null && <Banner tone="danger">{message}</Banner>}
              {message === null && (page.isSaved || plain.isSaved) && (
                <p className={styles.saved}>
                  <Check size={24} strokeWidth={3.4} aria-hidden="true" /> Saved! Look in Downloads.
                </p>
              )}
            </div>
            <ol className={numbered.steps}>
              <li>
                <span>
                  Find <strong>{isPage ? fileNameOf(name, WEB_PAGE_ENDING) : fileNameOf(name)}</strong>
                </span>
              </li>
              <li>Copy it to a USB stick, or send it.</li>
              <li>
                {isPage ? `${isTouchScreen() ? "Open" : "Double-click"} it. The game plays.` : `Open it in ${place}.`}
              </li>
            </ol>
          </div>
        </div>
        <div className={styles.nib}>
          <span className={styles.face} aria-hidden="true" />
          <p>
            Want to change the game?
            <br />
            Open this file in <strong>{place}</strong>.
          </p>
          <p className={styles.private}>{privateWords(game)}</p>
        </div>
      </div>
    </Pane>
  );
}
