export interface Room {
  readonly width: number;
  readonly height: number;
}

/** The largest size of the same shape that fits into a room, in whole px and at least one. */
export function fitInto(shape: Room, room: Room): Room {
  const scale = Math.min(room.width / shape.width, room.height / shape.height);
  return {
    width: Math.max(1, Math.round(shape.width * scale)),
    height: Math.max(1, Math.round(shape.height * scale)),
  };
}
