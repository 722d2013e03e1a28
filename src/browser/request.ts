/** One JSON request to our own server, and the one kind of failure it can end in (spec §7, §8). */
import { withTimeout } from "./timers.ts";

export interface ApiRequest {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** Path of this site, with its query. */
  readonly path: string;
  readonly body?: unknown;
  /** JSON that is written already, in the place of `body`. */
  readonly bodyText?: string;
  readonly credentials?: BasicCredentials | null;
  /** The page may close while this is on its way: the browser sends it all the same. */
  readonly keepalive?: boolean;
  readonly timeoutMs?: number;
  /** Gives the call up; it then rejects with status 0. */
  readonly signal?: AbortSignal | undefined;
}

export interface BasicCredentials {
  readonly username: string;
  readonly password: string;
}

/** Status 0: the server was not reached, or did not answer in time. */
export class RequestFailed extends Error {
  override readonly name = "RequestFailed";
  readonly status: number;
  /** What the server sent along, for those who know its shape (409: the newer record). */
  readonly answer: unknown;

  constructor(status: number, message: string, answer: unknown = null) {
    super(message);
    this.status = status;
    this.answer = answer;
  }
}

/** Whether the server was not reached, or could not answer: what was asked for may be well. */
export function isUnreachable(failure: unknown): boolean {
  return failure instanceof RequestFailed && (failure.status === 0 || failure.status >= 500);
}

const TIMEOUT_MS = 30_000;
/** A save waits no longer for the program that spares the page some work. */
const PROGRAM_MS = 3000;
/** Browsers refuse a request that outlives its page above 64 KB in all. */
const OUTLIVING_MAX = 60_000;
/** Letters from which on a body is made into bytes beside the page; one of a page that may be going takes no such way. */
const LONG_MIN = 500_000;
const NOT_REACHED = "We can't reach the server. Is the internet connection on?";

/** The answer as data; rejects with `RequestFailed` for any status but 2xx and any answer with an `error` (spec §7). */
export async function sendRequest(request: ApiRequest): Promise<unknown> {
  const response = await reach(request);
  const answer = await readAnswer(response);
  if (response.ok && !hasError(answer)) return answer;
  throw new RequestFailed(response.status, plainMessage(answer) ?? wordsFor(response), answer);
}

function endOf({ timeoutMs = TIMEOUT_MS, signal }: ApiRequest): AbortSignal {
  const timeout = AbortSignal.timeout(timeoutMs);
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
}

async function reach(request: ApiRequest): Promise<Response> {
  const text = request.bodyText ?? (request.body === undefined ? undefined : JSON.stringify(request.body));
  const body = text !== undefined && isLong(text) ? await bytesOf(text) : text;
  try {
    return await fetch(request.path, {
      method: request.method,
      headers: headersOf(request, body !== undefined),
      body,
      keepalive: request.keepalive === true && (text?.length ?? 0) < OUTLIVING_MAX,
      signal: endOf(request),
    });
  } catch {
    throw new RequestFailed(0, NOT_REACHED);
  }
}

/** The text itself where the program for it cannot be had, or not soon. */
async function bytesOf(text: string): Promise<Blob | string> {
  const program = await withTimeout(import("./encodeText.ts"), PROGRAM_MS).catch(() => null);
  return program ? program.encodeText(text) : text;
}

function isLong(text: string): boolean {
  return text.length >= LONG_MIN && document.visibilityState === "visible";
}

function headersOf({ credentials }: ApiRequest, hasBody: boolean): Record<string, string> {
  return {
    Accept: "application/json",
    ...(hasBody ? { "Content-Type": "application/json" } : {}),
    ...(credentials ? { Authorization: `Basic ${encodeBasic(credentials)}` } : {}),
  };
}

/** `btoa` knows no letters beyond Latin-1, so names and passwords go as the bytes of their UTF-8. */
function encodeBasic({ username, password }: BasicCredentials): string {
  const bytes = new TextEncoder().encode(`${username}:${password}`);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

async function readAnswer(response: Response): Promise<unknown> {
  try {
    const text = await response.text();
    return text === "" ? null : JSON.parse(text);
  } catch {
    // A proxy's HTML page, or a line that broke half-way: no answer of ours.
    if (response.ok) throw new RequestFailed(0, NOT_REACHED);
    return null;
  }
}

function hasError(answer: unknown): boolean {
  return typeof answer === "object" && answer !== null && "error" in answer && Boolean(answer.error);
}

/** What stands between us and the server (a proxy, a school's filter) says it in no words for a child. */
const BUSY = "The server is very busy right now. Please try again in a minute.";
const WORDS: Readonly<Record<number, string>> = {
  413: "This is too large to be sent.",
  429: "That was a lot at once. Please wait a moment, then try again.",
  502: BUSY,
  503: BUSY,
  504: BUSY,
  507: "The server has no room left. Please tell whoever runs it.",
};
const UNKNOWN = "The server answered something that we do not understand. Please try again.";

function wordsFor({ status, statusText }: Response): string {
  return WORDS[status] ?? (statusText || UNKNOWN);
}

function plainMessage(answer: unknown): string | null {
  if (typeof answer !== "object" || answer === null || !("message" in answer)) return null;
  return typeof answer.message === "string" ? answer.message : null;
}
