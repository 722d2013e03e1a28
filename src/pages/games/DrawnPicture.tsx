/** A picture that is only a data URL yet: drawn, because our content policy shows no such image (stack §3). */
import { useEffect, useRef } from "react";
import { loadPicture } from "../../pictures/cache.ts";

export function DrawnPicture({ url }: { readonly url: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (url === "") return;
    // Without a picture there are still the words beside it.
    loadPicture(url).then(
      (picture) => canvas.current && draw(canvas.current, picture),
      () => undefined,
    );
  }, [url]);
  return <canvas ref={canvas} />;
}

function draw(canvas: HTMLCanvasElement, picture: ImageBitmap): void {
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.getContext("2d")?.drawImage(picture, 0, 0);
}
