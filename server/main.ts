import { readFile } from "node:fs/promises";
import type { Server } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createApp, endStreams } from "./app.ts";
import { builtInMaker } from "./generate/builtInMaker.ts";
import type { Maker } from "./generate/Maker.ts";
import type { OpenAiSettings } from "./generate/openAiMaker.ts";
import { closeGently, httpServer } from "./httpServer.ts";
import { logTo, survive } from "./Log.ts";
import { readBundled } from "./services/bundled.ts";
import { ExampleGames, exampleFacts, readExamples } from "./services/ExampleGames.ts";
import { readSettings, type Settings } from "./settings.ts";
import { openStores } from "./stores/openStores.ts";
import type { Stores } from "./stores/Stores.ts";
import { startSweeping } from "./sweeping.ts";

/** Only the user who runs the server may read what children made, not other users of the machine. */
process.umask(0o077);

const PATIENCE_MS = 10_000;
const root = fileURLToPath(new URL("..", import.meta.url));
const log = logTo(process.stdout);
survive(process.stderr);

/**
 * Starts the server. `root` is right both here (dev) and bundled as .build/server.mjs, because both are one folder
 * deep.
 */
async function start(): Promise<void> {
  const settings = readSettings(process.env, root);
  const bundled = await readBundled(join(root, "assets"));
  const stores = await openStores(settings, root, log);
  const examples = await readExamples(join(root, "assets"));
  if (settings.examples) await new ExampleGames(stores, log).publish(examples);
  const maker = await makerOf(settings.openAi);
  const site = join(root, ".build", "site");
  const version = await versionOf(root);
  const facts = { examples: exampleFacts(examples), version };
  const app = createApp(stores, { maker, ...settings, site, bundled, ...facts, log });
  const server = httpServer(app);
  await listen(server, settings).catch(async (error: NodeJS.ErrnoException) => {
    await stores.close();
    throw error.code === "EADDRINUSE" ? new Error(portInUse(settings)) : error;
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      endStreams(app);
      void stop(server, stores);
    });
  }
  startSweeping(stores, log);
  process.stdout.write(`Gridlings is ready: ${addressOf(server, settings)} (stop with Ctrl+C)\n`);
}

function listen(server: Server, { port, host }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve());
  });
}

function portInUse({ port }: Settings): string {
  return `Port ${port} is already in use by another program. Stop that one, or choose another: PORT=${port + 1} npm start`;
}

function addressOf(server: Server, { host }: Settings): string {
  const bound = server.address();
  const port = typeof bound === "object" && bound ? bound.port : 0;
  const isHere = host === "127.0.0.1" || host === "0.0.0.0" || host === "::";
  return `http://${isHere ? "localhost" : host}:${port}`;
}

/** Stops taking calls, finishes those under way, and closes the stores, so that the folder is complete. */
async function stop(server: Server, stores: Stores): Promise<void> {
  await closeGently(server, PATIENCE_MS);
  await stores.close();
  process.exit(0);
}

start().catch((error: Error) => {
  process.stderr.write(`Gridlings could not start. ${error.message}\n`);
  process.exit(1);
});

/** Returns the version of the product; empty if nothing tells it. */
async function versionOf(folder: string): Promise<string> {
  const text = await readFile(join(folder, "package.json"), "utf8").catch(() => "{}");
  return String(JSON.parse(text).version ?? "");
}

/** Returns the built-in maker unless there is a key for an image model, whose package is loaded only then. */
async function makerOf(settings: OpenAiSettings | null): Promise<Maker> {
  if (!settings) return builtInMaker;
  const { openAiMaker } = await import("./generate/openAiMaker.ts");
  return openAiMaker(settings);
}
