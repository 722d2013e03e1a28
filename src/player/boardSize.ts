import { type Characters, own, type Stage } from "../engine/index.ts";

/** At most so many squares are seen at once where the camera of a stage follows somebody. */
const SEEN_MOST = { columns: 14, rows: 8, rowsUpright: 14 } as const;

/** The shape of the board as style properties: that of the stage, or of the part that its camera shows. */
export function boardSize(
  { width, height, camera }: Pick<Stage, "width" | "height" | "camera">,
  characters: Characters,
): Readonly<Record<`--${string}`, number>> {
  if (!camera || !own(characters, camera.follow)) return { "--columns": width, "--rows": height };
  const { columns, rows, rowsUpright } = SEEN_MOST;
  return {
    "--columns": Math.min(width, columns),
    "--rows": Math.min(height, rows),
    "--rows-upright": Math.min(height, rowsUpright),
  };
}
