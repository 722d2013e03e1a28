import { inSlices, withTimeout, yieldToBrowser } from "../browser/timers.ts";
import { newPicturesWorker, WorkerClient } from "../browser/workers.ts";

/**
 * Long enough for an overloaded machine, on which a stage's sky once took more than ten seconds: a stage keeps the stand-in of a picture that
 * failed until it is opened again.
 */
const DECODE_TIMEOUT_MS = 60_000;

/** Decodes one file in the page. Rejects if it is no picture, or if the browser never finishes. */
export async function decodeBitmap(file: Blob, options?: ImageBitmapOptions): Promise<ImageBitmap> {
  return withTimeout(createImageBitmap(file, options), DECODE_TIMEOUT_MS);
}

/** The message to the worker (workers/pictures.worker.ts). */
interface PictureFile {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

interface DecodeRequest {
  readonly type: string;
  readonly base64: string;
  readonly resolve: (picture: ImageBitmap) => void;
  readonly reject: (error: unknown) => void;
}

/** Fewer pictures than this are decoded before a worker would have started. */
const WORKER_MIN = 20;
/** Batches are small, so that the first of hundreds of pictures show before the last are decoded. */
const BATCH_SIZE = 40;

const worker = new WorkerClient<readonly PictureFile[], readonly (ImageBitmap | null)[]>(newPicturesWorker);
let requests: DecodeRequest[] = [];

/** Many pictures requested at once are decoded in a worker, a few in the page. Rejects if this is no picture. */
export function decodePicture(type: string, base64: string): Promise<ImageBitmap> {
  return new Promise((resolve, reject) => {
    requests.push({ type, base64, resolve, reject });
    // Callers usually want several at once, so requests are collected for a moment.
    if (requests.length === 1) void yieldToBrowser().then(decodeRequested);
  });
}

async function decodeRequested(): Promise<void> {
  const all = requests;
  requests = [];
  if (all.length < WORKER_MIN) return decodeInPage(all);
  for (let start = 0; start < all.length; start += BATCH_SIZE) {
    if (start > 0) await yieldToBrowser();
    void decodeInWorker(all.slice(start, start + BATCH_SIZE));
  }
}

/** Pictures that the worker could not decode are tried again in the page, whose decoder reports the error. */
async function decodeInWorker(batch: readonly DecodeRequest[]): Promise<void> {
  const files = batch.map(fileOf);
  const pictures = await worker.request(
    files,
    files.map(({ bytes }) => bytes.buffer),
  );
  batch.forEach(({ resolve }, index) => {
    const picture = pictures?.[index];
    if (picture) resolve(picture);
  });
  return decodeInPage(batch.filter((_, index) => !pictures?.[index]));
}

async function decodeInPage(batch: readonly DecodeRequest[]): Promise<void> {
  await inSlices(decodeEach(batch));
}

function* decodeEach(batch: readonly DecodeRequest[]): Generator<void, void> {
  for (const request of batch) {
    const { type, bytes } = fileOf(request);
    decodeBitmap(new Blob([bytes], { type })).then(request.resolve, request.reject);
    yield;
  }
}

function fileOf({ type, base64 }: DecodeRequest): PictureFile {
  return { type, bytes: bytesOfBase64(base64) };
}

/** No bytes if it is not base64, so that decoding them fails. */
function bytesOfBase64(base64: string): Uint8Array<ArrayBuffer> {
  const letters = decodeBase64(base64);
  const bytes = new Uint8Array(letters.length);
  // A loop, because `Uint8Array.from` takes many times as long and a large game shows half a megabyte of pictures.
  for (let index = 0; index < letters.length; index += 1) bytes[index] = letters.charCodeAt(index);
  return bytes;
}

function decodeBase64(base64: string): string {
  try {
    return atob(base64);
  } catch {
    return "";
  }
}
