interface Square {
  readonly x: number;
  readonly y: number;
}

/** In squares. */
interface Grid {
  readonly width: number;
  readonly height: number;
}

type Step = (square: Square, grid: Grid) => Square;

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

/** The square to which a key moves the keyboard cursor of a stage or drawing, inside its grid; undefined for other keys. */
export function cursorStep(key: string): Step | undefined {
  const step = Object.hasOwn(STEPS, key) ? STEPS[key] : undefined;
  return step && ((square, grid) => insideGrid(step(square, grid), grid));
}

/** The nearest square inside the grid, which may have become smaller. */
export function insideGrid({ x, y }: Square, { width, height }: Grid): Square {
  return { x: Math.min(Math.max(x, 0), width - 1), y: Math.min(Math.max(y, 0), height - 1) };
}
