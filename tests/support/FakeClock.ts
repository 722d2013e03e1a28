/** A clock that only advances when a test advances it. */
import type { Clock } from "../../src/browser/timers.ts";

interface Alarm {
  readonly at: number;
  readonly call: () => void;
}

export class FakeClock implements Clock {
  #now = 0;
  #alarms: readonly Alarm[] = [];

  now(): number {
    return this.#now;
  }

  after(ms: number, call: () => void): () => void {
    const alarm = { at: this.#now + ms, call };
    this.#alarms = [...this.#alarms, alarm];
    return () => {
      this.#alarms = this.#alarms.filter((other) => other !== alarm);
    };
  }

  /** Time in which the page is busy, so that no timer fires. */
  spend(ms: number): void {
    this.#now += ms;
  }

  /** Lets time pass; timers fire in order, each at its own time. */
  pass(ms: number): void {
    const end = this.#now + ms;
    for (let due = this.#next(end); due; due = this.#next(end)) {
      this.#now = Math.max(this.#now, due.at);
      this.#alarms = this.#alarms.filter((other) => other !== due);
      due.call();
    }
    this.#now = Math.max(this.#now, end);
  }

  #next(end: number): Alarm | undefined {
    return this.#alarms.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
  }
}
