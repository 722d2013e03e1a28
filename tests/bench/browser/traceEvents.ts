/** One event in a trace of Chromium. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
  /** The share in which the thread itself was running, because other programs share the machine. */
  readonly tdur?: number;
  readonly args?: {
    readonly name?: string;
    readonly data?: { readonly type?: string; readonly functionName?: string; readonly url?: string };
  };
}

/** The name of the events that are the tasks of a thread. */
export const TASK = "ThreadControllerImpl::RunTask";

export function eventsIn(trace: Buffer): readonly TraceEvent[] {
  return (JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] }).traceEvents;
}

/** How long the thread ran for an event, ms. */
export function runningMs({ tdur = 0 }: TraceEvent): number {
  return tdur / 1000;
}
