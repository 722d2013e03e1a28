import { CloudCheck, Laptop } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import type { WorldRecord } from "../../../api/wire.ts";
import { useEditor, useEditorState } from "../../../editor/EditorProvider.tsx";
import type { WorldDocument } from "../../../engine/index.ts";
import { Banner } from "../../../widgets/Banner.tsx";
import { Button } from "../../../widgets/Button.tsx";
import { Dialog } from "../../../widgets/Dialog.tsx";
import { Loading } from "../../frame/Loading.tsx";
import { GamePicture } from "../../games/GamePicture.tsx";
import { clockTime, timeAgo } from "../../games/timeAgo.ts";
import { Player } from "../../play/Player.tsx";
import { useLoaded } from "../../useLoaded.ts";
import styles from "./EarlierVersions.module.css";
import { type EarlierVersion, listEarlierVersions, type VersionList } from "./listEarlierVersions.ts";

export interface EarlierVersionsProps {
  readonly record: WorldRecord;
  readonly onClose: () => void;
}

const SAVED_UNREACHABLE = "We can't reach the saved ones right now. These are from this browser.";
const RECORDING = "You're teaching a rule. Save or cancel it first.";
const NOTHING = "Nothing here yet. Your next changes will show up here.";

/** Lets the child look at earlier versions of the open game and go back to one of them. */
export function EarlierVersions({ record, onClose }: EarlierVersionsProps) {
  const { loaded, retry } = useLoaded(useCallback(() => listEarlierVersions(record), [record]));
  return (
    <Dialog open isStatic fills="height" title="Earlier versions" width={860} onClose={onClose}>
      {loaded.status === "ready" ? (
        <VersionChooser versions={loaded.value} onRetry={retry} onClose={onClose} />
      ) : (
        <Loading />
      )}
    </Dialog>
  );
}

interface VersionChooserProps {
  readonly versions: VersionList;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

function VersionChooser({ versions: { all, isUnreachable }, onRetry, onClose }: VersionChooserProps) {
  const [chosen, choose] = useState<EarlierVersion | null>(all.at(-1) ?? null);
  return (
    <div className={styles.layout}>
      {isUnreachable && (
        <Banner tone="info">
          {SAVED_UNREACHABLE} <Button onClick={onRetry}>Try again</Button>
        </Banner>
      )}
      {chosen ? (
        <VersionPreview key={chosen.key} version={chosen} onClose={onClose} />
      ) : (
        <p className={styles.nothing}>{NOTHING}</p>
      )}
      <TimeStrip versions={all} chosen={chosen} onChoose={choose} />
    </div>
  );
}

interface VersionPreviewProps {
  readonly version: EarlierVersion;
  readonly onClose: () => void;
}

/** Playing the preview changes nothing. */
function VersionPreview({ version, onClose }: VersionPreviewProps) {
  const { loaded, retry } = useLoaded(useCallback(() => version.open(), [version]));
  return (
    <section className={styles.preview} aria-label={`The game from ${clockTime(version.at, Date.now())}`}>
      {loaded.status === "loading" && <Loading />}
      {loaded.status === "failed" && (
        <Banner tone="danger">
          {loaded.failure.message} <Button onClick={retry}>Try again</Button>
        </Banner>
      )}
      {loaded.status === "ready" && (
        <>
          <div className={styles.player}>
            <Player document={loaded.value} fullScreen={null} isAsItIs />
          </div>
          <GoBack document={loaded.value} version={version} onClose={onClose} />
        </>
      )}
    </section>
  );
}

interface GoBackProps extends VersionPreviewProps {
  readonly document: WorldDocument;
}

function GoBack({ document, version, onClose }: GoBackProps) {
  const editor = useEditor();
  const isRecording = useEditorState(({ recording }) => recording !== null);
  const goBack = () => {
    editor.goBackTo(document);
    editor.notices.tell(
      `This is your game as it was at ${clockTime(version.at, Date.now())}. Undo brings back the other one.`,
    );
    onClose();
  };
  return (
    <div className={styles.goBack}>
      {isRecording ? <p>{RECORDING}</p> : <p>We keep what you have now, too.</p>}
      <Button variant="primary" disabled={isRecording} onClick={goBack}>
        Go back to this
      </Button>
    </div>
  );
}

interface TimeStripProps {
  readonly versions: readonly EarlierVersion[];
  readonly chosen: EarlierVersion | null;
  readonly onChoose: (version: EarlierVersion) => void;
}

const KINDS = {
  saved: { Icon: CloudCheck, words: "Saved" },
  recorded: { Icon: Laptop, words: "In this browser" },
} as const;

/** A row of thumbnails, the oldest first, scrolled to the newest. */
function TimeStrip({ versions, chosen, onChoose }: TimeStripProps) {
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    strip.current?.lastElementChild?.scrollIntoView({ inline: "end", block: "nearest" });
  }, []);
  return (
    <ul ref={strip} className={styles.strip} aria-label="Moments of this game">
      {versions.map((version) => (
        <li key={version.key}>
          <VersionButton version={version} isChosen={version === chosen} onChoose={() => onChoose(version)} />
        </li>
      ))}
    </ul>
  );
}

interface VersionButtonProps {
  readonly version: EarlierVersion;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function VersionButton({ version, isChosen, onChoose }: VersionButtonProps) {
  const now = Date.now();
  const { Icon, words } = KINDS[version.kind];
  const { loaded } = useLoaded(version.thumbnail);
  return (
    <button type="button" className={styles.moment} aria-pressed={isChosen} onClick={onChoose}>
      <span className={styles.picture}>{loaded.status === "ready" && <GamePicture thumbnail={loaded.value} />}</span>
      <span className={styles.time}>{clockTime(version.at, now)}</span>
      <span className={styles.kind}>
        <Icon size={14} aria-hidden="true" /> {words}, {timeAgo(new Date(version.at).toISOString(), now)}
      </span>
    </button>
  );
}
