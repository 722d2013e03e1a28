import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The bundles that run.mjs writes beside this bench. */
type Bundled = "product" | "singleFile" | "wrongLogins";

/** A program of a bench, running in a process of its own. */
export class Program {
  readonly #child: ChildProcess;

  constructor(name: Bundled | URL, args: readonly string[], env: Record<string, string> = {}) {
    const file = fileURLToPath(name instanceof URL ? name : new URL(`${name}.mjs`, import.meta.url));
    const stdio = ["ignore", "pipe", "inherit"] as const;
    this.#child = spawn(process.execPath, [file, ...args], { env: { ...process.env, ...env }, stdio: [...stdio] });
  }

  /** A server of the product; `built` is another build than the one beside the bench. */
  static product(folder: string, built: "product" | URL = "product"): Program {
    return new Program(built, [], { DATA_DIR: folder, PORT: "0", HOST: "" });
  }

  /** The address that it prints once it is ready; throws if it ends first. */
  async ready(): Promise<string> {
    let said = "";
    const ended = once(this.#child, "exit").then(() => null);
    for (;;) {
      const heard = this.#child.stdout && (await Promise.race([once(this.#child.stdout, "data"), ended]));
      if (!heard) throw new Error(`A program of the bench ended. ${said}`);
      said += String(heard[0]);
      const address = /ready: (\S+)/.exec(said)?.[1];
      if (!address) continue;
      this.#child.stdout?.resume();
      return address.replace("localhost", "127.0.0.1");
    }
  }

  get residentMegabytes(): number {
    const status = readFileSync(`/proc/${this.#child.pid}/status`, "utf8");
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null) return;
    this.#child.kill("SIGTERM");
    await once(this.#child, "exit");
  }
}
