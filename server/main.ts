/** Starts the server and stops it without losing a write. Runs from here (dev) or bundled as .build/server.mjs: both one folder deep. */
import type { Server } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createApp } from "./app.ts";
import { openStores } from "./data/openStores.ts";
import type { Stores } from "./data/Stores.ts";
import { makerOf } from "./generate/makerOf.ts";
import { closeGently, httpServer } from "./httpServer.ts";
import { logTo, survive } from "./Log.ts";
import { readBundled } from "./services/bundled.ts";
import { readExamples } from "./services/exampleGames.ts";
import { House } from "./services/House.ts";
import { readSettings, type Settings } from "./settings.ts";
import { startSweeping } from "./sweeping.ts";

/** What children made is for the account of the server alone, whatever other people have accounts on the machine. */
process.umask(0o077);

const PATIENCE_MS = 10_000;
const root = fileURLToPath(new URL("..", import.meta.url));
const log = logTo(process.stdout);
survive(process.stderr);

async function start(): Promise<void> {
  const settings = readSettings(process.env, root);
  const bundled = await readBundled(join(root, "assets"));
  const stores = await openStores(settings, root, log);
  if (settings.examples) await new House(stores, log).publish(await readExamples(join(root, "assets")));
  const maker = await makerOf(settings.openAi);
  const app = createApp(stores, { maker, ...settings, site: join(root, ".build", "site"), bundled, log });
  const server = httpServer(app);
  await listen(server, settings).catch(async (error: NodeJS.ErrnoException) => {
    await stores.close();
    throw error.code === "EADDRINUSE" ? new Error(portInUse(settings)) : error;
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void stop(server, stores));
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

/** Takes no more calls, finishes those that are under way, then leaves the folder whole. */
async function stop(server: Server, stores: Stores): Promise<void> {
  await closeGently(server, PATIENCE_MS);
  await stores.close();
  process.exit(0);
}

start().catch((error: Error) => {
  process.stderr.write(`Gridlings could not start. ${error.message}\n`);
  process.exit(1);
});
