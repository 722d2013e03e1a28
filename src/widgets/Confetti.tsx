import { useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import styles from "./Confetti.module.css";
import { shower } from "./confettiShower.ts";

/** A short shower of confetti over the page, drawn on one canvas. There is none for a child who asked for less motion. */
export function Confetti() {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const context = canvas.current?.getContext("2d");
    return context ? shower(context) : undefined;
  }, []);
  return createPortal(<canvas ref={canvas} className={styles.confetti} />, document.body);
}
