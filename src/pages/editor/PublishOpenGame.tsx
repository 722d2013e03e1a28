import { useState } from "react";
import type { WorldRecord } from "../../api/wire.ts";
import { SoundActions } from "../../editor/actions/SoundActions.ts";
import { useEditor } from "../../editor/EditorProvider.tsx";
import { hasRules } from "../../engine/index.ts";
import { drawGameThumbnail } from "../../pictures/thumbnail.ts";
import { Button } from "../../widgets/Button.tsx";
import { ErrorBoundary } from "../../widgets/ErrorBoundary.tsx";
import { type Publication, PublishDialog } from "../games/PublishDialog.tsx";
import { useVoiceQuestion } from "../games/VoiceQuestion.tsx";
import type { GamePublishing } from "./usePublishing.ts";

export interface PublishOpenGameProps {
  readonly record: WorldRecord;
  readonly publishing: GamePublishing;
}

/** The dialog about publishing the open game. Its picture shows the stage as it is now. */
export function PublishOpenGame({ record, publishing }: PublishOpenGameProps) {
  const editor = useEditor();
  const close = () => publishing.onShow(null);
  const [document] = useState(editor.store.getState().document);
  const { characters, world } = document;
  const { name } = world.metadata;
  const { on: published, description } = publishing;
  const voices = useVoiceQuestion(document);
  // The game is saved before it is published, so that it is known then who may hear what.
  const save = (chosen: Publication) => {
    if (voices.isYes && chosen.published) new SoundActions(editor).shareVoices();
    return publishing.onSave(chosen);
  };
  return (
    <ErrorBoundary layout="card" actions={<Button onClick={close}>Close</Button>}>
      <PublishDialog
        game={{ name, description, published, thumbnail: "" }}
        username={record.user.username}
        lacksRules={!hasRules(characters)}
        takePicture={() => {
          editor.playback.settle();
          return drawGameThumbnail(editor.store.getState().document);
        }}
        onSave={save}
        onClose={close}
      >
        {voices.question}
      </PublishDialog>
    </ErrorBoundary>
  );
}
