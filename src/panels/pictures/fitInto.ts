import type { Size } from "../../pixels/Box.ts";

/** The largest size with the shape of a picture that fits into an area, in whole px and at least one. */
export function fitInto(shape: Size, area: Size): Size {
  const scale = Math.min(area.width / shape.width, area.height / shape.height);
  return {
    width: Math.max(1, Math.round(shape.width * scale)),
    height: Math.max(1, Math.round(shape.height * scale)),
  };
}
