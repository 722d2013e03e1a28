import { type RefObject, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import styles from "./Confetti.module.css";
import { shower } from "./confettiShower.ts";

interface ConfettiProps {
  /** What is celebrated; by default the whole page. */
  readonly place?: RefObject<Element | null>;
}

/** A short shower of confetti, drawn on one canvas over the page. There is none for a child who asked for less motion. */
export function Confetti({ place }: ConfettiProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const context = canvas.current?.getContext("2d");
    return context ? shower(context, place?.current ?? undefined) : undefined;
  }, [place]);
  return createPortal(<canvas ref={canvas} className={styles.confetti} />, document.body);
}
