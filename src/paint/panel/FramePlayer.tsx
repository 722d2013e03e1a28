/** The look as it will be on the stage: its frames play at four a second, unless the child asked for less motion. */
import { useEffect, useState } from "react";
import { prefersReducedMotion } from "../../browser/screen.ts";
import { after } from "../../browser/timers.ts";
import type { PixelImage } from "../../pixels/PixelImage.ts";
import styles from "./FrameStrip.module.css";
import { PixelPicture } from "../PixelPicture.tsx";

const FRAME_MS = 250;
const SIDE = 40;

export function FramePlayer({ frames }: { readonly frames: readonly PixelImage[] }) {
  const [played, setPlayed] = useState(0);
  const plays = frames.length > 1 && !prefersReducedMotion();
  useEffect(() => {
    if (!plays) return;
    return after(FRAME_MS, () => setPlayed(played + 1));
  }, [plays, played]);
  const image = frames[played % frames.length];
  return (
    <div className={styles.player} role="img" aria-label="How it looks in the game">
      {image && <PixelPicture image={image} side={SIDE} />}
    </div>
  );
}
