import { createServer, type RequestListener, type Server, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";

interface Patience {
  /**
   * How long a client may take to send the headers of a call, and all of it: 8 MB over a school's slow network take a
   * minute.
   */
  readonly headersMs: number;
  readonly callMs: number;
  /** How long a connection may be silent: a client that reads nothing of an answer, or sends nothing more. */
  readonly silenceMs: number;
  /** With more connections than this, each new one closes the one that has been silent longest. */
  readonly crowdedAt: number;
}

export const PATIENCE: Patience = { headersMs: 15_000, callMs: 120_000, silenceMs: 120_000, crowdedAt: 4000 };

/** A bound, because each connection takes a few KB and one of the files that the system lets a process open. */
const CONNECTIONS_MAX = 10_000;

const KEEP_ALIVE_MS = 30_000;
/** How often the server looks for slow calls and idle connections. */
const LOOK_MS = 1000;
const STOPPING_LOOK_MS = 50;

/** An HTTP server that bounds its patience with slow senders, silent connections, and calls that are not HTTP. */
export function httpServer(app: RequestListener, patience: Patience = PATIENCE): Server {
  const { headersMs, callMs, silenceMs, crowdedAt } = patience;
  const limits = {
    headersTimeout: headersMs,
    requestTimeout: callMs,
    keepAliveTimeout: Math.min(KEEP_ALIVE_MS, silenceMs),
  };
  const server = createServer({ ...limits, connectionsCheckingInterval: Math.min(LOOK_MS, headersMs) }, app);
  server.setTimeout(silenceMs);
  server.maxConnections = CONNECTIONS_MAX;
  server.on("clientError", refusePlainly);
  const silent = noticeSilence(server);
  silentConnections.set(server, silent);
  makeRoom(server, silent, crowdedAt);
  return server;
}

/**
 * The connections of each server that have not sent a request yet. Browsers open some in advance, and Node does not
 * count them as idle.
 */
const silentConnections = new WeakMap<Server, ReadonlySet<Socket>>();

function noticeSilence(server: Server): ReadonlySet<Socket> {
  const silent = new Set<Socket>();
  server.on("connection", (connection) => {
    silent.add(connection);
    connection.once("close", () => silent.delete(connection));
  });
  server.on("request", ({ socket }) => silent.delete(socket));
  return silent;
}

/**
 * Closes the longest silent connection for each new one above `crowdedAt`, so that thousands of silent connections keep
 * nobody out.
 */
function makeRoom(server: Server, silent: ReadonlySet<Socket>, crowdedAt: number): void {
  let open = 0;
  server.on("connection", (connection) => {
    open += 1;
    connection.once("close", () => {
      open -= 1;
    });
    const [longest] = silent;
    if (open > crowdedAt && longest !== connection) longest?.destroy();
  });
}

/** Stops taking calls and waits for those under way, which are cut off after `patienceMs`. */
export async function closeGently(server: Server, patienceMs: number): Promise<void> {
  for (const connection of silentConnections.get(server) ?? []) connection.destroy();
  // Connections that are busy now become idle after their call. Left open, they would bring calls that nobody answers.
  const sweeping = setInterval(() => server.closeIdleConnections(), STOPPING_LOOK_MS);
  const giveUp = setTimeout(() => server.closeAllConnections(), patienceMs);
  await new Promise((resolve) => server.close(resolve));
  clearInterval(sweeping);
  clearTimeout(giveUp);
}

const TOO_SLOW = ["ERR_HTTP_REQUEST_TIMEOUT"];
const TOO_LONG = ["HPE_HEADER_OVERFLOW", "HPE_CHUNK_EXTENSIONS_OVERFLOW"];

/**
 * Answers what is not HTTP, too slow or too long, and therefore never reaches the app, in the form that the app gives
 * its errors.
 */
function refusePlainly({ code = "" }: NodeJS.ErrnoException, connection: Duplex): void {
  if (code === "ECONNRESET" || !connection.writable) return void connection.destroy();
  const status = TOO_SLOW.includes(code) ? 408 : TOO_LONG.includes(code) ? 431 : 400;
  const body = JSON.stringify({ error: STATUS_CODES[status], message: "This could not be understood." });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "Content-Type: application/json; charset=utf-8",
    "X-Content-Type-Options: nosniff",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Connection: close",
  ];
  connection.end(`${head.join("\r\n")}\r\n\r\n${body}`);
}
