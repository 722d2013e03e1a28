/** A running server as one computer calls it. Each computer has its own address, so that limits by address do not interfere. */
import { type Answer, basic, type Call } from "../TestServer.ts";

export class Site {
  readonly address: string;
  readonly #computer: string;

  constructor(address: string, computer = "192.0.2.1") {
    this.address = address;
    this.#computer = computer;
  }

  from(computer: number): Site {
    return new Site(this.address, `192.0.2.${computer}`);
  }

  /** Rejects if the server dies before the whole answer has arrived; it is then unknown whether the call was done. */
  async call<Body = Record<string, unknown>>(what: string, { as, body, headers }: Call = {}): Promise<Answer<Body>> {
    const [method = "", path = ""] = what.split(" ");
    const sent = new Headers({ "x-forwarded-for": this.#computer, ...headers });
    if (as) sent.set("authorization", basic(as.username, as.password));
    if (body !== undefined) sent.set("content-type", "application/json");
    const text = body === undefined ? null : JSON.stringify(body);
    const response = await fetch(this.address + path, { method, headers: sent, body: text });
    const answer = await response.text();
    const isJson = response.headers.get("content-type")?.includes("json");
    return { status: response.status, headers: response.headers, text: answer, body: isJson ? JSON.parse(answer) : {} };
  }
}
