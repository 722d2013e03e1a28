import { useState } from "react";
import type { WorldRecord } from "../../api/wire.ts";
import { SoundActions } from "../../editor/actions/SoundActions.ts";
import type { Editor } from "../../editor/Editor.ts";
import { useEditor } from "../../editor/EditorProvider.tsx";
import { hasRules, type Id } from "../../engine/index.ts";
import { drawGameThumbnail } from "../../pictures/thumbnail.ts";
import { Button } from "../../widgets/Button.tsx";
import { ErrorBoundary } from "../../widgets/ErrorBoundary.tsx";
import { type Publication, PublishDialog } from "../games/PublishDialog.tsx";
import type { GamePublishing } from "./usePublishing.ts";
import { VoiceQuestion } from "./VoiceQuestion.tsx";

export interface PublishOpenGameProps {
  readonly record: WorldRecord;
  readonly publishing: GamePublishing;
}

/** The dialog about publishing the open game. Its picture shows the stage as it is now. */
export function PublishOpenGame({ record, publishing }: PublishOpenGameProps) {
  const editor = useEditor();
  const close = () => publishing.onShow(null);
  const { characters, world } = editor.store.getState().document;
  const { name } = world.metadata;
  const { on: published, description } = publishing;
  const [atHome] = useState(() => voicesAtHome(editor));
  const [sharesVoices, shareVoices] = useState(false);
  // The game is saved before it is published, so that it is known then who may hear what.
  const save = (chosen: Publication) => {
    if (sharesVoices && chosen.published) for (const id of atHome) new SoundActions(editor).setVoice(id, "yes");
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
        {atHome.length > 0 && <VoiceQuestion count={atHome.length} isShared={sharesVoices} onShare={shareVoices} />}
      </PublishDialog>
    </ErrorBoundary>
  );
}

/** The recordings that nobody else hears yet. */
function voicesAtHome({ store }: Editor): readonly Id[] {
  const { sounds = {} } = store.getState().document.world;
  return Object.values(sounds).flatMap(({ id, voice }) => (voice === "home" ? [id] : []));
}
