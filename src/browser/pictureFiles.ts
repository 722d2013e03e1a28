/** Decodes the files of pictures: many in a thread of their own, few in the page. */
import { yieldToBrowser } from "./timers.ts";
import { decodeBitmap } from "./bitmap.ts";
import { WorkerClient } from "./workers.ts";

/** What the thread is asked for (workers/pictures.worker.ts). */
interface PictureFile {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

interface Wish {
  readonly type: string;
  readonly base64: string;
  readonly done: (picture: ImageBitmap) => void;
  readonly fail: (fault: unknown) => void;
}

/** Fewer are there before a thread would be. */
const MANY = 20;
/** The first of hundreds are seen before the last are decoded. */
const EACH_TIME = 40;

const thread = new WorkerClient<readonly PictureFile[], readonly (ImageBitmap | null)[]>(
  () => new Worker(new URL("../../workers/pictures.worker.ts", import.meta.url), { type: "module" }),
);
let wishes: Wish[] = [];

/** Rejects with an Error where there is no picture in it. */
export function decodePicture(type: string, base64: string): Promise<ImageBitmap> {
  return new Promise((done, fail) => {
    wishes.push({ type, base64, done, fail });
    // Who asks for one mostly asks for more at once.
    if (wishes.length === 1) void yieldToBrowser().then(decodeAll);
  });
}

async function decodeAll(): Promise<void> {
  const all = wishes;
  wishes = [];
  if (all.length < MANY) return decodeHere(all);
  for (let at = 0; at < all.length; at += EACH_TIME) {
    if (at > 0) await yieldToBrowser();
    void decodeThere(all.slice(at, at + EACH_TIME));
  }
}

/** What the thread finds no picture in, or cannot read at all, is for the page to judge. */
async function decodeThere(some: readonly Wish[]): Promise<void> {
  const files = some.map(fileOf);
  const pictures = await thread.request(
    files,
    files.map(({ bytes }) => bytes.buffer),
  );
  some.forEach(({ done }, place) => {
    const picture = pictures?.[place];
    if (picture) done(picture);
  });
  return decodeHere(some.filter((_, place) => !pictures?.[place]));
}

/** Each in a turn of its own. */
async function decodeHere(some: readonly Wish[]): Promise<void> {
  for (const wish of some) {
    await yieldToBrowser();
    decode(fileOf(wish)).then(wish.done, wish.fail);
  }
}

function decode({ type, bytes }: PictureFile): Promise<ImageBitmap> {
  return decodeBitmap(new Blob([bytes], { type }));
}

function fileOf({ type, base64 }: Wish): PictureFile {
  return { type, bytes: bytesOf(base64) };
}

/** None where it is no base64: then there is no picture in it. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const letters = lettersOf(base64);
  const bytes = new Uint8Array(letters.length);
  // By hand, for `Uint8Array.from` takes many times as long, and a large game has half a megabyte of them to show.
  for (let at = 0; at < letters.length; at += 1) bytes[at] = letters.charCodeAt(at);
  return bytes;
}

function lettersOf(base64: string): string {
  try {
    return atob(base64);
  } catch {
    return "";
  }
}
