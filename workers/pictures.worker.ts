/** Decodes pictures beside the page: a large game has hundreds, and it would stand still for each of them. */

interface PictureFile {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Answers go out in the order of the questions. */
let turn: Promise<void> = Promise.resolve();

addEventListener("message", ({ data }: MessageEvent<readonly PictureFile[]>) => {
  turn = turn.then(() => decode(data));
});

/** Null for each of which there is no picture, or none that a thread of this browser could make. */
async function decode(files: readonly PictureFile[]): Promise<void> {
  const decoded = await Promise.allSettled(files.map(pictureIn));
  const pictures = decoded.map((one) => (one.status === "fulfilled" ? one.value : null));
  postMessage(pictures, { transfer: pictures.filter((picture) => picture !== null) });
}

async function pictureIn({ type, bytes }: PictureFile): Promise<ImageBitmap> {
  return createImageBitmap(new Blob([bytes], { type }));
}
