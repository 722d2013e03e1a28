/** Listens for everything a page complains about: errors of scripts, the console and the content policy. */
import type { BrowserContext } from "@playwright/test";

/** What the pages of a context complained about so far; grows as they do. */
export function watchFaults(context: BrowserContext): string[] {
  const faults: string[] = [];
  context.on("weberror", (error) => faults.push(`page: ${error.error().stack ?? error.error().message}`));
  context.on("console", (message) => {
    if (message.type() === "error") faults.push(`console: ${message.text()} (${message.location().url})`);
  });
  return faults;
}
