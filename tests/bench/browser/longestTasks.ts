import { eventsIn, runningMs, TASK, type TraceEvent } from "./traceEvents.ts";

export interface LongTask {
  readonly ms: number;
  /** The first step that was marked as done after the task began. */
  readonly step: string;
  /** What took more than a tenth of it, the longest first, each with its ms. */
  readonly parts: readonly string[];
}

const PARTS_MAX = 6;

/**
 * The longest tasks of the main thread in a trace of Chromium, each with its step and its parts. Steps are the marks whose names begin with
 * `stepMark`.
 */
export function longestTasks(trace: Buffer, stepMark: string, count: number): LongTask[] {
  const traceEvents = eventsIn(trace);
  const steps = traceEvents.filter(({ name }) => name.startsWith(stepMark)).sort((one, other) => one.ts - other.ts);
  const [first] = steps;
  if (!first) throw new Error("The trace has no steps in it.");
  const own = traceEvents.filter(({ pid, tid, ph }) => pid === first.pid && tid === first.tid && ph === "X");
  const tasks = own.filter(({ name }) => name === TASK).sort((one, other) => runningMs(other) - runningMs(one));
  return tasks.slice(0, count).map((task) => ({
    ms: runningMs(task),
    step: steps.find(({ ts }) => ts >= task.ts)?.name.slice(stepMark.length) ?? "after the last step",
    parts: partsOf(task, own),
  }));
}

function partsOf(task: TraceEvent, own: readonly TraceEvent[]): string[] {
  const inside = own.filter((event) => event !== task && event.ts >= task.ts && endOf(event) <= endOf(task));
  const sums = new Map<string, number>();
  for (const event of inside) sums.set(nameOf(event), (sums.get(nameOf(event)) ?? 0) + runningMs(event));
  const large = [...sums].filter(([, ms]) => ms > runningMs(task) / 10).sort(([, one], [, other]) => other - one);
  return large.slice(0, PARTS_MAX).map(([name, ms]) => `${Math.round(ms)} ms ${name}`);
}

function nameOf({ name, args }: TraceEvent): string {
  const { type, functionName, url } = args?.data ?? {};
  return [name, type, functionName, url?.split("/").at(-1)].filter(Boolean).join(" ");
}

function endOf({ ts, dur = 0 }: TraceEvent): number {
  return ts + dur;
}
