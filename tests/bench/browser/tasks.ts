import { eventsIn, runningMs, TASK, type TraceEvent } from "./traceEvents.ts";

export interface Tasks {
  readonly longestMs: number;
  /** All tasks of the main thread. */
  readonly mainMs: number;
  /** All tasks of the page's workers. */
  readonly workersMs: number;
}

export interface Script {
  /** Events, their microtasks, timers and messages: all script of the main thread outside frames. */
  readonly workMs: number;
  /** The work of drawing frames. */
  readonly framesMs: number;
}

const FRAME = "FireAnimationFrame";
const SCRIPT = new Set([FRAME, "FunctionCall", "RunMicrotasks", "EvaluateScript", "TimerFire"]);

/**
 * The running times of one page's threads in a trace of Chromium, and the longest of them without a pause. The page is the one that set the
 * mark last, because each document it went through may have. Throws if there is none.
 */
export function readTasks(trace: Buffer, mark: string): Tasks {
  const { marked, traceEvents } = read(trace, mark);
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

/** The script of the main thread, with the layouts it forces. The page is chosen as in `readTasks`. */
export function readScript(trace: Buffer, mark: string): Script {
  const { marked, traceEvents } = read(trace, mark);
  const isOwn = ({ name, pid, tid, ts, ph }: TraceEvent) =>
    pid === marked.pid && tid === marked.tid && ts >= marked.ts && ph === "X" && SCRIPT.has(name);
  const script = outermost(traceEvents.filter(isOwn));
  const ofFrames = script.filter(({ name }) => name === FRAME);
  const ofWork = script.filter(({ name }) => name !== FRAME);
  return { workMs: sum(ofWork.map(runningMs)), framesMs: sum(ofFrames.map(runningMs)) };
}

function read(trace: Buffer, mark: string) {
  const traceEvents = eventsIn(trace);
  const marked = traceEvents.filter(({ name }) => name === mark).sort((one, other) => other.ts - one.ts)[0];
  if (!marked) throw new Error("The trace has no page in it.");
  return { marked, traceEvents };
}

/** The outermost calls, whose times include those within them. */
function outermost(events: readonly TraceEvent[]): TraceEvent[] {
  let end = 0;
  const inOrder = [...events].sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  return inOrder.filter(({ ts, dur = 0 }) => {
    const isOuter = ts >= end;
    if (isOuter) end = ts + dur;
    return isOuter;
  });
}

/** The ms of each task. */
function taskTimes(events: readonly TraceEvent[]): number[] {
  return events.filter(({ name, ph }) => name === TASK && ph === "X").map(runningMs);
}

function sum(times: readonly number[]): number {
  return times.reduce((all, time) => all + time, 0);
}
