/** One line of JSON a happening, for whoever runs the server. Never a name, an address or what somebody made. */
import type { Writable } from "node:stream";

export type Log = (line: Readonly<Record<string, unknown>>) => void;

/** Bytes of lines that wait for a slow reader of the log; more are dropped. */
const WAITING_MAX = 1_000_000;

/**
 * A log is never worth the server: a line that cannot be written, because the disk is full or its reader is gone, is dropped and counted.
 * Once a line goes through again, the log tells how many are missing.
 */
export function logTo(stream: Writable): Log {
  let lost = 0;
  const write = (line: object, lines: number): void => {
    if (stream.writableLength > WAITING_MAX) {
      lost += lines;
      return;
    }
    stream.write(`${JSON.stringify({ at: new Date().toISOString(), ...line })}\n`, (error) => {
      if (error) lost += lines;
      else if (lost > 0) tellLost();
    });
  };
  const tellLost = (): void => {
    const count = lost;
    lost = 0;
    write({ event: "lines of this log could not be written", count }, count);
  };
  survive(stream);
  return (line) => write(line, 1);
}

/** Without a listener, a failed write ends the process. */
export function survive(stream: Writable): void {
  stream.on("error", () => undefined);
}

export const silentLog: Log = () => undefined;
