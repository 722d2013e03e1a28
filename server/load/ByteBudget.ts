export interface BudgetSize {
  readonly inAll: number;
  /**
   * What one caller may hold while nobody else holds anything. Its share of `inAll` is also the share that a caller may
   * hold of what others leave.
   */
  readonly each: number;
}

/**
 * Bounds the bytes held in memory, in all and for each caller, so that unread answers and unfinished uploads cannot
 * pile up.
 *
 * A caller may hold only a fixed share of what the other callers leave. The rest of what they leave therefore stays
 * free, however much a caller asks for, and a newcomer has the same share of that. With a share of one half, n greedy
 * callers leave 1/2^n of all, and a newcomer has half of it.
 */
export class ByteBudget {
  readonly #size: BudgetSize;
  readonly #byCaller = new Map<string, number>();
  #sum = 0;

  constructor(size: BudgetSize) {
    this.#size = size;
  }

  /** Opens the account of one call, with nothing in it yet. */
  open(caller: string): Holding {
    return new Holding((bytes) => this.#change(caller, bytes));
  }

  /** How many bytes all callers hold together. */
  get held(): number {
    return this.#sum;
  }

  /**
   * Adds bytes to what a caller holds, or takes them off, and returns whether there was room. Taking off always works.
   */
  #change(caller: string, bytes: number): boolean {
    const held = (this.#byCaller.get(caller) ?? 0) + bytes;
    const sum = this.#sum + bytes;
    if (bytes > 0 && held > this.#shareBeside(sum - held)) return false;
    this.#sum = sum;
    if (held > 0) this.#byCaller.set(caller, held);
    else this.#byCaller.delete(caller);
    return true;
  }

  #shareBeside(heldByOthers: number): number {
    const { inAll, each } = this.#size;
    return (each / inAll) * (inAll - heldByOthers);
  }
}

/** The bytes that one call holds. */
export class Holding {
  readonly #change: (bytes: number) => boolean;
  #held = 0;
  #isOpen = true;

  constructor(change: (bytes: number) => boolean) {
    this.#change = change;
  }

  /** Takes that many more bytes and returns whether there was room. */
  grow(bytes: number): boolean {
    const hasRoom = this.#isOpen && this.#change(bytes);
    if (hasRoom) this.#held += bytes;
    return hasRoom;
  }

  /** Gives all bytes back. */
  end(): void {
    this.#change(-this.#held);
    this.#held = 0;
  }

  /** Gives all bytes back and takes no more, because the caller is gone. */
  close(): void {
    this.end();
    this.#isOpen = false;
  }
}
