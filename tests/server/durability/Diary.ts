/** What children did and how they were answered, which determines what must exist after a crash, and what may. */
import type { SignedInUser } from "../../../src/api/wire.ts";

export const GONE = "gone";
/** Later than everything that happened. */
export const NOW = Number.MAX_SAFE_INTEGER;
const NEVER = Number.POSITIVE_INFINITY;

/** One call that changes a world. Times are those of the diary's clock; without an answer it is unknown whether the call was done. */
export interface Deed {
  /** Sent with the call, so that a watcher of the server can tell when it was answered. */
  readonly token: string;
  readonly owner: string;
  /** The id of the world; empty while that of a new one is unknown. */
  world: string;
  isBirth: boolean;
  /** The state of the world afterwards: see `standingOf`. */
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

/** What must hold for a world: the first standing was answered, the others may have followed. */
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
  readonly #now: () => number;
  readonly #answeredAt: (token: string) => number;
  #tokens = 0;

  /** Without clocks, time is the number of events, and an answer is given when it arrives. */
  constructor(now?: () => number, answeredAt?: (token: string) => number) {
    let happened = 0;
    this.#now = now ?? (() => ++happened);
    this.#answeredAt = answeredAt ?? (() => this.#now());
  }

  newToken(): string {
    this.#tokens += 1;
    return String(this.#tokens);
  }

  begin({ owner, world, after, forkOf = null }: Plan): Deed {
    const token = this.newToken();
    const deed: Deed = {
      token,
      owner,
      world,
      isBirth: world === "",
      after,
      forkOf,
      sent: this.#now(),
      answered: NEVER,
    };
    this.deeds.push(deed);
    return deed;
  }

  end(deed: Deed): void {
    deed.answered = this.#answeredAt(deed.token);
  }

  /** Removes a call that was refused and changed nothing. */
  strike(deed: Deed): void {
    this.deeds.splice(this.deeds.indexOf(deed), 1);
  }

  signedIn(user: SignedInUser, token: string): void {
    this.devices.push({ user, answered: this.#answeredAt(token), leaving: NEVER, left: NEVER });
  }

  /** The devices of this user may be signed out from now on, and must be once `left` is called. */
  leaves(user: SignedInUser): void {
    for (const device of this.devices) if (device.user === user) device.leaving = this.#now();
  }

  left(user: SignedInUser, token: string): void {
    for (const device of this.devices) if (device.user === user) device.left = this.#answeredAt(token);
  }

  /** After a crash, looking up the worlds settles which creations were done; their remixes may have been counted nevertheless. */
  settleBirths(owner: string): void {
    for (const deed of this.deeds) if (deed.owner === owner && deed.world === "") deed.isBirth = false;
  }

  /** Every world that was answered by then, with its expected state. */
  expectedAt(time: number): Map<string, Expected> {
    const known = this.deeds.filter((deed) => deed.isBirth && deed.answered <= time);
    return new Map(known.map(({ world }) => [world, this.#expectationOf(world, time)]));
  }

  /** How many new worlds of this child may exist whose ids were never answered. */
  unansweredBirths(owner: string, time: number): number {
    return this.deeds.filter((deed) => deed.owner === owner && deed.isBirth && isUnderWay(deed, time)).length;
  }

  #expectationOf(world: string, time: number): Expected {
    const own = this.deeds.filter((deed) => deed.world === world && deed.sent <= time);
    const last = own.findLastIndex(({ answered }) => answered <= time);
    const forks = this.deeds.filter(({ forkOf, sent }) => forkOf === world && sent <= time);
    const owner = own[0]?.owner ?? "";
    // At least one remix of each other child is counted; more may be, if a restart reset them.
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
