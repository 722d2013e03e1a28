import { type CSSProperties, type MouseEvent, useEffect, useRef } from "react";
import { focusWhenRendered, isFocusFree } from "../../browser/focus.ts";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { type Actor, appearanceInfo, type Character, clamp, currentStage, TILE } from "../../engine/index.ts";
import { findTeachButton } from "./findTeachButton.ts";
import styles from "./hints.module.css";
import type { StagePlace } from "./StagePlace.ts";

export interface FirstPickProps extends StagePlace {
  readonly character: Character;
  readonly actor: Actor;
}

/** The height of the bubble with its distance from the actor, half its width, and its round ends, which have no tail, CSS px. */
const BUBBLE = { height: 84, halfWidth: 76, end: 26 } as const;
/** The bubble keeps this distance from the sides of the view, CSS px. */
const MARGIN = 6;

/** A ring around the hero of a new game, who asks to be picked. For keyboard users, the pick moves the focus to the button that teaches the hero. */
export function FirstPick({ character, actor, camera, viewSize }: FirstPickProps) {
  const editor = useEditor();
  const bubble = useFocusByKeys();
  const pick = (event: MouseEvent) => {
    editor.selection.selectActor("stage", actor.id);
    if (event.detail === 0) focusWhenRendered(findTeachButton);
  };
  const { anchor, width, height } = appearanceInfo(character, actor.appearance);
  const tile = TILE * camera.zoom;
  const left = camera.left + (actor.position.x - anchor.x) * tile;
  const top = camera.top + (actor.position.y - anchor.y) * tile;
  const ring: CSSProperties = { left, top, width: width * tile, height: height * tile };
  const { left: bubbleLeft, tail } = bubblePlace(left + (width * tile) / 2, viewSize.width);
  const isBelow = useIsBetterBelow({ middle: bubbleLeft, top, bottom: top + height * tile, actor, camera });
  const place = { left: bubbleLeft, top: isBelow ? top + height * tile : top, "--tail": `${tail}px` } as CSSProperties;
  return (
    <>
      <span className={styles.ring} style={ring} />
      <button
        ref={bubble}
        type="button"
        className={styles.bubble}
        data-below={isBelow}
        style={place}
        aria-label={`Pick me! (${character.name})`}
        onClick={pick}
      >
        <img className={styles.tool} src="/ui/tools/pointer.png" alt="" width={28} height={28} />
        Pick me!
      </button>
    </>
  );
}

/** Gives a button the focus as it appears, where a keyboard user has just arrived on the page. */
function useFocusByKeys() {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const isByKeys = document.activeElement?.matches(":focus-visible") ?? false;
    if (isByKeys && isFocusFree()) button.current?.focus({ preventScroll: true });
  }, []);
  return button;
}

interface BubbleRoom extends Pick<StagePlace, "camera"> {
  readonly actor: Actor;
  /** The middle of the bubble, and the top and bottom of the actor in the view, CSS px. */
  readonly middle: number;
  readonly top: number;
  readonly bottom: number;
}

/** Whether the bubble has no room over the actor, or would only cover somebody there. */
function useIsBetterBelow({ actor, middle, top, bottom, camera }: BubbleRoom): boolean {
  const tile = TILE * camera.zoom;
  const coversSomebody = useEditorState(({ document }) => {
    const others = Object.values(currentStage(document.world)?.actors ?? {}).filter(({ id }) => id !== actor.id);
    const covers = (from: number, to: number) =>
      others.some(({ position: { x, y } }) => {
        const [left, upper] = [camera.left + x * tile, camera.top + y * tile];
        const isBeside = left > middle + BUBBLE.halfWidth || left + tile < middle - BUBBLE.halfWidth;
        return !isBeside && upper < to && upper + tile > from;
      });
    return covers(top - BUBBLE.height, top) && !covers(bottom, bottom + BUBBLE.height);
  });
  return top < BUBBLE.height || coversSomebody;
}

/** The middle of the bubble: that of the actor as far as the sides of the view allow. There only the tail points to it. */
function bubblePlace(middle: number, viewWidth: number) {
  const nearest = BUBBLE.halfWidth + MARGIN;
  const left = clamp(middle, nearest, Math.max(nearest, viewWidth - nearest));
  const farthest = BUBBLE.halfWidth - BUBBLE.end;
  return { left, tail: clamp(middle - left, -farthest, farthest) };
}
