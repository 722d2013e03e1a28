import { type AppearanceInfo, clamp, type HudEntry, type Point, type Transform } from "../../../engine/index.ts";
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

/** The pills with the numbers of a game, as its style sheet has them: shares of the shorter side of what is seen, CSS px. */
const PILL = { least: 24, share: 0.09, most: 42 } as const;
const PILL_GAP = { least: 3, share: 0.01, most: 6 } as const;
const PILL_EDGE = { least: 4, share: 0.02, most: 12 } as const;

/** The height of the pills in a room, the gap between two, and how far they are from its edge, px. */
export function pillSizes({ width, height }: Size): Readonly<Record<"height" | "gap" | "edge", number>> {
  const side = Math.min(width, height);
  const px = ({ least, share, most }: typeof PILL | typeof PILL_GAP | typeof PILL_EDGE) =>
    clamp(share * side, least, most);
  return { height: px(PILL), gap: px(PILL_GAP), edge: px(PILL_EDGE) };
}

/** What the numbers in the corners of a game leave free of what is seen of its stage. */
export function roomBeside(hud: readonly Pick<HudEntry, "corner">[], room: Box): Box {
  const { height, gap, edge } = pillSizes(room);
  const zone = (corners: readonly HudEntry["corner"][]) => {
    const pills = Math.max(...corners.map((corner) => hud.filter((entry) => entry.corner === corner).length));
    return pills === 0 ? 0 : 2 * edge + pills * height + (pills - 1) * gap;
  };
  const [top, bottom] = [zone(["top-left", "top-right"]), zone(["bottom-left", "bottom-right"])];
  return { ...room, y: room.y + top, height: Math.max(0, room.height - top - bottom) };
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
 * Places a bubble over a speaker or, without room there, under it: always inside of `room`, which is free of what is `seen` of the stage.
 * Null for a speaker who is out of sight.
 */
export function placeBubble({ head, foot }: Speaker, size: Size, room: Box, seen = room): BubblePlace | null {
  const [right, bottom] = [room.x + room.width, room.y + room.height];
  if (head.x < seen.x || head.x > seen.x + seen.width) return null;
  if (foot.y < seen.y || head.y > seen.y + seen.height) return null;
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
