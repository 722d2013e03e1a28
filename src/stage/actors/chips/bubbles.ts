import { type AppearanceInfo, clamp, type Point, type Transform } from "../../../engine/index.ts";
import type { Box, Size } from "../../../pixels/Box.ts";
import { footOf, headOf } from "./chips.ts";

/** Longer lines are wrapped. */
const LETTERS_A_LINE = 17;
/** The tail of a bubble, px of the screen; it lies over the rim of the bubble, so that there is no line between them. */
export const TAIL = { width: 18, height: 15, overlap: 3 } as const;
/** How much of a small stage a bubble may cover. Only there it is drawn smaller. */
const SHARE_MAX = { width: 0.96, height: 0.55 } as const;
/** The tail stays clear of the round corners. */
const CORNER = 10;

/** The lines of a text in a bubble. A word that is too long for one is cut. */
export function bubbleLines(text: string): readonly string[] {
  const lines: string[] = [];
  let line: string[] = [];
  const end = () => {
    if (line.length > 0) lines.push(line.join(""));
    line = [];
  };
  for (const word of text.trim().split(/\s+/)) {
    let letters = [...word];
    if (line.length > 0 && line.length + 1 + letters.length <= LETTERS_A_LINE) line.push(" ");
    else end();
    for (; letters.length > LETTERS_A_LINE; letters = letters.slice(LETTERS_A_LINE))
      lines.push(letters.slice(0, LETTERS_A_LINE).join(""));
    line.push(...letters);
  }
  end();
  return lines;
}

/** Where a speaker is: the middles of its upper and lower edge, relative to the middle of its anchor tile, px of the stage. */
export interface Speaker {
  readonly head: Point;
  readonly foot: Point;
}

export function speakerOf(info: AppearanceInfo, transform: Transform): Speaker {
  return { head: headOf(info, transform), foot: footOf(info, transform) };
}

/** Where a bubble lies, px of the screen from the corner of the stage. */
export interface BubblePlace {
  /** Less than 1 only on a very small stage. */
  readonly scale: number;
  /** The top left corners of the bubble and its tail. */
  readonly bubble: Point;
  readonly tail: Point;
  /** It lies under the speaker, and its tail points up. */
  readonly isBelow: boolean;
  /** All of it. */
  readonly box: Box;
}

/**
 * Places a bubble over a speaker or, without room there, under it: always inside of `room`, which is what is seen of the stage. Null for a
 * speaker who is out of sight.
 */
export function placeBubble({ head, foot }: Speaker, size: Size, room: Box): BubblePlace | null {
  const [right, bottom] = [room.x + room.width, room.y + room.height];
  if (head.x < room.x || head.x > right || foot.y < room.y || head.y > bottom) return null;
  const scale = Math.min(
    1,
    (SHARE_MAX.width * room.width) / size.width,
    (SHARE_MAX.height * room.height) / (size.height + TAIL.height),
  );
  const [width, height] = [size.width * scale, size.height * scale];
  const reach = (TAIL.height - TAIL.overlap) * scale;
  const isBelow = head.y - height - reach < room.y && foot.y + height + reach <= bottom;
  const x = Math.round(clamp(head.x - width / 2, room.x, right - width));
  const y = Math.round(
    isBelow ? foot.y + reach : clamp(head.y - height - reach, room.y, Math.max(room.y, bottom - height - reach)),
  );
  const tail = {
    x: Math.round(
      clamp(head.x - (TAIL.width * scale) / 2, x + CORNER * scale, x + width - (CORNER + TAIL.width) * scale),
    ),
    y: isBelow ? y - reach : y + height - TAIL.overlap * scale,
  };
  const box = { x, y: isBelow ? y - reach : y, width, height: height + reach };
  return { scale, bubble: { x, y }, tail, isBelow, box };
}
