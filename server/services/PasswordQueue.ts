import { RetryLater } from "./HttpError.ts";
import type { PasswordThread } from "./PasswordThread.ts";

export interface Caller {
  readonly address: string;
  /** Whether this device has signed in to the account before. */
  readonly isKnown: boolean;
  /** Whether the caller has hung up meanwhile. */
  readonly isGone?: () => boolean;
}

/** The address already has as many places in the queue as one may have. */
export class AddressWaits extends RetryLater {}

interface Waiting {
  readonly enter: (thread: PasswordThread) => void;
  readonly refuse: (reason: RetryLater) => void;
}

/** Places of one address, enough for a class and its teacher. */
const EACH_MAX = 40;
const ALL_MAX = 120;
/** Even a small machine has emptied the whole queue by then. */
const COME_AGAIN_SECONDS = 15;
const MESSAGE = "Lots of people are signing in right now. Please try again in a moment.";

/**
 * The queue of passwords to be hashed. The addresses alternate, so that none of them keeps the others out, and every
 * other place goes to a device that has signed in to the account before.
 */
export class PasswordQueue {
  readonly #known = new QueuesByAddress();
  readonly #unknown = new QueuesByAddress();
  #isKnownNext = true;

  /**
   * Resolves with the thread that will hash this caller's password. Throws `AddressWaits` or `RetryLater` if there is
   * no room in the queue.
   */
  wait({ address, isKnown }: Caller): Promise<PasswordThread> {
    const queues = isKnown ? this.#known : this.#unknown;
    queues.makeRoom(address);
    return new Promise((enter, refuse) => queues.add(address, { enter, refuse }));
  }

  /** Gives the thread to the next caller and returns whether anybody was waiting. */
  giveToNext(thread: PasswordThread): boolean {
    const [first, second] = this.#isKnownNext ? [this.#known, this.#unknown] : [this.#unknown, this.#known];
    const next = first.next() ?? second.next();
    this.#isKnownNext = !this.#isKnownNext;
    next?.enter(thread);
    return next !== undefined;
  }
}

/** One queue per address; the map keeps them in the order in which they are served. */
class QueuesByAddress {
  readonly #queues = new Map<string, Waiting[]>();
  #count = 0;

  add(address: string, waiting: Waiting): void {
    const queue = this.#queues.get(address) ?? [];
    queue.push(waiting);
    this.#queues.set(address, queue);
    this.#count += 1;
  }

  next(): Waiting | undefined {
    const [first] = this.#queues;
    if (!first) return undefined;
    const [address, queue] = first;
    this.#queues.delete(address);
    if (queue.length > 1) this.#queues.set(address, queue);
    this.#count -= 1;
    return queue.shift();
  }

  /**
   * Makes sure that there is a place for this address. If all are taken, the last caller in the longest queue gives way
   * to an address whose queue is shorter.
   */
  makeRoom(address: string): void {
    const own = this.#queues.get(address)?.length ?? 0;
    if (own >= EACH_MAX) throw new AddressWaits(503, MESSAGE, COME_AGAIN_SECONDS);
    if (this.#count < ALL_MAX) return;
    const longest = [...this.#queues.values()].reduce((a, b) => (b.length > a.length ? b : a));
    if (longest.length <= own + 1) throw new RetryLater(503, MESSAGE, COME_AGAIN_SECONDS);
    this.#count -= 1;
    longest.pop()?.refuse(new AddressWaits(503, MESSAGE, COME_AGAIN_SECONDS));
  }
}
