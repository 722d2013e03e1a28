/** Calls a server over persistent connections, and counts its answers a second. */
import { Agent, type OutgoingHttpHeaders, request } from "node:http";

export interface Call {
  readonly method: "GET" | "PUT";
  readonly path: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: Uint8Array;
}

export class Load {
  readonly #address: URL;
  #agent = new Agent({ keepAlive: true });

  constructor(address: string) {
    this.#address = new URL(address);
  }

  /** The status, once the whole answer has arrived; its content is ignored. */
  call({ method, path, headers = {}, body }: Call): Promise<number> {
    const { hostname, port } = this.#address;
    const sent = body ? { ...headers, "content-type": "application/json", "content-length": body.length } : headers;
    return new Promise((resolve, reject) => {
      const call = request({ hostname, port, path, method, headers: sent, agent: this.#agent }, (response) => {
        response.on("end", () => resolve(response.statusCode ?? 0)).on("error", reject);
        response.resume();
      });
      call.on("error", reject).end(body);
    });
  }

  /** Answers a second, with this many calls under way at any time. Throws if one is refused. */
  async rate(count: number, atOnce: number, callOf: (n: number) => Call): Promise<number> {
    // The server may close connections that have been idle for long at the moment of their reuse.
    this.close();
    this.#agent = new Agent({ keepAlive: true });
    let next = 0;
    const lane = async (): Promise<void> => {
      while (next < count) await this.#mustCall(callOf(next++));
    };
    const start = performance.now();
    await Promise.all(Array.from({ length: atOnce }, lane));
    return (count * 1000) / (performance.now() - start);
  }

  close(): void {
    this.#agent.destroy();
  }

  async #mustCall(call: Call): Promise<void> {
    const status = await this.call(call);
    if (status !== 200) throw new Error(`${call.method} ${call.path} was answered ${status}`);
  }
}
