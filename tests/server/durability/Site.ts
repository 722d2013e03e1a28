/** A running server as one computer sees it. Each computer has an address of its own, so that limits by address are not what is tested. */
import { type Answer, basic, type Call } from "../TestServer.ts";

export class Site {
  readonly address: string;
  private readonly computer: string;

  constructor(address: string, computer = "192.0.2.1") {
    this.address = address;
    this.computer = computer;
  }

  from(computer: number): Site {
    return new Site(this.address, `192.0.2.${computer}`);
  }

  /** Rejects where the server is gone before the whole answer came: then nobody knows whether the call was done. */
  async call<Body = Record<string, unknown>>(what: string, { as, body, headers }: Call = {}): Promise<Answer<Body>> {
    const [method = "", path = ""] = what.split(" ");
    const sent = new Headers({ "x-forwarded-for": this.computer, ...headers });
    if (as) sent.set("authorization", basic(as.username, as.password));
    if (body !== undefined) sent.set("content-type", "application/json");
    const text = body === undefined ? null : JSON.stringify(body);
    const response = await fetch(this.address + path, { method, headers: sent, body: text });
    const answer = await response.text();
    const isJson = response.headers.get("content-type")?.includes("json");
    return { status: response.status, headers: response.headers, text: answer, body: isJson ? JSON.parse(answer) : {} };
  }
}
