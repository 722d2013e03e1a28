import { type RefObject, useLayoutEffect, useState } from "react";
import { onElementSize } from "../../browser/screen.ts";

/**
 * How the pixel editor is laid out: `wide` has everything in columns beside the drawing, `upright` has tools above and colors below it,
 * `phone` the same in less width, and `low`, a phone on its side, has the colors beside it and the frames behind a button.
 */
export type PaintLayout = "wide" | "upright" | "phone" | "low";

/** In less height, tools and colors above and below would leave nothing for the drawing. CSS px, as all numbers here. */
const LOW = 480;
const NARROW = 900;
const PHONE = 600;
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
  if (height < LOW && width > height) return "low";
  if (width < PHONE) return "phone";
  return width < NARROW || width < height ? "upright" : "wide";
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
