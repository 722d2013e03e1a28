import { Hand } from "lucide-react";
import { useEffect, useMemo, useRef } from "react";
import { prefersReducedMotion } from "../../browser/screen.ts";
import { middleOfBox, type PageBox } from "./boxes.ts";
import styles from "./Tutorial.module.css";

const SIZE = 40;
const ROUND_MS = 2600;
/** The distance from which the hand approaches a tap. */
const AWAY = 46;

/** A hand that demonstrates a tap or a drag over and over. It changes nothing. */
export function GhostHand({ way }: { readonly way: readonly PageBox[] }) {
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

function endsOf(way: readonly PageBox[]): readonly [from: Point, to: Point] {
  const points = way.map(middleOfBox);
  const first = points[0] ?? { x: 0, y: 0 };
  return [first, points.at(-1) ?? first];
}

function framesOf(from: Point, to: Point): Keyframe[] {
  const isTap = from.x === to.x && from.y === to.y;
  const start = isTap ? { x: from.x + AWAY, y: from.y + AWAY } : from;
  return [
    { offset: 0, opacity: 0, transform: shift(start.x, start.y) },
    { offset: 0.15, opacity: 1, transform: shift(start.x, start.y) },
    { offset: 0.3, opacity: 1, transform: `${shift(start.x, start.y)} scale(${isTap ? 1 : 0.82})` },
    { offset: 0.7, opacity: 1, transform: `${shift(to.x, to.y)} scale(0.82)` },
    { offset: 0.85, opacity: 1, transform: shift(to.x, to.y) },
    { offset: 1, opacity: 0, transform: shift(to.x, to.y) },
  ];
}

function shift(x: number, y: number): string {
  return `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
}
