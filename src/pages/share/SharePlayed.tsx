import { useMemo, useState } from "react";
import { saveWorld } from "../../api/client.ts";
import type { WorldRecord } from "../../api/wire.ts";
import type { Editor } from "../../editor/Editor.ts";
import { EditorProvider } from "../../editor/EditorProvider.tsx";
import { Film } from "../../editor/film/Film.ts";
import type { WorldDocument } from "../../engine/index.ts";
import { StageDrawing } from "../../pictures/StageDrawing.ts";
import { drawStageThumbnail } from "../../pictures/thumbnail.ts";
import { isLocalId } from "../../saving/local/LocalWorld.ts";
import { PublishStoredGame } from "../games/PublishStoredGame.tsx";
import { usePupil } from "../useMe.ts";
import { ShareDialog } from "./ShareDialog.tsx";

export interface SharedPlayProps {
  readonly record: WorldRecord;
  /** As it was opened: what was played since is not part of it. */
  readonly document: WorldDocument;
  readonly isMine: boolean;
  /** What plays it. */
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** The ways to share a game that is played: by everybody if it is published, else by its maker. */
export function SharePlayed({ record, document, isMine, editor, onClose }: SharedPlayProps) {
  const [isPublished, setPublished] = useState(record.published);
  const { sharesNotes } = record;
  const isInClass = usePupil() !== null;
  // Nobody plays it on while this is open.
  const [film] = useState(() => editor.lastTurns && Film.ofCopy(editor.lastTurns.copy()));
  const game = useMemo(
    () => ({ record, document: () => document, film, isMine, isPublished, sharesNotes, isInClass }),
    [record, document, film, isMine, isPublished, sharesNotes, isInClass],
  );
  const question = (onAnswered: () => void) => (
    <PublishStoredGame
      world={{ ...record, published: isPublished }}
      onSave={async (chosen) => {
        setPublished((await saveWorld(record.id, chosen)).published);
        onAnswered();
      }}
      onClose={onAnswered}
    />
  );
  return (
    <EditorProvider editor={editor}>
      <StageDrawing value={drawStageThumbnail}>
        <ShareDialog
          game={game}
          publishQuestion={isMine && !isLocalId(record.id) ? question : null}
          onClose={onClose}
        />
      </StageDrawing>
    </EditorProvider>
  );
}
