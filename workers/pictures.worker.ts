/** Decodes pictures off the main thread: a large game has hundreds, and each would block the page. */

interface PictureFile {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Answers are sent in the order of the requests. */
let queue: Promise<void> = Promise.resolve();

addEventListener("message", ({ data }: MessageEvent<readonly PictureFile[]>) => {
  queue = queue.then(() => decode(data));
});

/** Null for each file that is no picture, or that this browser cannot decode in a worker. */
async function decode(files: readonly PictureFile[]): Promise<void> {
  const decoded = await Promise.allSettled(files.map(pictureIn));
  const pictures = decoded.map((one) => (one.status === "fulfilled" ? one.value : null));
  postMessage(pictures, { transfer: pictures.filter((picture) => picture !== null) });
}

async function pictureIn({ type, bytes }: PictureFile): Promise<ImageBitmap> {
  return createImageBitmap(new Blob([bytes], { type }));
}
