import type { Point } from "../../engine/index.ts";
import type { Size } from "../../pixels/Box.ts";

type Step = (cell: Point, stage: Size) => Point;

const STEPS: Readonly<Record<string, Step>> = {
  ArrowLeft: ({ x, y }) => ({ x: x - 1, y }),
  ArrowRight: ({ x, y }) => ({ x: x + 1, y }),
  ArrowUp: ({ x, y }) => ({ x, y: y - 1 }),
  ArrowDown: ({ x, y }) => ({ x, y: y + 1 }),
  Home: ({ y }) => ({ x: 0, y }),
  End: ({ y }, { width }) => ({ x: width - 1, y }),
  PageUp: ({ x }) => ({ x, y: 0 }),
  PageDown: ({ x }, { height }) => ({ x, y: height - 1 }),
};

/** The square that a key moves the cursor to, inside the stage; undefined for other keys. */
export function cursorStep(key: string): Step | undefined {
  const step = Object.hasOwn(STEPS, key) ? STEPS[key] : undefined;
  return step && ((cell, stage) => onStage(step(cell, stage), stage));
}

/** The nearest square on the stage, which may have become smaller. */
export function onStage({ x, y }: Point, { width, height }: Size): Point {
  return { x: Math.min(Math.max(x, 0), width - 1), y: Math.min(Math.max(y, 0), height - 1) };
}
