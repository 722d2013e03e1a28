import type { Express } from "express";

/** The parts of a router's layers that tell its routes. */
interface Layer {
  readonly rawPath: unknown;
  readonly route?: { readonly path: string; readonly methods: Readonly<Record<string, boolean>> };
  readonly handle: { readonly stack?: readonly Layer[] };
}

/** Every call that an app answers, as its routes are written: `GET /worlds/:id`. */
export function callsOf(app: Express): string[] {
  const { stack } = app.router as unknown as { readonly stack: readonly Layer[] };
  return stack.flatMap((layer) => callsUnder(layer, ""));
}

function callsUnder({ rawPath, route, handle }: Layer, above: string): string[] {
  if (route) return methodsOf(route).map((method) => `${method} ${tidy(above + route.path)}`);
  const below = handle.stack ?? [];
  return below.flatMap((layer) => callsUnder(layer, tidy(above + (typeof rawPath === "string" ? rawPath : ""))));
}

/** `_all` answers 405 to the methods that a path lacks. */
function methodsOf({ methods }: NonNullable<Layer["route"]>): string[] {
  return Object.keys(methods)
    .filter((method) => method !== "_all")
    .map((method) => method.toUpperCase());
}

function tidy(path: string): string {
  return path.endsWith("/") ? path.slice(0, -1) : path;
}
