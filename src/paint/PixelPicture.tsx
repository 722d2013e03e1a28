import { useLayoutEffect, useRef } from "react";
import { drawPixels } from "../pictures/pixels.ts";
import type { PixelImage } from "../pixels/PixelImage.ts";
import styles from "./panel/FrameStrip.module.css";

/** An image fitted into a square, with sharp pixels. Without alternative text, because what it belongs to has a name. */
export function PixelPicture({ image, side }: { readonly image: PixelImage; readonly side: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    if (canvas.current) drawPixels(canvas.current, image);
  }, [image]);
  const scale = side / Math.max(image.width, image.height);
  const size = { width: image.width * scale, height: image.height * scale };
  return (
    <span className={styles.picture} style={{ width: side, height: side }}>
      <canvas ref={canvas} style={size} />
    </span>
  );
}
