import type { Page } from "@playwright/test";

const SITE = /\/assets\/site-[^/]*\.js/;

/** Holds back the script that all pages of the site need, until the returned function is called. */
export async function holdSite(page: Page): Promise<() => void> {
  let goOn = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route(SITE, async (route) => {
    await held;
    await route.continue();
  });
  return () => goOn();
}
