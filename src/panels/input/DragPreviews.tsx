import { Ban } from "lucide-react";
import { useEffect, useRef } from "react";
import { useEditorState, usePreview } from "../../editor/EditorProvider.tsx";
import type { Ghost } from "../../editor/index.ts";
import { findNode, type Rule } from "../../engine/index.ts";
import { ActorPicture } from "../../pictures/ActorPicture.tsx";
import { cachedRulePictures } from "../../pictures/drawRule.ts";
import { RulePicture } from "../../pictures/RulePicture.tsx";
import { containerTitle } from "../inspector/containerTitle.ts";
import { useGameContext } from "../selection/useGameContext.ts";
import styles from "./input.module.css";

const SIZE = 40;
/** The side that the pictures of a dragged rule keep to, CSS px. */
const PICTURE = 72;
/** Where the card of a dragged rule is beside the pointer, as far as the window has room, CSS px. */
const BESIDE = { x: 12, y: 8 } as const;

/** The drag preview while the pointer is over no stage: a picture beside it, crossed out if it cannot be dropped there. */
export function ActorDragPreview() {
  // Over a stage, the stage draws the preview at its own scale.
  const ghost = usePreview((preview) => (preview.ghost?.dropTarget === null ? preview.ghost : null));
  return ghost && <Preview ghost={ghost} />;
}

function Preview({ ghost }: { readonly ghost: Ghost }) {
  const character = useEditorState(({ document }) => document.characters[ghost.characterId]);
  const position = { left: ghost.pixel.x - SIZE / 2, top: ghost.pixel.y - SIZE / 2 };
  return (
    <div className={styles.actorPreview} style={position} aria-hidden="true">
      <ActorPicture character={character} appearanceId={ghost.appearance} transform={ghost.transform} size={SIZE} />
      {ghost.reason !== null && <Ban className={styles.refused} size={20} strokeWidth={3} />}
    </div>
  );
}

/** The card of a rule that is being dragged, beside the pointer. */
export function RuleDragPreview() {
  const dragged = usePreview(({ draggedRule }) => draggedRule);
  const rule = useEditorState(({ document }) => {
    return dragged ? findNode(document.characters[dragged.characterId]?.rules ?? [], dragged.ruleId) : undefined;
  });
  const card = useFollowPointer(rule !== undefined);
  if (!rule) return null;
  return (
    <div ref={card} className={styles.rulePreview} aria-hidden="true">
      {rule.type === "rule" ? <SmallPictures rule={rule} /> : containerTitle(rule)}
      {dragged?.refusal && (
        <span className={styles.refusal}>
          <Ban size={18} strokeWidth={3} /> {dragged.refusal}
        </span>
      )}
    </div>
  );
}

function SmallPictures({ rule }: { readonly rule: Rule }) {
  const game = useGameContext();
  const { width, height } = cachedRulePictures(rule, game).shown;
  const square = Math.max(2, Math.min(SIZE, Math.floor(PICTURE / Math.max(width, height))));
  return (
    <>
      <RulePicture rule={rule} game={game} which="before" square={square} />
      <span>→</span>
      <RulePicture rule={rule} game={game} which="after" square={square} />
    </>
  );
}

/** Gestures carry no pointer position for rules, so the card follows pointer events itself, outside React. */
function useFollowPointer(isFollowing: boolean) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isFollowing) return;
    // Measured once, because it may force a layout.
    const width = card.current?.offsetWidth ?? 0;
    const height = card.current?.offsetHeight ?? 0;
    const follow = ({ clientX, clientY }: PointerEvent) => {
      if (!card.current) return;
      const left = Math.min(clientX + BESIDE.x, window.innerWidth - width);
      const top = Math.min(clientY + BESIDE.y, window.innerHeight - height);
      card.current.style.transform = `translate(${left}px, ${top}px)`;
    };
    window.addEventListener("pointermove", follow);
    return () => window.removeEventListener("pointermove", follow);
  }, [isFollowing]);
  return card;
}
