/** Browser stories in real Chromium against the built server on a free port, with games kept in a folder of its own. */
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";

// The workers read this file too, and must all come to the same answers: the first one puts them into the environment.
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_DATA_DIR ??= folderForThisRun();
const baseURL = `http://127.0.0.1:${process.env.E2E_PORT}`;

/** Pages of the browser itself, made anew behind the address line with each window: half a second of a core that no story sees anything of. */
const NO_POPUPS = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"];
/** What Playwright does without: Chromium heeds the last list only. */
const NOT_WANTED = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];

export default defineConfig({
  testDir: "stories",
  testMatch: "*.story.ts",
  outputDir: ".results",
  // A story waits half of its time, for pictures and turns: two at a time fill two cores. Patience instead of second tries (`npm test` asks for one, and names it).
  workers: 2,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL,
    viewport: { width: 1366, height: 768 },
    actionTimeout: 15_000,
    // Stories hold back and change what comes over the line; only those without a line need who stands in for it.
    serviceWorkers: "block",
    // Recording every story slows all of them by a third; what fails is told again, and then recorded.
    trace: "on-first-retry",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || "/usr/bin/chromium",
      args: ["--enable-unsafe-swiftshader", `--disable-features=${[...NOT_WANTED, ...NO_POPUPS].join(",")}`],
    },
  },
  webServer: {
    // Stories about pages of yesterday would prove nothing: what is stale is built first.
    command: "node server/scripts/build.mjs && exec node .build/server.mjs",
    cwd: "../..",
    url: `${baseURL}/health`,
    env: {
      PORT: process.env.E2E_PORT,
      DATA_DIR: process.env.E2E_DATA_DIR,
      // Stories say themselves which games there are.
      EXAMPLES: "off",
      // Soon filled.
      MEGABYTES_PER_ACCOUNT: "20",
    },
    timeout: 180_000,
  },
});

/** Goes with the process that made it, which is the last one to end. */
function folderForThisRun(): string {
  const folder = mkdtempSync(join(tmpdir(), "gridlings-e2e-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
