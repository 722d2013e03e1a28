import { constants } from "node:zlib";
import compression from "compression";
import type { Express, Request, RequestHandler } from "express";
import helmet from "helmet";
import type { Log } from "../Log.ts";
import { HttpError } from "../services/HttpError.ts";
import { isSentAsFile } from "./siteFiles.ts";

const self = ["'self'"];
const none = ["'none'"];

/**
 * The strictest policy that lets PixiJS, workers and sound work: own files only, no eval, no data: or blob: addresses.
 */
const CONTENT_SECURITY_POLICY = {
  useDefaults: false,
  directives: {
    defaultSrc: none,
    scriptSrc: self,
    styleSrc: self,
    imgSrc: self,
    connectSrc: self,
    workerSrc: self,
    mediaSrc: self,
    fontSrc: self,
    manifestSrc: self,
    baseUri: none,
    formAction: none,
    frameAncestors: none,
  },
};

/** For the only page that pages of other sites may show within theirs: lifts that ban, and nothing else of the policy. */
export const mayBeFramed: RequestHandler[] = [
  helmet.contentSecurityPolicy({
    ...CONTENT_SECURITY_POLICY,
    directives: { ...CONTENT_SECURITY_POLICY.directives, frameAncestors: ["*"] },
  }),
  (_request, response, next) => {
    response.removeHeader("X-Frame-Options");
    next();
  },
];

/**
 * Keeps Brotli to a window of 256 KB, with which it compresses our answers as well as with its default of several MB
 * for each answer.
 */
const WINDOW_BITS = 18;
const HALF_A_YEAR = 15_552_000;
/** Devices that no page of ours ever uses, so none of them may ask for one. */
const NOT_NEEDED = ["camera", "geolocation", "payment", "usb", "display-capture"];
/** A child may record a sound in the editor. Pages of others that are shown within ours may not. */
const OWN_MICROPHONE = "microphone=(self)";

/** Adds what every call passes through: safety headers, compression, and one entry in the log. */
export function addMiddleware(app: Express, log: Log, trustedProxies = "loopback"): void {
  app.disable("x-powered-by");
  // Only trusted proxies may say whose call it is and whether it came by TLS. The default trusts a proxy on this
  // machine alone.
  app.set("trust proxy", trustedProxies);
  app.use(logCalls(log));
  app.use(
    helmet({
      contentSecurityPolicy: CONTENT_SECURITY_POLICY,
      strictTransportSecurity: false,
      xFrameOptions: { action: "deny" },
    }),
  );
  app.use(ownHeaders);
  app.use(sameOriginOnly);
  const brotli = { params: { [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS } };
  app.use(compression({ brotli, filter: mayBeCompressed }));
}

/**
 * Leaves out files of the site, which the build has compressed. Compressing them again would fill the memory while
 * answers are unread.
 */
const mayBeCompressed: compression.CompressionFilter = (request, response) =>
  !isSentAsFile(response) && compression.filter(request, response);

/**
 * Sets headers that helmet does not. TLS is required only of callers that used it, because a school's server without it
 * must stay reachable.
 */
const ownHeaders: RequestHandler = (request, response, next) => {
  const policies = [...NOT_NEEDED.map((name) => `${name}=()`), OWN_MICROPHONE];
  response.set("Permissions-Policy", policies.join(", "));
  if (request.secure) response.set("Strict-Transport-Security", `max-age=${HALF_A_YEAR}`);
  next();
};

/**
 * Logs each call with the pattern of its route. The path itself is never logged, because it may hold a username or the
 * id of an unlisted world.
 */
function logCalls(log: Log): RequestHandler {
  return (request, response, next) => {
    const start = performance.now();
    response.on("close", () => {
      const path: unknown = request.route?.path;
      const route = typeof path === "string" ? `${request.baseUrl}${path}` : "file or page";
      const ms = Math.round(performance.now() - start);
      const end = response.writableFinished ? {} : { isCutOff: true };
      log({ event: "call", method: request.method, route, status: response.statusCode, ms, ...end });
    });
    next();
  };
}

const READING: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses changes that a page of another site asks for. Such a page cannot read answers either, because no CORS header
 * is ever sent.
 */
const sameOriginOnly: RequestHandler = (request, _response, next) => {
  if (!READING.has(request.method) && !isFromHere(request)) {
    throw new HttpError(403, "You can only do this on our own pages.");
  }
  next();
};

/**
 * Returns whether a call comes from our own pages or from no page. Browsers say where a call comes from; other programs
 * need not. The older `Origin` counts if the newer header is missing.
 */
function isFromHere(request: Request): boolean {
  const site = request.get("sec-fetch-site");
  if (site !== undefined) return site === "same-origin" || site === "none";
  const origin = request.get("origin");
  return origin === undefined || hostOf(origin) === request.host;
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
