/** Makes a film: the page sends the frames one after the other, each once the one before is answered, so that few wait in memory. */
import { GifFilm, type GifJob } from "./GifFilm.ts";

const film = new GifFilm();

addEventListener("message", ({ data }: MessageEvent<GifJob>) => {
  const file = film.take(data);
  postMessage({ file }, { transfer: file ? [file.buffer] : [] });
});
