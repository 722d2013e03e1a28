/**
 * Writes the server's log: one line of JSON per event, for the people who run the server. It never contains a name, an
 * address or anything a child made.
 */
import type { Writable } from "node:stream";

export type Log = (line: Readonly<Record<string, unknown>>) => void;

/** Bytes of log lines that may queue up for a slow reader; lines beyond that are dropped. */
const WAITING_MAX = 1_000_000;

/**
 * The server must outlive its log: a line that cannot be written, because the disk is full or the reader is gone, is
 * dropped and counted. The next line that succeeds is followed by one that says how many were lost.
 */
export function logTo(stream: Writable): Log {
  let lost = 0;
  const write = (line: object, lines: number): void => {
    if (stream.writableLength > WAITING_MAX) {
      lost += lines;
      return;
    }
    stream.write(`${logLine({ at: new Date().toISOString(), ...line })}\n`, (error) => {
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

/** Characters that some log readers take for the end of a line, or that would steer a terminal or reverse its text. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Returns the value as JSON in which every invisible character is escaped. */
export function logLine(value: object): string {
  return JSON.stringify(value).replace(UNSAFE, spelledOut);
}

function spelledOut(sign: string): string {
  const units = Array.from({ length: sign.length }, (_, n) => sign.charCodeAt(n));
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`).join("");
}

/** Keeps a failed write to the stream from ending the process, which it would do without an error listener. */
export function survive(stream: Writable): void {
  stream.on("error", () => undefined);
}

export const silentLog: Log = () => undefined;
