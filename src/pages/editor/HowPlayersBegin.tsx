import { useMemo } from "react";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { isAtStart, stageAtStart } from "../../editor/playback/atStart.ts";
import { firstStage, type Stage } from "../../engine/index.ts";
import { useDrawStage } from "../../panels/pictures/StageDrawing.ts";
import { Button } from "../../widgets/Button.tsx";
import { FirstStage } from "../games/FirstStage.tsx";

/** The width of the picture that is saved with a Start, px. */
const START_WIDTH = 160;

/** Says what players of the open game meet first, and offers a change if that is empty or not what the stage looks like now. */
export function HowPlayersBegin({ onStages }: { readonly onStages: () => void }) {
  const stage = useEditorState(({ document }) => firstStage(document.world));
  const begun = useMemo(() => stage && stageAtStart(stage), [stage]);
  const characters = useEditorState(({ document }) => document.characters);
  if (!stage || !begun) return null;
  const isEmpty = Object.keys(begun.actors).length === 0;
  return (
    <FirstStage stage={begun} characters={characters}>
      {isEmpty && (
        <>
          <p>Nobody is on it yet! You can choose another first stage.</p>
          <Button onClick={onStages}>Open Stages</Button>
        </>
      )}
      {!isEmpty && !isAtStart(stage) && <OtherNow stage={stage} />}
    </FirstStage>
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
