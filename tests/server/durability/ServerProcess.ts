/** The server as shipped, one bundled file in a process of its own, which can be killed at any moment. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { build } from "esbuild";
import { Site } from "./Site.ts";

const BANNER = "import{createRequire}from'node:module';const require=createRequire(import.meta.url);";

/** The bundle is in a folder of its own, without pages. */
export class ServerBundle {
  readonly house: string;

  private constructor(house: string) {
    this.house = house;
  }

  static async make(): Promise<ServerBundle> {
    const bundle = new ServerBundle(await mkdtemp(join(tmpdir(), "gridlings-house-")));
    const form = { bundle: true, platform: "node", format: "esm", target: "node20" } as const;
    const threads = { passwordThread: "server/services/passwordThread.mjs" };
    const entryPoints = { server: "server/main.ts", maintenance: "server/maintenance.ts", ...threads };
    const files = { entryPoints, outdir: dirname(bundle.file), outExtension: { ".js": ".mjs" } };
    await build({ ...form, ...files, banner: { js: BANNER }, logLevel: "warning" });
    return bundle;
  }

  get file(): string {
    return join(this.house, ".build", "server.mjs");
  }

  /** The program that `npm run backup`, `people` and the like run. */
  get maintenance(): string {
    return join(this.house, ".build", "maintenance.mjs");
  }

  remove(): Promise<void> {
    return rm(this.house, { recursive: true, force: true });
  }
}

export class ServerProcess {
  /** Resolves to the site once it is open, or to null if the process ends first. */
  readonly ready: Promise<Site | null>;
  readonly ended: Promise<number | null>;
  readonly #child: ChildProcess;
  #said = "";

  /** `inside` is a command that runs the rest of its arguments as a program, such as in a container. */
  constructor(
    bundle: ServerBundle,
    folder: string,
    settings: Readonly<Record<string, string>> = {},
    inside: readonly string[] = [],
  ) {
    const env = { ...process.env, PORT: "0", HOST: "", DATA_DIR: folder, ...settings };
    const [program = "", ...words] = [...inside, process.execPath, bundle.file];
    this.#child = spawn(program, words, { env });
    this.ended = new Promise((resolve) => this.#child.once("close", resolve));
    this.ready = new Promise((resolve) => {
      const hear = (chunk: Buffer): void => {
        this.#said += chunk.toString();
        const address = /ready: (\S+)/.exec(this.#said)?.[1];
        if (address) resolve(new Site(address));
      };
      this.#child.stdout?.on("data", hear);
      this.#child.stderr?.on("data", hear);
      void this.ended.then(() => resolve(null));
    });
  }

  /** The process id. */
  get id(): number | undefined {
    return this.#child.pid;
  }

  /** Everything that it has written, log and messages. */
  get words(): string {
    return this.#said;
  }

  /** Kills the process with no chance to clean up. */
  async kill(): Promise<void> {
    this.#child.kill("SIGKILL");
    await this.ended;
  }

  /** Closes the pipe to which it logs. */
  stopListening(): void {
    this.#child.stdout?.destroy();
    this.#child.stderr?.destroy();
  }

  /** Suspends it until it is resumed. */
  freeze(): void {
    this.#child.kill("SIGSTOP");
  }

  thaw(): void {
    this.#child.kill("SIGCONT");
  }

  async stop(): Promise<number | null> {
    this.#child.kill("SIGTERM");
    return this.ended;
  }
}
