import { Hand } from "lucide-react";
import { useEffect, useMemo, useRef } from "react";
import { prefersReducedMotion } from "../../browser/screen.ts";
import { marksOf } from "./annotationShapes.ts";
import { boxOf, middleOfBox, type PageBox, windowBox } from "./boxes.ts";
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
  const { lassos, line } = marksOf(boxes, arrow);
  return (
    <svg className={styles.annotations} aria-hidden="true">
      {lassos.map((box) => (
        <Lasso key={`${box.left},${box.top}`} box={box} />
      ))}
      {line && (
        <g data-arrow="">
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

const SIZE = 40;
const ROUND_MS = 2600;
/** The distance from which the hand approaches a tap. */
const AWAY = 46;

/** A hand that demonstrates a tap or a drag over and over. It changes nothing. */
function GhostHand({ way }: { readonly way: readonly PageBox[] }) {
  const hand = useRef<SVGGElement>(null);
  const [from, to] = useMemo(() => endsOf(way), [way]);
  useEffect(() => {
    if (prefersReducedMotion()) return;
    const rounds = { duration: ROUND_MS, iterations: Number.POSITIVE_INFINITY };
    const going = hand.current?.animate?.(framesOf(from, to), rounds);
    return () => going?.cancel();
  }, [from, to]);
  // Offset so that the fingertip, not the corner of the icon, is at the target.
  return (
    <g ref={hand} className={styles.ghostHand} data-ghost="" style={{ transform: shift(to.x, to.y) }}>
      <Hand x={-SIZE / 2} y={-6} size={SIZE} strokeWidth={2} />
    </g>
  );
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The fingertip is at the lower edge of a target, so that the hand hides nothing of it; higher where Nib's bar would hide the hand. */
function endsOf(way: readonly PageBox[]): readonly [from: Point, to: Point] {
  const bar = document.querySelector("[data-bar]");
  const lowest = (bar ? boxOf(bar).top : windowBox().height) - SIZE;
  const points = way.map((box) => ({ x: middleOfBox(box).x, y: Math.min(box.top + box.height, lowest) }));
  const first = points[0] ?? { x: 0, y: 0 };
  return [first, points.at(-1) ?? first];
}

function framesOf(from: Point, to: Point): Keyframe[] {
  const isTap = from.x === to.x && from.y === to.y;
  const start = isTap ? { x: from.x + AWAY, y: from.y + AWAY } : from;
  return [
    // There at once when it is asked for: a hand that first fades in seems not to come on a slow machine.
    { offset: 0, opacity: 1, transform: shift(start.x, start.y) },
    { offset: 0.15, opacity: 1, transform: shift(start.x, start.y) },
    { offset: 0.3, opacity: 1, transform: `${shift(start.x, start.y)} scale(${isTap ? 1 : 0.82})` },
    { offset: 0.7, opacity: 1, transform: `${shift(to.x, to.y)} scale(0.82)` },
    { offset: 0.94, opacity: 1, transform: shift(to.x, to.y) },
    { offset: 1, opacity: 0, transform: shift(to.x, to.y) },
  ];
}

function shift(x: number, y: number): string {
  return `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
}
