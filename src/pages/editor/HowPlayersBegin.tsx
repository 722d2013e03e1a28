import { useMemo } from "react";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { isAtStart, stageAtStart } from "../../editor/playback/atStart.ts";
import { firstStage, type Stage } from "../../engine/index.ts";
import { DataPicture } from "../../panels/pictures/DataPicture.tsx";
import { fitInto } from "../../panels/pictures/fitInto.ts";
import { useDrawStage, useStagePicture } from "../../panels/pictures/StageDrawing.ts";
import { Button } from "../../widgets/Button.tsx";
import styles from "./HowPlayersBegin.module.css";

const PICTURE_WIDTH = 320;
const ROOM = { width: 160, height: 110 };
/** The width of the picture that is saved with a Start, px. */
const START_WIDTH = 160;

/** Says what players of the open game meet first, and offers a change if that is empty or not what the stage looks like now. */
export function HowPlayersBegin({ onStages }: { readonly onStages: () => void }) {
  const stage = useEditorState(({ document }) => firstStage(document.world));
  const begun = useMemo(() => stage && stageAtStart(stage), [stage]);
  const characters = useEditorState(({ document }) => document.characters);
  const picture = useStagePicture(begun ?? null, characters, PICTURE_WIDTH);
  if (!stage || !begun) return null;
  const isEmpty = Object.keys(begun.actors).length === 0;
  return (
    <section className={styles.start} aria-label="How players begin">
      <span className={styles.picture}>
        <DataPicture url={picture} {...fitInto(stage, ROOM)} />
      </span>
      <div className={styles.words}>
        <p>
          Players begin here, on <strong>{stage.name || "Untitled Stage"}</strong>.
        </p>
        {isEmpty && (
          <>
            <p>Nobody is on it yet! You can choose another first stage.</p>
            <Button onClick={onStages}>Open Stages</Button>
          </>
        )}
        {!isEmpty && !isAtStart(stage) && <OtherNow stage={stage} />}
      </div>
    </section>
  );
}

function OtherNow({ stage }: { readonly stage: Stage }) {
  const editor = useEditor();
  const draw = useDrawStage();
  const characters = useEditorState(({ document }) => document.characters);
  const use = async () => editor.start.saveStageAsItIs(stage.id, await draw(stage, characters, START_WIDTH));
  return (
    <>
      <p>It is your saved Start. The stage looks different now.</p>
      <Button variant="primary" onClick={() => void use()}>
        Use it as it is now
      </Button>
    </>
  );
}
