/** A disk of its own for one server, so small that it can be filled, and which can be made read-only. Needs permission to mount. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const MEGABYTES = 24;

export class SmallDisk {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  /** Null if this machine does not allow mounting a disk in memory. */
  static mount(): SmallDisk | null {
    const folder = mkdtempSync(join(tmpdir(), "gridlings-disk-"));
    try {
      run("mount", "-t", "tmpfs", "-o", `size=${MEGABYTES}m`, "tmpfs", folder);
      return new SmallDisk(folder);
    } catch {
      rmSync(folder, { recursive: true });
      return null;
    }
  }

  get dataFolder(): string {
    return join(this.folder, "data");
  }

  /** Leaves exactly this many kilobytes free. */
  fill(leaving: number): void {
    const { bavail, bsize } = statfsSync(this.folder);
    writeFileSync(this.#filler, Buffer.alloc(Math.max(0, bavail * bsize - leaving * 1024)));
  }

  makeRoom(): void {
    rmSync(this.#filler, { force: true });
  }

  forbidWrites(): void {
    run("mount", "-o", "remount,ro", this.folder);
  }

  allowWrites(): void {
    run("mount", "-o", "remount,rw", this.folder);
  }

  unmount(): void {
    run("umount", "-l", this.folder);
    rmSync(this.folder, { recursive: true });
  }

  get #filler(): string {
    return join(this.folder, "filler");
  }
}

function run(command: string, ...args: string[]): void {
  execFileSync(command, args, { stdio: "ignore" });
}
