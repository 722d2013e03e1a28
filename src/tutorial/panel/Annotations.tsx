import { arrowBetween, lassoOf } from "./annotationShapes.ts";
import type { PageBox } from "./boxes.ts";
import { GhostHand } from "./GhostHand.tsx";
import styles from "./Tutorial.module.css";

/** Wider corners would cut off those of the buttons in an outline. */
const CORNER = 14;

export interface AnnotationsProps {
  readonly boxes: readonly PageBox[];
  readonly arrow: boolean;
  /** The path of the ghost hand; null if there is none to show. */
  readonly way: readonly PageBox[] | null;
}

/** The outlines, arrow and ghost hand of a lesson, drawn over everything. They take no presses and are hidden from screen readers. */
export function Annotations({ boxes, arrow, way }: AnnotationsProps) {
  const lassos = boxes.map((box) => (box.isBeyond ? box : lassoOf(box)));
  const [first] = lassos;
  const last = lassos.at(-1);
  const line = arrow && first && last && first !== last && !first.isBeyond ? arrowBetween(first, last) : null;
  return (
    <svg className={styles.annotations} aria-hidden="true">
      {lassos.filter(isSeen).map((box) => (
        <Lasso key={`${box.left},${box.top}`} box={box} />
      ))}
      {line && (
        <g className={styles.arrow}>
          <path className={styles.underline} d={line.shaft} />
          <path className={styles.line} d={line.shaft} />
          <path className={styles.underline} d={line.head} />
          <path className={styles.line} d={line.head} />
        </g>
      )}
      {way && <GhostHand key={JSON.stringify(way.map(({ left, top }) => [left, top]))} way={way} />}
    </svg>
  );
}

function isSeen({ isBeyond }: PageBox): boolean {
  return !isBeyond;
}

function Lasso({ box: { left, top, width, height } }: { readonly box: PageBox }) {
  const corner = Math.min(width, height, CORNER * 2) / 2;
  const at = { x: left, y: top, width, height, rx: corner };
  return (
    <g className={styles.lasso} data-annotation="">
      <rect className={styles.underline} {...at} />
      <rect className={styles.line} {...at} />
    </g>
  );
}
