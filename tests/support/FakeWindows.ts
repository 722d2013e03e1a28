/** Several windows of one browser, with a lock that one of them can hold at a time, and messages between them. */
import type { HeldLock, WindowChannel } from "../../src/browser/windows.ts";
import type { LockChannel } from "../../src/saving/lock/LockChannel.ts";

interface Waiting {
  readonly give: (hold: HeldLock) => void;
}

export class FakeWindows {
  #holder: { readonly lose: () => void } | null = null;
  #queue: Waiting[] = [];
  readonly #clearings = new Set<() => void>();
  #channels: { readonly from: object; readonly hear: (message: unknown) => void }[] = [];

  /** Opens a window. While it is asleep it receives no messages. */
  open(isAsleep: () => boolean = () => false): LockChannel {
    return {
      acquireWithin: (_name, patience) => this.#wait(AbortSignal.timeout(patience)),
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
      openChannel: (_name, hear) => this.#openChannel((message) => !isAsleep() && hear(message)),
    };
  }

  /** Clears the data of the site, which frees the lock without telling the window that held it. */
  clear(): void {
    this.#holder = null;
    for (const call of this.#clearings) call();
  }

  #wait(signal: AbortSignal): Promise<HeldLock | null> {
    if (!this.#holder) return Promise.resolve(this.#give());
    return new Promise((resolve) => {
      const waiting = { give: resolve };
      this.#queue.push(waiting);
      signal.addEventListener("abort", () => {
        this.#queue = this.#queue.filter((other) => other !== waiting);
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

  #openChannel(hear: (message: unknown) => void): WindowChannel {
    const from = {};
    this.#channels.push({ from, hear });
    return {
      post: (message) => {
        for (const channel of this.#channels.filter((other) => other.from !== from))
          void Promise.resolve().then(() => channel.hear(message));
      },
      close: () => {
        this.#channels = this.#channels.filter((channel) => channel.from !== from);
      },
    };
  }
}
