/** Sends worlds packed, and remembers the last ones: a class that opens one game has it packed once, off the main thread. */
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Request, Response } from "express";

const pack = promisify<string, Buffer>(gzip);
/** Some two hundred games of the usual size. */
const BYTES_MAX = 16 * 1024 * 1024;

export class PackedWorlds {
  private readonly packed = new Map<string, Buffer>();
  private bytes = 0;

  /** `tag` names exactly this answer; `text` is asked for only where it is needed. A browser that has the answer is told so. */
  async send(request: Request, response: Response, tag: string, text: () => Promise<string>): Promise<void> {
    response.set("ETag", `W/"${tag}"`).vary("Accept-Encoding");
    if (request.fresh) return void response.status(304).end();
    response.type("json");
    if (!request.acceptsEncodings("gzip")) return void response.send(await text());
    const answer = this.packed.get(tag) ?? (await pack(await text()));
    this.remember(tag, answer);
    response.set("Content-Encoding", "gzip").send(answer);
  }

  /** A map keeps its order: the first one is the one that was sent longest ago. */
  private remember(tag: string, answer: Buffer): void {
    this.forget(tag);
    this.packed.set(tag, answer);
    this.bytes += answer.length;
    while (this.bytes > BYTES_MAX) this.forget(this.packed.keys().next().value ?? "");
  }

  private forget(tag: string): void {
    this.bytes -= this.packed.get(tag)?.length ?? 0;
    this.packed.delete(tag);
  }
}
