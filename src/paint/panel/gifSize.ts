/** Whether some bytes are a GIF, and how large: games keep none, but a drawing may begin with one. */

export interface GifHeader {
  readonly type: "image/gif";
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

export function gifSize(bytes: Uint8Array): GifHeader | null {
  const isGif = bytes.length >= 10 && /^GIF8[79]a$/.test(String.fromCharCode(...bytes.subarray(0, 6)));
  if (!isGif) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { type: "image/gif", width: view.getUint16(6, true), height: view.getUint16(8, true) };
}
