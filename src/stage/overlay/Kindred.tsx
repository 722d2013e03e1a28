import type { CSSProperties } from "react";
import { useEditor, useEditorState, usePreview } from "../../editor/EditorProvider.tsx";
import { selectedIn, type ViewId } from "../../editor/index.ts";
import { mapEntries } from "../../editor/state/largeMaps.ts";
import { type Actor, type Id, own, samePoint, TILE } from "../../engine/index.ts";
import { ActorPicture } from "../../pictures/ActorPicture.tsx";
import { KindFan } from "../../pictures/KindFan.tsx";
import type { GameContext } from "../../recording/index.ts";
import { membersToShow } from "../../recording/kindred.ts";
import { kindWords } from "../../recording/kindWords.ts";
import type { Camera } from "../view/camera.ts";
import styles from "./Kindred.module.css";

export interface KindredProps {
  readonly view: ViewId;
  readonly camera: Camera;
}

/**
 * In a picture of a recording, some of each kind in the place of the one who is pictured, named under the pointer, under the cursor and when
 * selected, and a rim around the one about whom is asked who may be there. While the rule plays in the picture, and in the hand, the pictured
 * one is seen itself.
 */
export function Kindred({ view, camera }: KindredProps) {
  const editor = useEditor();
  const { whoActorId: asked } = useEditorState(({ ui }) => ui);
  // The scene depends on these.
  useEditorState((state) => state.document);
  useEditorState((state) => state.recording);
  const actors = mapEntries(editor.scene(view)?.stage.actors ?? {}).values;
  return (
    <>
      {actors.map((actor) => (
        <Kin key={actor.id} actor={actor} view={view} camera={camera} />
      ))}
      {view === "before" &&
        actors
          .filter(({ id }) => id === asked)
          .map((actor) => <span key={actor.id} className={styles.asked} style={placeOf(actor, camera)} />)}
    </>
  );
}

/** Some of those for whom somebody in the picture stands; what is drafted is shown at once. */
function Kin({ actor: pictured, view, camera }: KindredProps & { readonly actor: Actor }) {
  const { kinds } = useEditor().recording;
  const isDragging = usePreview(({ ghost }) => ghost !== null);
  const isNamed = useEditorState(
    ({ ui }) =>
      selectedIn(ui, view).includes(pictured.id) ||
      (ui.cursor?.view === view && samePoint(ui.cursor.cell, pictured.position)),
  );
  const { actor, game } = kinds.shown(pictured);
  const words = kindWords(actor, game);
  const members = membersOfPicture(actor, pictured, game);
  if (words === null && members.length === 0) return null;
  const isPlain = members.length === 0 || isDragging;
  const size = Math.round(TILE * camera.zoom) - 6;
  return (
    <span
      className={styles.kind}
      title={words ?? undefined}
      style={placeOf(pictured, camera)}
      data-plain={isPlain}
      data-named={isNamed && !isDragging}
    >
      {!isPlain && members.length > 1 && <KindFan members={members} game={game} size={size} />}
      {!isPlain && members.length === 1 && (
        <ActorPicture character={own(game.characters, actor.characterId)} appearanceId={actor.appearance} size={size} />
      )}
      {words && (
        <span className={styles.name} aria-hidden="true">
          {words}
        </span>
      )}
    </span>
  );
}

/** Several of a kind; a single one only if somebody else is drafted in the place of the one who is drawn there. */
function membersOfPicture(actor: Actor, pictured: Actor, game: GameContext): Id[] {
  const members = membersToShow(actor, game);
  if (members.length > 1) return members;
  return actor.characterId === pictured.characterId ? [] : [actor.characterId];
}

function placeOf({ position: { x, y } }: Actor, { zoom, left, top }: Camera): CSSProperties {
  const side = TILE * zoom;
  return { left: left + x * side, top: top + y * side, width: side, height: side };
}
