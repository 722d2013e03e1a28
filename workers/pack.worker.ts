/** Encodes long texts off the main thread, so that saving a large game does not block the page. */
addEventListener("message", ({ data }: MessageEvent<string>) => postMessage(new Blob([data])));
