/**
 * A call on a connection of its own, on which only what the test asks for is read and sent: a slow reader, a slow sender or an attacker.
 */
import { once } from "node:events";
import { connect, type Socket } from "node:net";

export class RawCall {
  readonly line: Socket;
  #head = "";

  private constructor(line: Socket) {
    this.line = line;
    line.on("error", () => undefined);
  }

  /** `text` is the part of the call that is sent at once. */
  static async start(address: string, text: string): Promise<RawCall> {
    const { hostname, port } = new URL(address);
    const line = connect(Number(port), hostname);
    const call = new RawCall(line);
    await once(line, "connect");
    line.write(text);
    return call;
  }

  /** The status of the answer; no more than its beginning is read. */
  async status(): Promise<number> {
    while (!this.#head.includes("\r\n\r\n")) {
      const [piece] = (await once(this.line, "data")) as [Buffer];
      this.#head += piece.toString("latin1");
    }
    this.line.pause();
    return Number(this.#head.slice("HTTP/1.1 ".length, "HTTP/1.1 200".length));
  }

  /** A header of the answer whose status has been read. */
  header(name: string): string | undefined {
    const start = `${name.toLowerCase()}: `;
    const lines = this.#head.split("\r\n");
    return lines.find((line) => line.toLowerCase().startsWith(start))?.slice(start.length);
  }

  async close(): Promise<void> {
    if (this.line.closed) return;
    const closed = once(this.line, "close");
    this.line.resume().destroy();
    await closed;
  }
}

/** The head of a call from that computer behind our proxy. */
export function headOf(
  call: string,
  computer: number,
  headers: Readonly<Record<string, string | number>> = {},
): string {
  const all = { Host: "localhost", "X-Forwarded-For": `192.0.2.${computer}`, ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `${[`${call} HTTP/1.1`, ...lines].join("\r\n")}\r\n\r\n`;
}
