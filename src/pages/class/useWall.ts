import { useCallback, useEffect, useState } from "react";
import { teacher } from "../../api/classCalls.ts";
import type { Class, ClassLesson, WallEvents, WallTile } from "../../api/classes.ts";

export type WallNow = WallEvents["wall"];

/** Changes what the wall shows before the server tells it. */
export type UpdateWall = (change: { readonly class?: Class; readonly lesson?: ClassLesson }) => void;

interface FollowedWall {
  /** Null until the first event. */
  readonly wall: WallNow | null;
  /** False while the server cannot be reached: what is shown is what was known last. */
  readonly isConnected: boolean;
  /** The status with which the server refused. */
  readonly refused: number | null;
  readonly update: UpdateWall;
}

/** The wall of a class, followed for as long as the page is open. */
export function useWall(classId: string): FollowedWall {
  const [wall, setWall] = useState<WallNow | null>(null);
  const [isConnected, setConnected] = useState(true);
  const [refused, setRefused] = useState<number | null>(null);
  useEffect(
    () =>
      teacher.followWall(
        classId,
        { wall: setWall, tile: (tile) => setWall((now) => now && withTile(now, tile)) },
        { onConnected: setConnected, onRefused: setRefused },
      ),
    [classId],
  );
  const update = useCallback<UpdateWall>((change) => setWall((now) => now && { ...now, ...change }), []);
  return { wall, isConnected, refused, update };
}

/** Tiles keep their places. */
function withTile(wall: WallNow, changed: WallTile): WallNow {
  return { ...wall, tiles: wall.tiles.map((tile) => (tile.id === changed.id ? changed : tile)) };
}
