import { type RefObject, useLayoutEffect, useState } from "react";
import { onElementSize } from "../../browser/screen.ts";

/**
 * How the pixel editor is laid out: `wide` has everything in columns beside the drawing, `upright` has tools above and colors below it, and
 * `phone` the same in less width. `low`, a phone on its side or a small window, has narrow columns and the frames behind a button.
 */
export type PaintLayout = "wide" | "upright" | "phone" | "low";

/** In less width or height, the columns of the wide layout leave too little for the drawing. CSS px, as all numbers here. */
const WIDE = { width: 900, height: 480 } as const;
const PHONE_WIDTH = 600;
/** In less height, the columns of a wide window need smaller buttons. */
const SHORT = 600;

export interface PaintRoom {
  readonly layout: PaintLayout;
  readonly isShort: boolean;
}

export function paintRoomOf({ width, height }: { readonly width: number; readonly height: number }): PaintRoom {
  return { layout: layoutOf(width, height), isShort: height < SHORT };
}

function layoutOf(width: number, height: number): PaintLayout {
  if (width > height) return width < WIDE.width || height < WIDE.height ? "low" : "wide";
  return width < PHONE_WIDTH ? "phone" : "upright";
}

/** Without a frame around the drawing, there is no space for the tags that grow it. */
export function isSmall(layout: PaintLayout): boolean {
  return layout === "phone" || layout === "low";
}

/** The room of an element, measured before it is painted. */
export function usePaintRoom(element: RefObject<HTMLElement | null>): PaintRoom {
  const [room, setRoom] = useState<PaintRoom>({ layout: "wide", isShort: false });
  useLayoutEffect(() => {
    if (!element.current) return;
    return onElementSize(element.current, (size) => {
      const next = paintRoomOf(size);
      setRoom((room) => (room.layout === next.layout && room.isShort === next.isShort ? room : next));
    });
  }, [element]);
  return room;
}
