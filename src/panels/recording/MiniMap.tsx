import type { Extent, Point } from "../../engine/index.ts";
import type { Route } from "../../recording/actionRows.ts";
import styles from "./MiniMap.module.css";

/** The side of a square and the largest size of a map, CSS px. */
const SQUARE = 10;
const HEIGHT_MAX = 40;
const WIDTH_MAX = 80;

/**
 * Where an action leads, as a map of the frame: the start outlined, the target filled. Hidden from screen readers, because the row is a
 * sentence.
 */
export function MiniMap({ extent, way }: { readonly extent: Extent; readonly way: Route }) {
  const columns = extent.xmax - extent.xmin + 1;
  const rows = extent.ymax - extent.ymin + 1;
  const scale = Math.min(SQUARE, HEIGHT_MAX / rows, WIDTH_MAX / columns);
  return (
    <svg
      className={styles.map}
      width={columns * scale + 2}
      height={rows * scale + 2}
      viewBox={`-1 -1 ${columns * SQUARE + 2} ${rows * SQUARE + 2}`}
      aria-hidden="true"
    >
      <path className={styles.grid} d={gridPath(columns, rows)} />
      <MapSquare className={styles.target} square={way.to} />
      {way.from && <MapSquare className={styles.start} square={way.from} />}
    </svg>
  );
}

function MapSquare({
  className,
  square: { x, y },
}: {
  readonly className: string | undefined;
  readonly square: Point;
}) {
  return <rect className={className} x={x * SQUARE + 1} y={y * SQUARE + 1} width={SQUARE - 2} height={SQUARE - 2} />;
}

function gridPath(columns: number, rows: number): string {
  const along = Array.from({ length: columns + 1 }, (_, x) => `M${x * SQUARE} 0v${rows * SQUARE}`);
  const across = Array.from({ length: rows + 1 }, (_, y) => `M0 ${y * SQUARE}h${columns * SQUARE}`);
  return [...along, ...across].join("");
}
