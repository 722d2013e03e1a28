import { useCallback, useEffect, useState } from "react";
import { teacher } from "../../api/classCalls.ts";
import type { WallTile } from "../../api/classes.ts";
import { every } from "../../browser/timers.ts";
import type { Editor } from "../../editor/Editor.ts";
import { EditorProvider } from "../../editor/EditorProvider.tsx";
import { atStart } from "../../editor/index.ts";
import { currentStage, type WorldDocument } from "../../engine/index.ts";
import { drawStageThumbnail } from "../../pictures/thumbnail.ts";
import { openToPlay } from "../../player/openToPlay.ts";
import { readOnlyEditor } from "../../player/readOnlyEditor.ts";
import { Button } from "../../widgets/Button.tsx";
import { Dialog } from "../../widgets/Dialog.tsx";
import { LoadFailed } from "../frame/LoadFailed.tsx";
import { Loading } from "../frame/Loading.tsx";
import { PlayerBoard } from "../play/PlayerBoard.tsx";
import { useLoaded } from "../useLoaded.ts";
import { useMe } from "../useMe.ts";
import { useReadOnlyEditor } from "../useReadOnlyEditor.ts";
import { MyGamesToPick } from "./HandOutDialog.tsx";
import styles from "./LookHere.module.css";
import dialogs from "./WallDialogs.module.css";

/** How often the class gets a new picture, and how wide it is. */
const PICTURE_MS = 1000;
const PICTURE_WIDTH = 640;

interface LookHereProps {
  readonly classId: string;
  readonly tiles: readonly WallTile[];
  /** Whether the server knows that the teacher shows something. */
  readonly isLookingHere: boolean;
  readonly onEnd: () => void;
}

/** "Everybody look here": the teacher plays a game, and all screens of the class show its stage until it ends. */
export function LookHere({ tiles, ...showing }: LookHereProps) {
  const [worldId, setWorldId] = useState<string | null>(null);
  const count = tiles.filter(({ isHere }) => isHere).length;
  if (worldId !== null) return <Shown {...showing} worldId={worldId} count={count} />;
  return (
    <Dialog open title="Everybody look here" width={760} onClose={showing.onEnd}>
      <div className={dialogs.stack}>
        <p>All screens show what you do in a game of yours.</p>
        <MyGamesToPick chosen={null} onChoose={setWorldId} />
      </div>
    </Dialog>
  );
}

interface ShownProps extends Omit<LookHereProps, "tiles"> {
  readonly worldId: string;
  readonly count: number;
}

function Shown({ classId, worldId, count, isLookingHere, onEnd }: ShownProps) {
  const myId = useMe()?.id ?? "";
  const { loaded, retry } = useLoaded(useCallback(() => openToPlay(worldId, myId), [worldId, myId]));
  // A line that broke for a moment ends the showing on the server, which then hears of it again.
  useEffect(() => {
    if (!isLookingHere) void tellShowing(classId, true);
  }, [classId, isLookingHere]);
  useEffect(() => () => void tellShowing(classId, false), [classId]);
  return (
    <div className={styles.shown} role="dialog" aria-label="Everybody looks here">
      <header className={styles.bar}>
        <strong>{count === 1 ? "One sees your stage." : `${count} see your stage.`}</strong>
        <Button variant="primary" onClick={onEnd}>
          Stop showing
        </Button>
      </header>
      {loaded.status === "loading" && <Loading />}
      {loaded.status === "failed" && <LoadFailed message={loaded.failure.message} onRetry={retry} />}
      {loaded.status === "ready" && <ShownStage classId={classId} document={loaded.value.document} />}
    </div>
  );
}

function ShownStage({ classId, document }: { readonly classId: string; readonly document: WorldDocument }) {
  const editor = useReadOnlyEditor(document, editorAtStart);
  useEffect(() => {
    if (!editor) return;
    const show = () => void showNow(classId, editor);
    show();
    return every(PICTURE_MS, show);
  }, [classId, editor]);
  if (!editor) return <Loading />;
  return (
    <EditorProvider editor={editor}>
      <div className={styles.board}>
        <PlayerBoard fullScreen={null} />
      </div>
    </EditorProvider>
  );
}

async function tellShowing(classId: string, isLookingHere: boolean): Promise<void> {
  await teacher.setLesson(classId, { isLookingHere }).catch(() => undefined);
}

function editorAtStart(document: WorldDocument): Editor {
  return readOnlyEditor(atStart(document));
}

async function showNow(classId: string, editor: Editor): Promise<void> {
  const stage = currentStage(editor.playback.live.world());
  const { characters } = editor.store.getState().document;
  const picture = stage && (await drawStageThumbnail(stage, characters, PICTURE_WIDTH));
  if (picture) await teacher.showStage(classId, picture).catch(() => undefined);
}
