/** Several windows of one browser: names held by one of them at a time, and a line between them. */
import type { HeldLock, WindowChannel } from "../../src/browser/windows.ts";
import type { LockChannel } from "../../src/saving/lock/LockChannel.ts";

interface Wish {
  readonly give: (hold: HeldLock) => void;
}

export class FakeWindows {
  #holder: { readonly lose: () => void } | null = null;
  #queue: Wish[] = [];
  readonly #clearings = new Set<() => void>();
  #lines: { readonly from: object; readonly hear: (message: unknown) => void }[] = [];

  /** What one window has to do with the others; one that sleeps hears nothing. */
  open(isAsleep: () => boolean = () => false): LockChannel {
    return {
      acquire: (_name, signal) => this.#wait(signal),
      steal: async () => {
        this.#holder?.lose();
        this.#holder = null;
        return this.#give();
      },
      onCleared: (call) => {
        this.#clearings.add(call);
        return () => this.#clearings.delete(call);
      },
      openChannel: (_name, hear) => this.#openLine((message) => !isAsleep() && hear(message)),
    };
  }

  /** The data of the site is cleared: nobody holds anything any more, and whoever did is not told so. */
  clear(): void {
    this.#holder = null;
    for (const call of this.#clearings) call();
  }

  #wait(signal: AbortSignal): Promise<HeldLock | null> {
    if (!this.#holder) return Promise.resolve(this.#give());
    return new Promise((resolve) => {
      const wish = { give: resolve };
      this.#queue.push(wish);
      signal.addEventListener("abort", () => {
        this.#queue = this.#queue.filter((other) => other !== wish);
        resolve(null);
      });
    });
  }

  #give(): HeldLock {
    let tell: () => void = () => undefined;
    const holder = { lose: () => tell() };
    this.#holder = holder;
    const release = () => {
      if (this.#holder !== holder) return;
      this.#holder = null;
      this.#queue.shift()?.give(this.#give());
    };
    return { release, onLost: (call) => (tell = call) };
  }

  #openLine(hear: (message: unknown) => void): WindowChannel {
    const from = {};
    this.#lines.push({ from, hear });
    return {
      post: (message) => {
        for (const line of this.#lines.filter((other) => other.from !== from))
          void Promise.resolve().then(() => line.hear(message));
      },
      close: () => {
        this.#lines = this.#lines.filter((line) => line.from !== from);
      },
    };
  }
}
