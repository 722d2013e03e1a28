import type { WorldRecord } from "../../api/wire.ts";
import { useEditor } from "../../editor/EditorProvider.tsx";
import { hasRules } from "../../engine/index.ts";
import { drawGameThumbnail } from "../../pictures/thumbnail.ts";
import { Button } from "../../widgets/Button.tsx";
import { ErrorBoundary } from "../../widgets/ErrorBoundary.tsx";
import { PublishDialog } from "../games/PublishDialog.tsx";
import type { GamePublishing } from "./usePublishing.ts";

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
        onSave={publishing.onSave}
        onClose={close}
      />
    </ErrorBoundary>
  );
}
