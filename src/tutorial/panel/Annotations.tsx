import { Hand, Pointer } from "lucide-react";
import { useEffect, useMemo, useRef } from "react";
import { prefersReducedMotion } from "../../browser/screen.ts";
import { marksOf } from "./annotationShapes.ts";
import { boxOf, overlaps, type PageBox, windowBox } from "./boxes.ts";
import { type HandPath, handPath } from "./handPath.ts";
import styles from "./Tutorial.module.css";

/** Wider corners would cut off those of the buttons in an outline. */
const CORNER = 14;

export interface AnnotationsProps {
  readonly boxes: readonly PageBox[];
  readonly arrow: boolean;
  /** The path of the ghost hand; null if there is none to show. */
  readonly way: readonly PageBox[] | null;
}

/** The controls of the page, over whose words no arrow leads. */
const LABELLED = "button, label, [role=tab], h2";

function labelsOf(boxes: readonly PageBox[]): readonly PageBox[] {
  const labels = [...document.querySelectorAll(LABELLED)].map(boxOf);
  return labels.filter((label) => label.width > 0 && !boxes.some((box) => overlaps(label, box)));
}

/** The outlines, arrow and ghost hand of a lesson, drawn over everything. They take no presses and are hidden from screen readers. */
export function Annotations({ boxes, arrow, way }: AnnotationsProps) {
  const { lassos, line } = useMemo(() => marksOf(boxes, arrow, arrow ? labelsOf(boxes) : []), [boxes, arrow]);
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

const SIZE = 56;
/** Where the tip of the finger is in the picture of a hand that taps, as parts of its size. */
const TIP = { x: 8 / 24, y: 2 / 24 } as const;
const ROUND_MS = 2600;

/** A hand that demonstrates a tap or a drag over and over. It changes nothing. */
function GhostHand({ way }: { readonly way: readonly PageBox[] }) {
  const hand = useRef<SVGGElement>(null);
  const ring = useRef<SVGCircleElement>(null);
  const path = useMemo(() => handPath(way, lowestTip()), [way]);
  useEffect(() => {
    if (prefersReducedMotion()) return;
    const rounds = { duration: ROUND_MS, iterations: Number.POSITIVE_INFINITY };
    const going = [hand.current?.animate?.(framesOf(path), rounds), ring.current?.animate?.(RINGING, rounds)];
    return () => {
      for (const each of going) each?.cancel();
    };
  }, [path]);
  const { x, y } = path.to;
  // Offset so that the fingertip, not the corner of the icon, is at the target.
  return (
    <>
      {path.isTap && <circle ref={ring} className={styles.tapRing} cx={x} cy={y} r={SIZE / 2} />}
      <g ref={hand} className={styles.ghostHand} data-ghost="" style={{ transform: shift(x, y) }}>
        {path.isTap ? (
          <Pointer x={-SIZE * TIP.x} y={-SIZE * TIP.y} size={SIZE} />
        ) : (
          <Hand x={-SIZE / 2} y={-6} size={SIZE} />
        )}
      </g>
    </>
  );
}

/** A ring spreads from the finger at the moment of its tap. */
const RINGING: Keyframe[] = [
  { offset: 0, opacity: 0, transform: "scale(0.3)" },
  { offset: 0.68, opacity: 0, transform: "scale(0.3)" },
  { offset: 0.7, opacity: 1, transform: "scale(0.3)", easing: "ease-out" },
  { offset: 0.94, opacity: 0, transform: "scale(1.4)" },
  { offset: 1, opacity: 0, transform: "scale(1.4)" },
];

/** The hand is not seen below this line: Nib's bar lies over it. */
function lowestTip(): number {
  const bar = document.querySelector("[data-bar]");
  return (bar ? boxOf(bar).top : windowBox().height) - SIZE;
}

/** It is there in the first frame: a hand that first fades in seems not to come on a slow machine. */
function framesOf({ from, to, isTap }: HandPath): Keyframe[] {
  return [
    { offset: 0, opacity: 1, transform: shift(from.x, from.y) },
    { offset: 0.3, opacity: 1, transform: `${shift(from.x, from.y)} scale(${isTap ? 1 : 0.82})` },
    { offset: 0.7, opacity: 1, transform: `${shift(to.x, to.y)} scale(0.82)` },
    { offset: 0.94, opacity: 1, transform: shift(to.x, to.y) },
    { offset: 1, opacity: 0, transform: shift(to.x, to.y) },
  ];
}

function shift(x: number, y: number): string {
  return `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
}
