/** Reads a trace of Chromium: how long the threads of one page were at work, and at the longest without a pause. */

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  /** Of these, what the thread itself was at work, on a machine that others use too. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

export interface Tasks {
  readonly longestMs: number;
  /** Of all tasks of the page's own thread. */
  readonly mainMs: number;
  /** Of all tasks of its workers. */
  readonly workersMs: number;
}

const TASK = "ThreadControllerImpl::RunTask";

/** The page is the one that set the mark. Throws where nobody did. */
export function readTasks(trace: Buffer, mark: string): Tasks {
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const marked = traceEvents.find(({ name }) => name === mark);
  if (!marked) throw new Error("The trace has no page in it.");
  const own = traceEvents.filter(({ pid, ts }) => pid === marked.pid && ts >= marked.ts);
  const named = traceEvents.filter(({ name, pid }) => name === "thread_name" && pid === marked.pid);
  const workers = new Set(named.filter(({ args }) => args?.name === "DedicatedWorker thread").map(({ tid }) => tid));
  const main = taskTimes(own.filter(({ tid }) => tid === marked.tid));
  return {
    longestMs: Math.max(0, ...main),
    mainMs: sum(main),
    workersMs: sum(taskTimes(own.filter(({ tid }) => workers.has(tid)))),
  };
}

/** Milliseconds of each. */
function taskTimes(events: readonly TraceEvent[]): number[] {
  return events.filter(({ name, ph }) => name === TASK && ph === "X").map(({ tdur = 0 }) => tdur / 1000);
}

function sum(times: readonly number[]): number {
  return times.reduce((all, time) => all + time, 0);
}
