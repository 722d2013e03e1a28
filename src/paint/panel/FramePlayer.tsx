import { Pause, Play } from "lucide-react";
import { useEffect, useState } from "react";
import { after } from "../../browser/timers.ts";
import type { PixelImage } from "../../pixels/PixelImage.ts";
import { IconButton } from "../../widgets/IconButton.tsx";
import { PixelPicture } from "../PixelPicture.tsx";
import styles from "./FrameStrip.module.css";
import { usePixelEditorState } from "./PixelEditorContext.ts";

const SIDE = 48;
const FRAME_MS = 250;

/** How the appearance looks in the game: its frames play while the child wants them to. */
export function FramePlayer({ frames }: { readonly frames: readonly PixelImage[] }) {
  const shown = usePixelEditorState(({ drawing }) => drawing.frame);
  const [played, setPlayed] = useState<number | null>(null);
  const isOff = frames.length < 2;
  const isPlaying = played !== null && !isOff;
  useEffect(() => {
    if (!isPlaying) return;
    return after(FRAME_MS, () => setPlayed(played + 1));
  }, [isPlaying, played]);
  const image = frames[isPlaying ? played % frames.length : shown];
  return (
    <>
      <div className={styles.player} role="img" aria-label="How it looks in the game">
        {image && <PixelPicture image={image} side={SIDE} />}
      </div>
      <IconButton
        icon={isPlaying ? <Pause size={20} aria-hidden="true" /> : <Play size={20} aria-hidden="true" />}
        name={isPlaying ? "Stop the frames" : "Play the frames"}
        tooltipSide="right"
        aria-disabled={isOff}
        onClick={isOff ? undefined : () => setPlayed(isPlaying ? null : 0)}
      />
    </>
  );
}
