/** The client against a real server on a loopback port: what it sends, and what each kind of failure becomes. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import {
  createWorld,
  fetchProfile,
  fetchWorld,
  fetchWorlds,
  logIn,
  prefetchWorld,
  saveWorld,
  signUp,
} from "../../src/api/client.ts";
import { network } from "../../src/api/network.ts";
import { session } from "../../src/api/session.ts";
import { RequestFailed, sendRequest } from "../../src/browser/request.ts";

interface Heard {
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly authorization: string | undefined;
  readonly body: string;
}

let server: Server;
let heard: Heard[] = [];
let answer: (response: ServerResponse) => void;

beforeAll(async () => {
  server = createServer((request, response) => void hear(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const reach = fetch;
  // A page resolves paths against its own origin; here the origin has to be added.
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => reach(`http://127.0.0.1:${port}${path}`, init));
});

afterAll(() => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  heard = [];
  answer = (response) => response.end("{}");
});

afterEach(() => session.setState({ me: null }));

async function hear(request: IncomingMessage, response: ServerResponse) {
  let body = "";
  for await (const part of request) body += part;
  heard.push({ method: request.method, path: request.url, authorization: request.headers.authorization, body });
  answer(response);
}

function answerWith(status: number, body: string) {
  answer = (response) => response.writeHead(status).end(body);
}

function basic(text: string): string {
  return `Basic ${Buffer.from(text, "utf8").toString("base64")}`;
}

async function failureOf(call: Promise<unknown>): Promise<RequestFailed> {
  const failure = await call.catch((error: unknown) => error);
  if (failure instanceof RequestFailed) return failure;
  throw new Error(`No failure, but ${JSON.stringify(failure)}`);
}

describe("a request", () => {
  it("signing up sends the three fields and no header", async () => {
    session.setState({ me: { id: "1", username: "old", email: "", password: "p" } });
    await signUp({ username: "moonfox", password: "12345678", email: "m@example.org" });
    expect(heard).toEqual([
      {
        method: "POST",
        path: "/users",
        authorization: undefined,
        body: '{"username":"moonfox","password":"12345678","email":"m@example.org"}',
      },
    ]);
  });

  it("logging in sends name and password in the header, in any script", async () => {
    await logIn({ username: "bär", password: "pässwörd✓" });
    expect(heard[0]).toMatchObject({ method: "GET", path: "/users/me", authorization: basic("bär:pässwörd✓") });
  });

  it("a signed-in call carries the device secret, a signed-out call no credentials", async () => {
    await fetchWorld("w1");
    session.setState({ me: { id: "1", username: "moonfox", email: "", password: "device.abc" } });
    await fetchWorld("w1");
    expect(heard.map(({ authorization }) => authorization)).toEqual([undefined, basic("moonfox:device.abc")]);
  });

  it.each([
    [() => createWorld(), "POST", "/worlds"],
    [() => createWorld({ from: "w1" }), "POST", "/worlds?from=w1"],
    [() => createWorld({ from: "w1", fork: true }), "POST", "/worlds?from=w1&fork=true"],
    [() => createWorld({ from: "" }), "POST", "/worlds"],
    [() => fetchWorlds("me"), "GET", "/worlds?user=me"],
    [() => fetchWorld("a/b?c"), "GET", "/worlds/a%2Fb%3Fc"],
    [() => fetchProfile("moon fox"), "GET", "/users/moon%20fox"],
    [() => saveWorld("w1", { published: true }), "PUT", "/worlds/w1"],
  ] as const)("call %# goes to its path", async (call, method, path) => {
    await call();
    expect(heard[0]).toMatchObject({ method, path });
  });
});

describe("a failed request", () => {
  it.each([
    [401, '{"error":"unauthorized","message":"No."}', "No."],
    [409, '{"error":"conflict","message":"Changed elsewhere.","world":{"id":"w1"}}', "Changed elsewhere."],
    [200, '{"error":"odd","message":"Not really."}', "Not really."],
    [418, "<html>No coffee</html>", "I'm a Teapot"],
    [413, "", "This game is too big to send. Try making it smaller."],
    [429, "Slow down", "Whoa, slow down! Wait a moment and try again."],
    [502, "<html>Bad gateway</html>", "The server is very busy right now. Please try again in a minute."],
    [503, "", "The server is very busy right now. Please try again in a minute."],
    [507, "", "The server is full. Please tell the people who run this site."],
    [507, '{"error":"full","message":"There is no room left."}', "There is no room left."],
  ])("status %i with %s says '%s'", async (status, body, message) => {
    answerWith(status, body);
    expect(await failureOf(fetchWorld("w1"))).toMatchObject({ status, message });
  });

  it("a conflict contains the newer record", async () => {
    answerWith(409, '{"error":"conflict","message":"Changed.","world":{"id":"w1","revision":7}}');
    const { answer: sent } = await failureOf(saveWorld("w1", { revision: 3 }));
    expect(sent).toMatchObject({ world: { revision: 7 } });
  });

  it("a broken connection and half an answer are both reported as not reached", async () => {
    answer = (response) => response.destroy();
    expect(await failureOf(fetchWorld("w1"))).toMatchObject({
      status: 0,
      message: expect.stringContaining("Are you online?"),
    });
    answerWith(200, '{"id":"w');
    expect(await failureOf(fetchWorld("w1"))).toMatchObject({ status: 0 });
  });

  it("a server that never answers is given up on", async () => {
    answer = () => undefined;
    expect(await failureOf(sendRequest({ method: "GET", path: "/worlds/w1", timeoutMs: 30 }))).toMatchObject({
      status: 0,
    });
  });
});

describe("a busy server", () => {
  const busy = JSON.stringify({ error: "Service Unavailable", message: "Many games are being saved." });

  function busyFor(times: number, retryAfter: string | null) {
    let left = times;
    answer = (response) => {
      left -= 1;
      const headers = retryAfter === null ? {} : { "Retry-After": retryAfter };
      if (left < 0) response.end('{"revision":7}');
      else response.writeHead(503, headers).end(busy);
    };
  }

  it("that says when to come back is asked again with the same request, without a message", async () => {
    busyFor(2, "0");
    expect(await saveWorld("w1", { name: "Maze" })).toEqual({ revision: 7 });
    expect(heard.map(({ method, body }) => [method, body])).toEqual(Array(3).fill(["PUT", '{"name":"Maze"}']));
  });

  it("that stays busy is reported in its own words", async () => {
    busyFor(99, "0");
    expect(await failureOf(saveWorld("w1", { name: "Maze" }))).toMatchObject({
      status: 503,
      message: "Many games are being saved.",
    });
    expect(heard).toHaveLength(5);
  });

  it.each([null, "15", "soon"])("that answers Retry-After %j is not waited for", async (retryAfter) => {
    busyFor(99, retryAfter);
    expect(await failureOf(saveWorld("w1", { name: "Maze" }))).toMatchObject({ status: 503 });
    expect(heard).toHaveLength(1);
  });
});

describe("the count of pending calls", () => {
  it("rises with a call, and falls however it ends", async () => {
    answerWith(404, '{"error":"gone","message":"Gone."}');
    const call = fetchWorld("w1");
    expect(network.getState().pending).toBe(1);
    await failureOf(call);
    expect(network.getState()).toEqual({ pending: 0 });
  });
});

describe("a prefetched world", () => {
  it("is requested once, and again for the next use", async () => {
    answerWith(200, '{"id":"w1","revision":3}');
    void prefetchWorld("w1");
    expect(await fetchWorld("w1")).toMatchObject({ revision: 3 });
    expect(heard).toHaveLength(1);
    answerWith(200, '{"id":"w1","revision":4}');
    expect(await fetchWorld("w1")).toMatchObject({ revision: 4 });
  });

  it("is not the answer for another world", async () => {
    void prefetchWorld("w1");
    await fetchWorld("w2");
    expect(heard.map(({ path }) => path)).toEqual(["/worlds/w1", "/worlds/w2"]);
    await fetchWorld("w1");
  });

  it("rejects for the caller only, without an unhandled rejection", async () => {
    answerWith(404, '{"message":"There is no such game."}');
    void prefetchWorld("w1");
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await failureOf(fetchWorld("w1"))).toMatchObject({ status: 404, message: "There is no such game." });
  });
});
