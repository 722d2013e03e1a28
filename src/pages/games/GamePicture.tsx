import { useEffect, useRef } from "react";
import { drawBitmap, loadPicture } from "../../pictures/cache.ts";

/** The thumbnail of a game, a URL or a data URL, or a placeholder for "". */
export function GamePicture({ thumbnail }: { readonly thumbnail: string }) {
  if (thumbnail.startsWith("data:")) return <DrawnPicture url={thumbnail} />;
  return <img src={thumbnail || "/ui/empty-world.png"} alt="" loading="lazy" width={400} height={236} />;
}

/** Draws a data URL on a canvas, because our content security policy forbids images from data URLs. */
function DrawnPicture({ url }: { readonly url: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (url === "") return;
    // Without it, the text beside it remains.
    loadPicture(url).then(
      (picture) => canvas.current && drawBitmap(canvas.current, picture),
      () => undefined,
    );
  }, [url]);
  return <canvas ref={canvas} />;
}
