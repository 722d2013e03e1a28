import type { BrowserContext } from "@playwright/test";

/** Collects what the pages of a context report: script errors, console errors and violations of the content security policy. */
export function watchFaults(context: BrowserContext): string[] {
  const faults: string[] = [];
  context.on("weberror", (error) => faults.push(`page: ${error.error().stack ?? error.error().message}`));
  context.on("console", (message) => {
    if (message.type() === "error") faults.push(`console: ${message.text()} (${message.location().url})`);
  });
  return faults;
}
