/** What children did and what they were answered: from it follows what must be there after a crash, and what may be. */
import type { SignedInUser } from "../../../src/api/wire.ts";

export const GONE = "gone";
/** Later than all that happened. */
export const NOW = Number.MAX_SAFE_INTEGER;
const NEVER = Number.POSITIVE_INFINITY;

/** One call that changes a world. Times are those of the diary's clock; without an answer nobody knows whether it was done. */
export interface Deed {
  /** Goes along with the call, so that whoever watches the server can tell when it was answered. */
  readonly token: string;
  readonly owner: string;
  /** Id of the world; empty while the id of a new one is not known yet. */
  world: string;
  isBirth: boolean;
  /** How the world stands after it: see `standingOf`. */
  after: string;
  /** The world of which this made a remix. */
  readonly forkOf: string | null;
  readonly sent: number;
  answered: number;
}

/** A device that was signed in, and perhaps out again. */
export interface Device {
  readonly user: SignedInUser;
  readonly answered: number;
  leaving: number;
  left: number;
}

/** What must be true of a world: the first standing was answered, the others may have come after it. */
export interface Expected {
  readonly owner: string;
  readonly standings: readonly string[];
  readonly forksMin: number;
  readonly forksMax: number;
}

export type Plan = Pick<Deed, "owner" | "world" | "after"> & { readonly forkOf?: string | null };

export class Diary {
  readonly deeds: Deed[] = [];
  readonly devices: Device[] = [];
  private readonly now: () => number;
  private readonly answeredAt: (token: string) => number;
  private tokens = 0;

  /** Without clocks of its own, time is the number of things that happened, and an answer is given when it arrives. */
  constructor(now?: () => number, answeredAt?: (token: string) => number) {
    let happened = 0;
    this.now = now ?? (() => ++happened);
    this.answeredAt = answeredAt ?? (() => this.now());
  }

  newToken(): string {
    this.tokens += 1;
    return String(this.tokens);
  }

  begin({ owner, world, after, forkOf = null }: Plan): Deed {
    const token = this.newToken();
    const deed: Deed = { token, owner, world, isBirth: world === "", after, forkOf, sent: this.now(), answered: NEVER };
    this.deeds.push(deed);
    return deed;
  }

  end(deed: Deed): void {
    deed.answered = this.answeredAt(deed.token);
  }

  /** It was refused, and changed nothing. */
  strike(deed: Deed): void {
    this.deeds.splice(this.deeds.indexOf(deed), 1);
  }

  signedIn(user: SignedInUser, token: string): void {
    this.devices.push({ user, answered: this.answeredAt(token), leaving: NEVER, left: NEVER });
  }

  /** The device of this user from now on may be, and once `left` is called must be, a stranger. */
  leaves(user: SignedInUser): void {
    for (const device of this.devices) if (device.user === user) device.leaving = this.now();
  }

  left(user: SignedInUser, token: string): void {
    for (const device of this.devices) if (device.user === user) device.left = this.answeredAt(token);
  }

  /** Whoever looked after a crash knows which of these worlds came to be; their remixes may have been counted all the same. */
  settleBirths(owner: string): void {
    for (const deed of this.deeds) if (deed.owner === owner && deed.world === "") deed.isBirth = false;
  }

  /** Every world that was answered by then, and how it must stand. */
  expectedAt(time: number): Map<string, Expected> {
    const known = this.deeds.filter((deed) => deed.isBirth && deed.answered <= time);
    return new Map(known.map(({ world }) => [world, this.expectationOf(world, time)]));
  }

  /** How many new worlds of this child may be there although nobody told their ids. */
  unansweredBirths(owner: string, time: number): number {
    return this.deeds.filter((deed) => deed.owner === owner && deed.isBirth && isUnderWay(deed, time)).length;
  }

  private expectationOf(world: string, time: number): Expected {
    const own = this.deeds.filter((deed) => deed.world === world && deed.sent <= time);
    const last = own.findLastIndex(({ answered }) => answered <= time);
    const forks = this.deeds.filter(({ forkOf, sent }) => forkOf === world && sent <= time);
    const owner = own[0]?.owner ?? "";
    // Of each other child one at least is counted; of more, those that a restart made new again.
    const byOthers = forks.filter((fork) => fork.owner !== owner);
    const answered = byOthers.filter((fork) => fork.answered <= time);
    return {
      owner,
      standings: own.slice(last).map(({ after }) => after),
      forksMin: new Set(answered.map((fork) => fork.owner)).size,
      forksMax: byOthers.length,
    };
  }
}

function isUnderWay({ sent, answered }: Deed, time: number): boolean {
  return sent <= time && answered > time;
}
