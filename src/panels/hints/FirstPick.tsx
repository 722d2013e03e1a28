import type { CSSProperties } from "react";
import { useEditor } from "../../editor/EditorProvider.tsx";
import { type Actor, appearanceInfo, type Character, TILE } from "../../engine/index.ts";
import styles from "./hints.module.css";
import type { StagePlace } from "./StagePlace.ts";

export interface FirstPickProps extends StagePlace {
  readonly character: Character;
  readonly actor: Actor;
}

/** Below this distance from the top of the view there is no room for the bubble over the actor, CSS px. */
const BUBBLE_HEIGHT = 84;

/** A ring around the hero of a new game, who asks to be picked. */
export function FirstPick({ character, actor, camera }: FirstPickProps) {
  const editor = useEditor();
  const { anchor, width, height } = appearanceInfo(character, actor.appearance);
  const tile = TILE * camera.zoom;
  const left = camera.left + (actor.position.x - anchor.x) * tile;
  const top = camera.top + (actor.position.y - anchor.y) * tile;
  const ring: CSSProperties = { left, top, width: width * tile, height: height * tile };
  const isBelow = top < BUBBLE_HEIGHT;
  const bubble = { left: left + (width * tile) / 2, top: isBelow ? top + height * tile : top };
  return (
    <>
      <span className={styles.ring} style={ring} />
      <button
        type="button"
        className={styles.bubble}
        data-below={isBelow}
        style={bubble}
        aria-label={`Pick me! (${character.name})`}
        onClick={() => editor.selection.selectActor("stage", actor.id)}
      >
        <img className={styles.tool} src="/ui/tools/pointer.png" alt="" width={28} height={28} />
        Pick me!
      </button>
    </>
  );
}
