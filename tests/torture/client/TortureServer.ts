/** The built server in a process of its own, which dies at any moment and comes back on the same port with the same files. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

export class TortureServer {
  readonly address: string;
  readonly #port: number;
  readonly #folder: string;
  #child: ChildProcess | null = null;

  private constructor(port: number, folder: string) {
    this.#port = port;
    this.#folder = folder;
    this.address = `http://127.0.0.1:${port}`;
  }

  static async start(): Promise<TortureServer> {
    const server = new TortureServer(await freePort(), await mkdtemp(join(tmpdir(), "gridlings-torture-")));
    await server.rise();
    return server;
  }

  get isUp(): boolean {
    return this.#child !== null;
  }

  async rise(): Promise<void> {
    if (this.#child) return;
    const env = { ...process.env, PORT: String(this.#port), DATA_DIR: this.#folder, SIGN_UPS_PER_HOUR: "100000" };
    const child = spawn(process.execPath, [".build/server.mjs"], { env, stdio: ["ignore", "pipe", "inherit"] });
    this.#child = child;
    // The log is read to the end, because a full pipe would block the server.
    await new Promise<void>((resolve) => {
      child.stdout?.on("data", (chunk) => String(chunk).includes("ready") && resolve());
    });
  }

  /** Kills it with no chance to clean up. */
  async die(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child) return;
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  }

  async end(): Promise<void> {
    await this.die();
    await rm(this.#folder, { recursive: true, force: true });
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const bound = probe.address();
  probe.close();
  await once(probe, "close");
  return typeof bound === "object" && bound ? bound.port : 0;
}
