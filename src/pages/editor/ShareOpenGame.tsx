import { useEffect, useMemo } from "react";
import type { WorldRecord } from "../../api/wire.ts";
import { removeTabText } from "../../browser/storage.ts";
import { useEditor } from "../../editor/EditorProvider.tsx";
import { isLocalId } from "../../saving/local/LocalWorld.ts";
import { SHARED_NEXT } from "../games/gamePaths.ts";
import { ShareDialog } from "../share/ShareDialog.tsx";
import { usePupil } from "../useMe.ts";
import { PublishOpenGame } from "./PublishOpenGame.tsx";
import type { GamePublishing } from "./usePublishing.ts";

export interface ShareOpenGameProps {
  readonly record: WorldRecord;
  readonly publishing: GamePublishing;
  readonly onClose: () => void;
}

/** The ways to share the open game, with the changes that are not saved yet. */
export function ShareOpenGame({ record, publishing, onClose }: ShareOpenGameProps) {
  const editor = useEditor();
  const { on: isPublished, sharesNotes } = publishing;
  const isInClass = usePupil() !== null;
  // Nobody plays meanwhile, and what was just played is what a film shows.
  useEffect(() => editor.playback.stop(), [editor]);
  useEffect(() => removeTabText(SHARED_NEXT), []);
  const game = useMemo(() => {
    editor.playback.settle();
    const document = () => editor.store.getState().document;
    return { record, document, film: editor.film, isMine: true, isPublished, sharesNotes, isInClass };
  }, [editor, record, isPublished, sharesNotes, isInClass]);
  const question = (onAnswered: () => void) => (
    <PublishOpenGame
      record={record}
      publishing={{
        ...publishing,
        onShow: onAnswered,
        async onSave(chosen) {
          await publishing.onStore(chosen);
          onAnswered();
        },
      }}
    />
  );
  return <ShareDialog game={game} publishQuestion={isLocalId(record.id) ? null : question} onClose={onClose} />;
}
