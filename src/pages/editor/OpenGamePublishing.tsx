import { type ReactNode, useMemo } from "react";
import type { WorldRecord } from "../../api/wire.ts";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { isAtStart, stageAtStart } from "../../editor/index.ts";
import { firstStage, type Stage } from "../../engine/index.ts";
import { useDrawStage } from "../../pictures/StageDrawing.ts";
import { Button } from "../../widgets/Button.tsx";
import { FirstStage } from "../games/FirstStage.tsx";
import { PublishedDialog } from "../games/PublishedDialog.tsx";
import { PublishOpenGame } from "./PublishOpenGame.tsx";
import type { GamePublishing } from "./usePublishing.ts";

/** The width of the picture that is saved with a Start, px. */
const START_WIDTH = 160;

export interface OpenGamePublishingProps {
  readonly record: WorldRecord;
  readonly publishing: GamePublishing;
}

/** The dialogs about publishing the open game: the question before, and the link after. */
export function OpenGamePublishing({ record, publishing }: OpenGamePublishingProps) {
  if (publishing.shown === "link") return <Published worldId={record.id} publishing={publishing} />;
  return <PublishOpenGame record={record} publishing={publishing} />;
}

interface PublishedProps {
  readonly worldId: string;
  readonly publishing: GamePublishing;
}

/** The dialog about the open game once it is published: its link, its notes, and where players begin. */
function Published({ worldId, publishing }: PublishedProps) {
  const editor = useEditor();
  const close = () => publishing.onShow(null);
  const openStages = () => {
    close();
    editor.openModal({ id: "stages" });
  };
  return (
    <PublishedDialog
      world={{ id: worldId, sharesNotes: publishing.sharesNotes, thumbnail: publishing.thumbnail }}
      isNews={publishing.isNews}
      onShareNotes={publishing.onShareNotes}
      onClose={close}
    >
      <HowPlayersBegin onStages={openStages} />
    </PublishedDialog>
  );
}

interface HowPlayersBeginProps {
  readonly onStages: () => void;
}

/** Says what players of the open game meet first, and offers a change if that is empty or not what the stage looks like now. */
export function HowPlayersBegin({ onStages }: HowPlayersBeginProps) {
  const stage = useEditorState(({ document }) => firstStage(document.world));
  const begun = useMemo(() => stage && stageAtStart(stage), [stage]);
  const characters = useEditorState(({ document }) => document.characters);
  if (!stage || !begun) return null;
  const isEmpty = Object.keys(begun.actors).length === 0;
  // `FirstStage` adds a picture only to advice, so nothing to advise must be null.
  let advice: ReactNode = null;
  const now = isEmpty || isAtStart(stage) ? undefined : stage;
  if (isEmpty) advice = <EmptyNow onStages={onStages} />;
  else if (now) advice = <OtherNow stage={now} />;
  return (
    <FirstStage stage={begun} characters={characters} now={now}>
      {advice}
    </FirstStage>
  );
}

function EmptyNow({ onStages }: HowPlayersBeginProps) {
  return (
    <>
      <p>No characters are on it yet! You can pick another first stage.</p>
      <Button onClick={onStages}>Open Stages</Button>
    </>
  );
}

function OtherNow({ stage }: { readonly stage: Stage }) {
  const editor = useEditor();
  const draw = useDrawStage();
  const characters = useEditorState(({ document }) => document.characters);
  const use = async () => editor.start.saveStageAsItIs(stage.id, await draw(stage, characters, START_WIDTH));
  return (
    <>
      <p>Your stage looks like the second one now.</p>
      <Button variant="primary" onClick={() => void use()}>
        Begin with the second one
      </Button>
    </>
  );
}
