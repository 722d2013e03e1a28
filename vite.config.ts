import { availableParallelism } from "node:os";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { compiledAhead } from "./server/scripts/compiledAhead.mjs";
import { filePlayer } from "./server/scripts/filePlayer.mjs";
import { leanIcons } from "./server/scripts/leanIcons.mjs";
import { leanPixi } from "./server/scripts/leanPixi.mjs";
import { leanRouter } from "./server/scripts/leanRouter.mjs";
import { offlineFiles } from "./server/scripts/offlineFiles.mjs";
import { pagePreloads } from "./server/scripts/pagePreloads.mjs";
import { pageWeights } from "./server/scripts/pageWeights.mjs";
import { chunkFileNames, sharedFiles } from "./server/scripts/sharedFiles.mjs";
import { spokenTexts } from "./server/scripts/spokenTexts.mjs";
import { CALLS } from "./src/api/routes.ts";

const apiPort = process.env.API_PORT ?? "8081";
/** A module of `src/pictures` is no picture of the server, although its address begins like one. */
const modulesOnly = ({ url = "" }: { readonly url?: string }): string | undefined =>
  /\.(?:tsx?|css)(?:\?|$)/.test(url) ? url : undefined;
const api = { target: `http://127.0.0.1:${apiPort}`, bypass: modulesOnly };

/** Files that replace whole modules, or measure code that others would have warmed up, want a world of their own. */
const APART = [
  "tests/pages/{aboutGame,brokenPanels,brokenQuestion,home,localGames,messages,monkey,player,publishStored}.test.tsx",
  "tests/pages/{chosenGame,clearedGame,session}.test.ts",
  "tests/pixi/pixiCanvas.test.tsx",
  "tests/server/{packedGames,troubles,load/slices}.test.ts",
  "tests/stage/{firstFrame.dom.test.tsx,plainSprites.dom.test.ts,plainStage.dom.test.ts,stageScene.test.tsx}",
];
const SERVERS = "tests/server/**/*.test.ts";
const NOT_TOGETHER = [...APART, SERVERS, "tests/e2e/**", "tests/bench/**"];
/** Tests that need a page, whose first line says so. */
const PAGE = ["tests/**/*.test.tsx", "tests/**/*.dom.test.ts"];
const together = (groupOrder: number) => ({ pool: "threads", isolate: false, sequence: { groupOrder } }) as const;
/** Many starts of servers on many disks: left to the parts `faults`, `damage` and `namespaces` of `npm run torture`. */
const LONG =
  process.env.GRIDLINGS_TESTS === "all"
    ? []
    : [
        "tests/server/{misplaced,damagedBackup}.test.ts",
        "tests/server/durability/{everyDamage,namespaces,smallDisk}.test.ts",
      ];

export default defineConfig({
  root: "src",
  publicDir: "../assets",
  envDir: "..",
  plugins: [
    filePlayer(),
    leanIcons(),
    leanRouter(),
    react(),
    leanPixi(),
    pageWeights(),
    pagePreloads(),
    compiledAhead(),
    offlineFiles(),
    spokenTexts(),
  ],
  build: {
    outDir: "../.build/site",
    emptyOutDir: true,
    // No data: addresses, which the content security policy forbids.
    assetsInlineLimit: 0,
    target: "es2022",
    // PixiJS is one large chunk on purpose: it comes with the first stage, never with the home page.
    chunkSizeWarningLimit: 650,
    rolldownOptions: { output: { chunkFileNames, codeSplitting: { groups: sharedFiles() } } },
  },
  worker: { format: "es" },
  server: {
    proxy: Object.fromEntries(CALLS.map((call) => [call, api])),
    fs: { allow: [".", "../workers", "../assets", "../node_modules"] },
  },
  test: {
    root: ".",
    // A test waits for a fact, not for a time; servers are bundled and started in hooks.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    setupFiles: "tests/support/setup.ts",
    // It imports a file of react-reconciler without its ending, which Node refuses.
    server: { deps: { inline: ["@pixi/react"] } },
    // Tests of servers wait for processes and disks, so one worker more than there are cores keeps all of them busy.
    maxWorkers: availableParallelism() + 1,
    projects: [
      { extends: true, test: { name: "apart", include: APART } },
      // Servers listen to signals and change the process's settings, which only a process has.
      {
        extends: true,
        test: { name: "servers", include: [SERVERS], exclude: [...APART, ...LONG], pool: "forks", isolate: false },
      },
      // All others load the engine, React and the panels once a thread: that is most of their work. A thread has either a page or none, so
      // the two kinds take turns; mixed, each would end the other's threads.
      { extends: true, test: { name: "page", include: PAGE, exclude: NOT_TOGETHER, ...together(1) } },
      {
        extends: true,
        test: { name: "plain", include: ["tests/**/*.test.ts"], exclude: [...PAGE, ...NOT_TOGETHER], ...together(2) },
      },
    ],
  },
});
