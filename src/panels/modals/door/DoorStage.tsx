import { type CSSProperties, type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { useEditorState } from "../../../editor/EditorProvider.tsx";
import { type Actor, own, type Point, type Stage, samePoint, transformOf } from "../../../engine/index.ts";
import { ActorPicture } from "../../../pictures/ActorPicture.tsx";
import { DataPicture } from "../../../pictures/DataPicture.tsx";
import { withinStage } from "../../../recording/doors.ts";
import { announce } from "../../../widgets/announcement.ts";
import styles from "./DoorDialog.module.css";
import { useStartPicture } from "./useStartPicture.ts";

/** A square's side, CSS px: larger on a stage that has room for it. */
const SQUARE = 24;
const SQUARE_MAX = 48;
const ROOM = { width: 616, height: 364 };
/** What the levels beside it and the margins of the dialog take of a window, CSS px. */
const BESIDE = 276;
/** The picture of a larger stage is drawn less sharp, px. */
const DRAWN_MAX = 2400;
const SHARP = 2;
/** The part of a square that the actor takes. */
const ACTOR = 0.75;

const TAB_STOP = { tabIndex: 0, "data-first": true } as const;

const STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export interface DoorStageProps {
  readonly stage: Stage;
  /** Who comes out of the door. */
  readonly actor: Actor;
  readonly name: string;
  readonly at: Point;
  readonly onPlace: (at: Point) => void;
  /** The square is taken, and with it the door. */
  readonly onTake: () => void;
  /** What is said about the level. */
  readonly children?: ReactNode;
}

/** The other level. A tap or the arrow keys put somebody on a square of it; Enter takes the square. */
export function DoorStage({ stage, actor, name, at, onPlace, onTake, children }: DoorStageProps) {
  const characters = useEditorState(({ document }) => document.characters);
  const square = squareOf(stage);
  const size = { width: stage.width * square, height: stage.height * square };
  const picture = useStartPicture(stage, characters, Math.min(size.width * SHARP, DRAWN_MAX));
  const place = (to: Point) => {
    const square = withinStage(stage, to);
    if (samePoint(square, at)) return;
    onPlace(square);
    announce(squareWords(square));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (event.ctrlKey || event.altKey || event.metaKey || (!step && event.key !== "Enter")) return;
    event.preventDefault();
    if (step) place({ x: at.x + step.x, y: at.y + step.y });
    else onTake();
  };
  const onPress = ({ clientX, clientY, currentTarget }: MouseEvent) => {
    const { left, top } = currentTarget.getBoundingClientRect();
    place({ x: Math.floor((clientX - left) / square), y: Math.floor((clientY - top) / square) });
  };
  return (
    <div className={styles.side}>
      <div className={styles.scroll}>
        <div
          className={styles.stage}
          role="application"
          {...TAB_STOP}
          aria-roledescription="picture of a level"
          aria-label={`${stage.name || "Untitled"}: ${name} comes out at ${squareWords(at)}. Arrow keys move it, Enter takes it.`}
          style={{ ...size, "--square": `${square}px` } as CSSProperties}
          onClick={onPress}
          onKeyDown={onKeyDown}
        >
          <DataPicture url={picture} {...size} />
          <Newcomer key={`${at.x},${at.y}`} at={at} square={square}>
            <ActorPicture
              character={own(characters, actor.characterId)}
              appearanceId={actor.appearance}
              transform={transformOf(actor)}
              size={Math.round(square * ACTOR)}
            />
          </Newcomer>
        </div>
      </div>
      <p className={styles.hint}>Tap the square where {name} comes out.</p>
      {children && <div className={styles.said}>{children}</div>}
    </div>
  );
}

interface NewcomerProps {
  readonly at: Point;
  readonly square: number;
  readonly children: ReactNode;
}

/** The square with who comes out there. In a stage that is larger than its room, it is scrolled into sight. */
function Newcomer({ at, square, children }: NewcomerProps) {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    mark.current?.scrollIntoView?.({ block: "nearest", inline: "nearest" });
  }, []);
  return (
    <span
      ref={mark}
      className={styles.newcomer}
      data-at={`${at.x},${at.y}`}
      style={{ left: at.x * square, top: at.y * square }}
    >
      {children}
    </span>
  );
}

function squareOf({ width, height }: Stage): number {
  const room = Math.min(ROOM.width, innerWidth - BESIDE);
  const fitting = Math.floor(Math.min(room / width, ROOM.height / height));
  return Math.max(SQUARE, Math.min(SQUARE_MAX, fitting));
}

function squareWords({ x, y }: Point): string {
  return `column ${x + 1}, row ${y + 1}`;
}
