import { useEffect, useRef } from "react";
import { prefersReducedMotion } from "../../browser/screen.ts";
import { every } from "../../browser/timers.ts";
import type { Characters } from "../../engine/index.ts";
import type { FilmMoments, Stretch } from "./FilmMoments.ts";
import styles from "./FilmPane.module.css";
import { FilmScreen, FRAME_MS } from "./makeFilm.ts";

/** The height of the line below the film, px of it. */
const LINE = 10;

interface FilmPreviewProps {
  readonly moments: FilmMoments;
  readonly stretch: Stretch;
  readonly characters: Characters;
  readonly tickMs: number;
}

/** The film as it will be, again and again, with a line that shows how far it is. Without motion, its first picture. */
export function FilmPreview({ moments, stretch: { from, to }, characters, tickMs }: FilmPreviewProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isCurrent = true;
    let end: () => void = () => undefined;
    const begin = async () => {
      const found = await moments.find({ from, to }, () => isCurrent);
      const [first] = found;
      if (!first || !isCurrent) return;
      const screen = await FilmScreen.load(found, first.stage, characters);
      if (!isCurrent) return;
      screen.paint(first);
      place.current?.replaceChildren(screen.context.canvas);
      if (prefersReducedMotion()) return;
      let ms = 0;
      end = every(FRAME_MS, () => {
        ms = (ms + FRAME_MS) % Math.max(FRAME_MS, (to - from) * tickMs);
        screen.paint(moments.at(from + ms / tickMs));
        drawLine(screen.context, ms / ((to - from) * tickMs));
      });
    };
    begin().catch((fault) => console.warn("The film could not be shown", fault));
    return () => {
      isCurrent = false;
      end();
    };
  }, [moments, from, to, characters, tickMs]);
  return <div ref={place} className={styles.preview} role="img" aria-label="The film" />;
}

/** How much of the film has been shown. */
function drawLine(context: CanvasRenderingContext2D, share: number): void {
  const { width, height } = context.canvas;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.fillStyle = "rgb(255 255 255 / 60%)";
  context.fillRect(0, height - LINE, width, LINE);
  context.fillStyle = "#ffc93c";
  context.fillRect(0, height - LINE, width * share, LINE);
}
