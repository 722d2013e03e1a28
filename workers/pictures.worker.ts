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

/** Null for each of which there is no picture. */
async function decode(files: readonly PictureFile[]): Promise<void> {
  const decoding = files.map(({ type, bytes }) => createImageBitmap(new Blob([bytes], { type })));
  const decoded = await Promise.allSettled(decoding);
  const pictures = decoded.map((one) => (one.status === "fulfilled" ? one.value : null));
  postMessage(pictures, { transfer: pictures.filter((picture) => picture !== null) });
}
