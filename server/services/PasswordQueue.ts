/**
 * Callers whose passwords wait to be hashed. Addresses take turns, so that no address keeps the others out, and every other turn belongs to
 * devices that have signed in to the account before.
 */
import { Later } from "./Later.ts";
import type { PasswordThread } from "./PasswordThread.ts";

export interface Caller {
  readonly address: string;
  /** The account was signed in on this device before. */
  readonly isKnown: boolean;
}

/** Too many of one address wait already. */
export class AddressWaits extends Later {}

interface Waiting {
  readonly enter: (thread: PasswordThread) => void;
  readonly refuse: (reason: Later) => void;
}

/** A class and its teacher. */
const EACH_MAX = 40;
const ALL_MAX = 120;
/** By then all who wait have had their turn, even on a small machine. */
const COME_AGAIN_SECONDS = 15;
const MESSAGE = "Many people are signing in right now. Please try again in a moment.";

export class PasswordQueue {
  private readonly known = new Lines();
  private readonly unknown = new Lines();
  private isTurnOfKnown = true;

  /** Throws `AddressWaits` or `Later` where there is no room. */
  wait({ address, isKnown }: Caller): Promise<PasswordThread> {
    const lines = isKnown ? this.known : this.unknown;
    lines.makeRoom(address);
    return new Promise((enter, refuse) => lines.add(address, { enter, refuse }));
  }

  /** Answers whether anybody waited. */
  giveTo(thread: PasswordThread): boolean {
    const [first, second] = this.isTurnOfKnown ? [this.known, this.unknown] : [this.unknown, this.known];
    const next = first.next() ?? second.next();
    this.isTurnOfKnown = !this.isTurnOfKnown;
    next?.enter(thread);
    return next !== undefined;
  }
}

/** A line for each address, in the order of their turns. */
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

  /** Where all places are taken, the last of the longest line leaves for somebody whose line is shorter. */
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
