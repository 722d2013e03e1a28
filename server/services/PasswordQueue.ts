/**
 * The queue of passwords to be hashed. Addresses take turns, so that none of them keeps the others out, and every other turn goes to devices
 * that have signed in to the account before.
 */
import { Later } from "./Later.ts";
import type { PasswordThread } from "./PasswordThread.ts";

export interface Caller {
  readonly address: string;
  /** Whether this device has signed in to the account before. */
  readonly isKnown: boolean;
  /** Whether the caller has hung up meanwhile. */
  readonly isGone?: () => boolean;
}

/** The address already has as many places in the queue as it may. */
export class AddressWaits extends Later {}

interface Waiting {
  readonly enter: (thread: PasswordThread) => void;
  readonly refuse: (reason: Later) => void;
}

/** Enough for a class and its teacher. */
const EACH_MAX = 40;
const ALL_MAX = 120;
/** Even a small machine has worked off the whole queue by then. */
const COME_AGAIN_SECONDS = 15;
const MESSAGE = "Many people are signing in right now. Please try again in a moment.";

export class PasswordQueue {
  private readonly known = new Lines();
  private readonly unknown = new Lines();
  private isTurnOfKnown = true;

  /** Throws `AddressWaits` or `Later` if there is no room. */
  wait({ address, isKnown }: Caller): Promise<PasswordThread> {
    const lines = isKnown ? this.known : this.unknown;
    lines.makeRoom(address);
    return new Promise((enter, refuse) => lines.add(address, { enter, refuse }));
  }

  /** Returns whether anybody was waiting. */
  giveTo(thread: PasswordThread): boolean {
    const [first, second] = this.isTurnOfKnown ? [this.known, this.unknown] : [this.unknown, this.known];
    const next = first.next() ?? second.next();
    this.isTurnOfKnown = !this.isTurnOfKnown;
    next?.enter(thread);
    return next !== undefined;
  }
}

/** One line per address, in the order of their turns. */
class Lines {
  private readonly byAddress = new Map<string, Waiting[]>();
  private count = 0;

  add(address: string, waiting: Waiting): void {
    const line = this.byAddress.get(address) ?? [];
    line.push(waiting);
    this.byAddress.set(address, line);
    this.count += 1;
  }

  next(): Waiting | undefined {
    const [turn] = this.byAddress;
    if (!turn) return undefined;
    const [address, line] = turn;
    this.byAddress.delete(address);
    if (line.length > 1) this.byAddress.set(address, line);
    this.count -= 1;
    return line.shift();
  }

  /** If all places are taken, the last caller in the longest line gives way to one whose line is shorter. */
  makeRoom(address: string): void {
    const own = this.byAddress.get(address)?.length ?? 0;
    if (own >= EACH_MAX) throw new AddressWaits(503, MESSAGE, COME_AGAIN_SECONDS);
    if (this.count < ALL_MAX) return;
    const longest = [...this.byAddress.values()].reduce((a, b) => (b.length > a.length ? b : a));
    if (longest.length <= own + 1) throw new Later(503, MESSAGE, COME_AGAIN_SECONDS);
    this.count -= 1;
    longest.pop()?.refuse(new AddressWaits(503, MESSAGE, COME_AGAIN_SECONDS));
  }
}
