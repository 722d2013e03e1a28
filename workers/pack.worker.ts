/** Turns long texts into bytes beside the page: a large game goes on its way without holding up the hand that works on it. */
addEventListener("message", ({ data }: MessageEvent<string>) => postMessage(new Blob([data])));
