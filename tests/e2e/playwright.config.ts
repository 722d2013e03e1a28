/** Browser stories in real Chromium against the built server on a free port, with a data folder of its own. */
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";

// Workers read this file as well and need the same values, so the first process puts them into the environment.
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_DATA_DIR ??= folderForThisRun();
const baseURL = `http://127.0.0.1:${process.env.E2E_PORT}`;

/** Internal pages that Chromium creates behind the address bar with each window: half a second of CPU that no story shows. */
const NO_POPUPS = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"];
/** A microphone that beeps once a half second, and that is allowed without asking. */
const FAKE_MICROPHONE = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"];
/** Features that Playwright disables; repeated here because Chromium only heeds the last list. */
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
  // `npm test` tells each feature once, by one input; `npm run torture -- stories` tells the rest.
  grepInvert: process.env.GRIDLINGS_STORIES === "all" ? /^$/ : /@long/,
  outputDir: ".results",
  // A story waits for pictures and ticks a third of its time, so three at a time fill two cores. Long timeouts instead of retries (`npm
  // test` allows one retry and reports it).
  workers: 3,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL,
    viewport: { width: 1366, height: 768 },
    actionTimeout: 15_000,
    // Stories intercept requests, which service workers would hide; only offline stories allow them.
    serviceWorkers: "block",
    // Tracing every story would slow them all by a third; a failed one is retried with a trace.
    trace: "on-first-retry",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || "/usr/bin/chromium",
      args: [
        ...FAKE_MICROPHONE,
        "--enable-unsafe-swiftshader",
        `--disable-features=${[...NOT_WANTED, ...NO_POPUPS].join(",")}`,
      ],
    },
  },
  webServer: {
    // Builds first if the build is stale, because stories about old pages would prove nothing.
    command: "node server/scripts/build.mjs && exec node .build/server.mjs",
    cwd: "../..",
    url: `${baseURL}/health`,
    env: {
      PORT: process.env.E2E_PORT,
      DATA_DIR: process.env.E2E_DATA_DIR,
      // Stories create the games they need.
      EXAMPLES: "off",
      TEACHERS: "story-teacher-1,story-teacher-2,story-teacher-3",
      // Small enough to be filled quickly.
      MEGABYTES_PER_ACCOUNT: "20",
    },
    timeout: 180_000,
  },
});

/** Deleted when the process that made it exits, which is the last one to end. */
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
