/** Two clocks may differ by less than this: that of this machine, and that of a machine whose disk it uses. */
const STEP_MS = 60_000;

/** Returns whether a file was written before the clock was set back. It would look new for as long as the step. */
export function isFromFuture({ mtimeMs }: { readonly mtimeMs: number }): boolean {
  return mtimeMs > Date.now() + STEP_MS;
}
