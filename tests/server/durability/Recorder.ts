/** Records every call that changes the folder, and between which of them each answer was given. */
import { ServerResponse } from "node:http";
import { TOKEN_HEADER } from "./Child.ts";
import { guardFileCalls } from "./fileCalls.ts";
import type { Recorded } from "./PowerCutDisk.ts";

export class Recorder {
  readonly calls: Recorded[] = [];
  readonly #answers = new Map<string, number>();
  readonly #ends: (() => void)[] = [];

  static async start(folder: string): Promise<Recorder> {
    const recorder = new Recorder();
    recorder.#ends.push(
      await guardFileCalls(folder, (call, run) => recorder.#note(call, run)),
      recorder.#hearAnswers(),
    );
    return recorder;
  }

  stop(): void {
    for (const end of this.#ends) end();
  }

  /** Times are numbers of finished calls. */
  get now(): number {
    return this.calls.length;
  }

  /** When the server sent the answer to this call, not when it arrived. */
  answeredAt(token: string): number {
    return this.#answers.get(token) ?? this.now;
  }

  async #note<T>(call: Recorded["call"], run: () => Promise<T>): Promise<T> {
    const began = this.now;
    const result = await run();
    this.calls.push({ call, began, ended: this.now });
    return result;
  }

  #hearAnswers(): () => void {
    const real = ServerResponse.prototype.end;
    const hear = (token: unknown): void => void (typeof token === "string" && this.#answers.set(token, this.now));
    ServerResponse.prototype.end = function (this: ServerResponse, ...given: unknown[]): ServerResponse {
      hear(this.req.headers[TOKEN_HEADER]);
      return Reflect.apply(real, this, given);
    };
    return () => {
      ServerResponse.prototype.end = real;
    };
  }
}
