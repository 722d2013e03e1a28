import { fetchWithRetry } from "./fetchWithRetry.ts";
import { withTimeout } from "./timers.ts";

export interface ApiRequest {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** Path on this site, with its query. */
  readonly path: string;
  readonly body?: unknown;
  /** JSON that has been serialized already, instead of `body`. */
  readonly bodyText?: string;
  readonly credentials?: BasicCredentials | null;
  /** The browser sends it even if the page closes meanwhile. Ignored if the body is too large for that. */
  readonly keepalive?: boolean;
  readonly timeoutMs?: number;
  /** Aborts the request, which then rejects with status 0. */
  readonly signal?: AbortSignal | undefined;
}

export interface BasicCredentials {
  readonly username: string;
  readonly password: string;
}

/** A request that failed; its message is fit for a child. Status 0: the server was not reached, or did not answer in time. */
export class RequestFailed extends Error {
  override readonly name = "RequestFailed";
  readonly status: number;
  /** The body of the response, whose shape depends on the status (409: the newer record). */
  readonly answer: unknown;

  constructor(status: number, message: string, answer: unknown = null) {
    super(message);
    this.status = status;
    this.answer = answer;
  }
}

/** What to tell a child about a failure: the messages of our own errors are written for that. */
export function messageOf(failure: unknown): string {
  return failure instanceof Error ? failure.message : String(failure);
}

/** Whether the server refused with this code. */
export function hasCode(error: unknown, code: string): boolean {
  if (!(error instanceof RequestFailed)) return false;
  const { answer } = error;
  return typeof answer === "object" && answer !== null && "code" in answer && answer.code === code;
}

/** Whether the server could not be reached or could not answer, which says nothing about what was asked for. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof RequestFailed && (error.status === 0 || error.status >= 500);
}

const TIMEOUT_MS = 30_000;
/** How long a save waits for `encodeText.ts` to load, which only makes it smoother. */
const ENCODER_TIMEOUT_MS = 3000;
/** Browsers refuse `keepalive` requests above 64 KB, headers included. */
const KEEPALIVE_MAX = 60_000;
/** Bodies from this length on are encoded in a worker, unless the page is hidden and may be closing. */
const WORKER_MIN = 500_000;
const NOT_REACHED = "We can't reach the server. Are you online?";

/** Sends a request to our server. Resolves to its JSON; rejects with RequestFailed for any status but 2xx and any answer with an `error`. */
export async function sendRequest(request: ApiRequest): Promise<unknown> {
  const response = await fetchResponse(request);
  const answer = await readAnswer(response);
  if (response.ok && !hasError(answer)) return answer;
  throw new RequestFailed(response.status, messageIn(answer) ?? messageFor(response), answer);
}

function signalOf({ timeoutMs = TIMEOUT_MS, signal }: ApiRequest): AbortSignal {
  const timeout = AbortSignal.timeout(timeoutMs);
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
}

async function fetchResponse(request: ApiRequest): Promise<Response> {
  const text = request.bodyText ?? (request.body === undefined ? undefined : JSON.stringify(request.body));
  const body = text !== undefined && isForWorker(text) ? await encodeInWorker(text) : text;
  try {
    return await fetchWithRetry(request.path, () => ({
      method: request.method,
      headers: headersOf(request, body !== undefined),
      body,
      keepalive: request.keepalive === true && (text?.length ?? 0) < KEEPALIVE_MAX,
      signal: signalOf(request),
    }));
  } catch {
    throw new RequestFailed(0, NOT_REACHED);
  }
}

/** The text itself if the encoder does not load in time. */
async function encodeInWorker(text: string): Promise<Blob | string> {
  const encoder = await withTimeout(import("./encodeText.ts"), ENCODER_TIMEOUT_MS).catch(() => null);
  return encoder ? encoder.encodeText(text) : text;
}

function isForWorker(text: string): boolean {
  return text.length >= WORKER_MIN && document.visibilityState === "visible";
}

function headersOf({ credentials }: ApiRequest, hasBody: boolean): Record<string, string> {
  return {
    Accept: "application/json",
    ...(hasBody ? { "Content-Type": "application/json" } : {}),
    ...headersFor(credentials ?? null),
  };
}

/** The headers that say who is asking. */
export function headersFor(credentials: BasicCredentials | null): Record<string, string> {
  return credentials ? { Authorization: `Basic ${encodeBasic(credentials)}` } : {};
}

/** `btoa` accepts Latin-1 only, so names and passwords are encoded as UTF-8 first. */
function encodeBasic({ username, password }: BasicCredentials): string {
  const bytes = new TextEncoder().encode(`${username}:${password}`);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

async function readAnswer(response: Response): Promise<unknown> {
  try {
    const text = await response.text();
    return text === "" ? null : JSON.parse(text);
  } catch {
    // No answer of our server: a proxy's HTML page, or a connection that broke halfway.
    if (response.ok) throw new RequestFailed(0, NOT_REACHED);
    return null;
  }
}

function hasError(answer: unknown): boolean {
  return typeof answer === "object" && answer !== null && "error" in answer && Boolean(answer.error);
}

/** For answers that our server did not write: the messages of proxies and school filters are not fit for a child. */
const BUSY = "The server is very busy right now. Please try again in a minute.";
const MESSAGES: Readonly<Record<number, string>> = {
  413: "This game is too big to send. Try making it smaller.",
  429: "Whoa, slow down! Wait a moment and try again.",
  502: BUSY,
  503: BUSY,
  504: BUSY,
  507: "The server is full. Please tell the people who run this site.",
};
const UNKNOWN_MESSAGE = "Something went wrong. Please try again.";

function messageFor({ status, statusText }: Response): string {
  return MESSAGES[status] ?? (statusText || UNKNOWN_MESSAGE);
}

function messageIn(answer: unknown): string | null {
  if (typeof answer !== "object" || answer === null || !("message" in answer)) return null;
  return typeof answer.message === "string" ? answer.message : null;
}
