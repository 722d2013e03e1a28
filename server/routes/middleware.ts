import { constants } from "node:zlib";
import compression from "compression";
import type { Express, Request, RequestHandler } from "express";
import helmet from "helmet";
import type { Log } from "../Log.ts";
import { HttpError } from "../services/HttpError.ts";
import { isSentAsFile } from "./siteFiles.ts";

const self = ["'self'"];
const none = ["'none'"];

/** The strictest policy that PixiJS, workers and sound run under: own files only, no eval, no data: or blob: addresses. */
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

/** Brotli would take several MB for each answer that is on its way; with a window of 256 KB it is as good for what is packed here. */
const WINDOW_BITS = 18;
const HALF_A_YEAR = 15_552_000;
/** Nothing here ever needs them, so no page of ours may ask. */
const NOT_NEEDED = ["camera", "microphone", "geolocation", "payment", "usb", "display-capture"];

/** What every call passes through: safety headers, compression, and one entry in the log. */
export function addMiddleware(app: Express, log: Log, trustedProxies = "loopback"): void {
  app.disable("x-powered-by");
  // Only these may say whose address it is, and whether it came by TLS; of itself only a proxy on this machine.
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

/** Files of the site are compressed by the build; to do it again for each unread answer would fill the memory. */
const mayBeCompressed: compression.CompressionFilter = (request, response) =>
  !isSentAsFile(response) && compression.filter(request, response);

/** TLS is required only of callers that used it: a school's server without it must stay reachable. */
const ownHeaders: RequestHandler = (request, response, next) => {
  response.set("Permissions-Policy", NOT_NEEDED.map((name) => `${name}=()`).join(", "));
  if (request.secure) response.set("Strict-Transport-Security", `max-age=${HALF_A_YEAR}`);
  next();
};

/** The route's pattern, never the path itself: paths hold usernames and the ids of unlisted worlds. */
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

/** A page of another site changes nothing here, and reads no answer either, because no CORS header is ever sent. */
const sameOriginOnly: RequestHandler = (request, _response, next) => {
  if (!READING.has(request.method) && !isFromHere(request)) {
    throw new HttpError(403, "This can only be done from our own pages.");
  }
  next();
};

/** Browsers say where a call comes from; other programs need not. The older `Origin` counts if the newer header is missing. */
function isFromHere(request: Request): boolean {
  const site = request.get("sec-fetch-site");
  if (site !== undefined) return site === "same-origin" || site === "none";
  const origin = request.get("origin");
  return origin === undefined || hostOf(origin) === request.host;
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
