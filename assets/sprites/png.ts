/** Writes a canvas as a PNG with a palette of just the inks it uses: small, exact, the same bytes every time. */
import { crc32, deflateSync } from "node:zlib";
import type { Canvas } from "./canvas.ts";
import { type Ink, rgb } from "./palette.ts";

const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

export function pngOf(canvas: Canvas): Buffer {
  const used = [...new Set(canvas.inks)].sort((a, b) => a - b);
  const bits = used.length <= 2 ? 1 : used.length <= 4 ? 2 : used.length <= 16 ? 4 : 8;
  const parts = [signature, chunk("IHDR", header(canvas, bits)), chunk("PLTE", Buffer.from(used.flatMap(rgb)))];
  if (used[0] === 0) parts.push(chunk("tRNS", Buffer.from([0])));
  parts.push(chunk("IDAT", deflateSync(scanlines(canvas, used, bits), { level: 9 })), chunk("IEND", Buffer.alloc(0)));
  return Buffer.concat(parts);
}

export function dataUrlOf(canvas: Canvas): string {
  return `data:image/png;base64,${pngOf(canvas).toString("base64")}`;
}

function header(canvas: Canvas, bits: number): Buffer {
  const bytes = Buffer.alloc(13);
  bytes.writeUInt32BE(canvas.width, 0);
  bytes.writeUInt32BE(canvas.height, 4);
  bytes.writeUInt8(bits, 8);
  bytes.writeUInt8(3, 9);
  return bytes;
}

function scanlines(canvas: Canvas, used: readonly Ink[], bits: number): Buffer {
  const stride = Math.ceil((canvas.width * bits) / 8) + 1;
  const bytes = Buffer.alloc(stride * canvas.height);
  canvas.inks.forEach((color, place) => {
    const x = place % canvas.width;
    const at = Math.floor(place / canvas.width) * stride + 1 + Math.floor((x * bits) / 8);
    const shift = 8 - bits - ((x * bits) % 8);
    bytes[at] = (bytes[at] ?? 0) | (used.indexOf(color) << shift);
  });
  return bytes;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}
