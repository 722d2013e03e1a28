/** What every answer passes through: safety headers, compression, and one line in the log. */
import compression from "compression";
import type { Express, RequestHandler } from "express";
import helmet from "helmet";
import type { Log } from "../Log.ts";

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

export function addEdge(app: Express, log: Log): void {
  app.disable("x-powered-by");
  // Only a proxy on this machine may say whose address it is.
  app.set("trust proxy", "loopback");
  app.use(logCalls(log));
  app.use(helmet({ contentSecurityPolicy: CONTENT_SECURITY_POLICY, strictTransportSecurity: false }));
  app.use(compression());
}

/** The route's pattern, never the path itself: paths hold usernames and the ids of unlisted worlds. */
function logCalls(log: Log): RequestHandler {
  return (request, response, next) => {
    const start = performance.now();
    response.on("finish", () => {
      const route = request.route ? `${request.baseUrl}${request.route.path}` : "file or page";
      const ms = Math.round(performance.now() - start);
      log({ event: "call", method: request.method, route, status: response.statusCode, ms });
    });
    next();
  };
}
