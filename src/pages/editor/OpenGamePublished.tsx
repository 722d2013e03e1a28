import { useMemo } from "react";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { isAtStart, stageAtStart } from "../../editor/index.ts";
import { firstStage, type Stage } from "../../engine/index.ts";
import { useDrawStage } from "../../pictures/StageDrawing.ts";
import { Button } from "../../widgets/Button.tsx";
import { ErrorBoundary } from "../../widgets/ErrorBoundary.tsx";
import { FirstStage } from "../games/FirstStage.tsx";
import { PublishedDialog } from "../games/PublishedDialog.tsx";
import type { GamePublishing } from "./usePublishing.ts";

/** The width of the picture that is saved with a Start, px. */
const START_WIDTH = 160;

export interface OpenGamePublishedProps {
  readonly worldId: string;
  readonly publishing: GamePublishing;
}

/** The dialog about the open game once it is published: its link, its notes, and where players begin. */
export function OpenGamePublished({ worldId, publishing }: OpenGamePublishedProps) {
  const editor = useEditor();
  const close = () => publishing.onShow(false);
  const openStages = () => {
    close();
    editor.openModal({ id: "stages" });
  };
  return (
    <ErrorBoundary layout="card" actions={<Button onClick={close}>Close</Button>}>
      <PublishedDialog
        world={{ id: worldId, sharesNotes: publishing.sharesNotes }}
        onShareNotes={publishing.onShareNotes}
        onClose={close}
      >
        <HowPlayersBegin onStages={openStages} />
      </PublishedDialog>
    </ErrorBoundary>
  );
}

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
