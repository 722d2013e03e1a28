/** The time strip: a game as it was before, each moment to be looked at and gone back to (product §21). */
import { useCallback, useState } from "react";
import type { WorldRecord } from "../../../api/wire.ts";
import { useEditor, useEditorState } from "../../../editor/EditorContext.tsx";
import type { WorldDocument } from "../../../engine/index.ts";
import { Banner } from "../../../widgets/Banner.tsx";
import { Button } from "../../../widgets/Button.tsx";
import { Dialog } from "../../../widgets/Dialog.tsx";
import { Loading } from "../../frame/Loading.tsx";
import { Player } from "../../play/Player.tsx";
import { useLoaded } from "../../useLoaded.ts";
import { clockTime } from "../../games/clockTime.ts";
import styles from "./EarlierVersions.module.css";
import { type EarlierVersion, type VersionList, listEarlierVersions } from "./listEarlierVersions.ts";
import { TimeStrip } from "./TimeStrip.tsx";

export interface EarlierVersionsProps {
  readonly record: WorldRecord;
  readonly onClose: () => void;
}

const OUT_OF_REACH = "The saved ones cannot be reached just now. These are from this browser.";
const RECORDING = "You are teaching a rule. Save or cancel it first, then you can go back.";
const NOTHING = "There is nothing yet. Every change you make from now on is kept here.";

export function EarlierVersions({ record, onClose }: EarlierVersionsProps) {
  const { loaded, retry } = useLoaded(useCallback(() => listEarlierVersions(record), [record]));
  return (
    <Dialog open isStatic isFullHeight title="Earlier versions" width={860} onClose={onClose}>
      {loaded.status === "ready" ? <Shown moments={loaded.value} onRetry={retry} onClose={onClose} /> : <Loading />}
    </Dialog>
  );
}

interface ShownProps {
  readonly moments: VersionList;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

function Shown({ moments: { all, isOutOfReach }, onRetry, onClose }: ShownProps) {
  const [chosen, choose] = useState<EarlierVersion | null>(all.at(-1) ?? null);
  return (
    <div className={styles.desk}>
      {isOutOfReach && (
        <Banner tone="info">
          {OUT_OF_REACH} <Button onClick={onRetry}>Try again</Button>
        </Banner>
      )}
      {chosen ? (
        <Look key={chosen.key} moment={chosen} onClose={onClose} />
      ) : (
        <p className={styles.nothing}>{NOTHING}</p>
      )}
      <TimeStrip moments={all} chosen={chosen} onChoose={choose} />
    </div>
  );
}

interface LookProps {
  readonly moment: EarlierVersion;
  readonly onClose: () => void;
}

/** It can be played, and nothing is changed by that. */
function Look({ moment, onClose }: LookProps) {
  const { loaded, retry } = useLoaded(useCallback(() => moment.open(), [moment]));
  return (
    <section className={styles.look} aria-label={`The game from ${clockTime(moment.at, Date.now())}`}>
      {loaded.status === "loading" && <Loading />}
      {loaded.status === "failed" && (
        <Banner tone="danger">
          {loaded.failure.message} <Button onClick={retry}>Try again</Button>
        </Banner>
      )}
      {loaded.status === "ready" && (
        <>
          <div className={styles.player}>
            <Player document={loaded.value} fullScreen={null} />
          </div>
          <GoBack document={loaded.value} moment={moment} onClose={onClose} />
        </>
      )}
    </section>
  );
}

interface GoBackProps extends LookProps {
  readonly document: WorldDocument;
}

function GoBack({ document, moment, onClose }: GoBackProps) {
  const editor = useEditor();
  const isRecording = useEditorState(({ recording }) => recording !== null);
  const goBack = () => {
    editor.goBackTo(document);
    editor.tell(`This is your game as it was at ${clockTime(moment.at, Date.now())}. Undo brings the other one back.`);
    onClose();
  };
  return (
    <div className={styles.goBack}>
      {isRecording ? <p>{RECORDING}</p> : <p>What you have now is kept as well.</p>}
      <Button variant="primary" disabled={isRecording} onClick={goBack}>
        Go back to this
      </Button>
    </div>
  );
}
