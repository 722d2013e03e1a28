import type { CSSProperties } from "react";
import { useEditor, useEditorState, usePreview } from "../../editor/EditorProvider.tsx";
import type { ViewId } from "../../editor/index.ts";
import { mapEntries } from "../../editor/state/largeMaps.ts";
import { type Actor, TILE } from "../../engine/index.ts";
import { KindFan } from "../../pictures/KindFan.tsx";
import { gameContextOf } from "../../recording/index.ts";
import { membersToShow } from "../../recording/kindred.ts";
import { kindWords } from "../../recording/kindWords.ts";
import type { Camera } from "../view/camera.ts";
import styles from "./Kindred.module.css";

export interface KindredProps {
  readonly view: ViewId;
  readonly camera: Camera;
}

/**
 * In a picture of a recording, some of each kind in the place of the one who is pictured, named under the pointer, and a rim around the one
 * about whom is asked who may be there. While the rule plays in the picture, and in the hand, the pictured one is seen itself.
 */
export function Kindred({ view, camera }: KindredProps) {
  const editor = useEditor();
  const document = useEditorState((state) => state.document);
  const asked = useEditorState(({ ui }) => ui.whoActorId);
  // The scene depends on the recording.
  useEditorState((state) => state.recording);
  const isDragging = usePreview(({ ghost }) => ghost !== null);
  const actors = mapEntries(editor.scene(view)?.stage.actors ?? {}).values;
  const game = gameContextOf(document);
  const size = TILE * camera.zoom;
  return (
    <>
      {actors.map((actor) => {
        const words = kindWords(actor, game);
        if (words === null) return null;
        const members = membersToShow(actor, game);
        const isPlain = members.length < 2 || isDragging;
        return (
          <span
            key={actor.id}
            className={styles.kind}
            title={words}
            style={placeOf(actor, camera)}
            data-plain={isPlain}
          >
            {!isPlain && <KindFan members={members} game={game} size={Math.round(size) - 6} />}
          </span>
        );
      })}
      {view === "before" &&
        actors
          .filter(({ id }) => id === asked)
          .map((actor) => <span key={actor.id} className={styles.asked} style={placeOf(actor, camera)} />)}
    </>
  );
}

function placeOf({ position: { x, y } }: Actor, { zoom, left, top }: Camera): CSSProperties {
  const side = TILE * zoom;
  return { left: left + x * side, top: top + y * side, width: side, height: side };
}
