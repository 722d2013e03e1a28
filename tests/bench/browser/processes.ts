/** Measures whole processes from outside, by Linux's /proc: what a page costs includes the browser's compositor and its graphics process. */
import { readdirSync, readFileSync } from "node:fs";

const TICKS_PER_SECOND = 100;

interface Process {
  readonly parent: number;
  readonly name: string;
  readonly ticks: number;
}

/** The CPU time, ms, that all processes of the browser started by this program have used so far. */
export function browserCpuMs(): number {
  const all = new Map(readdirSync("/proc").flatMap((name) => processOf(Number(name))));
  const isOurs = (pid: number): boolean => pid === process.pid || (all.has(pid) && isOurs(all.get(pid)?.parent ?? 0));
  let ticks = 0;
  for (const [pid, one] of all) if (/chrom/.test(one.name) && isOurs(pid)) ticks += one.ticks;
  return (ticks * 1000) / TICKS_PER_SECOND;
}

/** Nothing for a process that has just ended, or an entry that is none. */
function processOf(pid: number): [number, Process][] {
  if (!Number.isInteger(pid)) return [];
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const end = stat.lastIndexOf(")");
    const fields = stat.slice(end + 2).split(" ");
    const ticks = Number(fields[11]) + Number(fields[12]);
    return [[pid, { parent: Number(fields[1]), name: stat.slice(stat.indexOf("(") + 1, end), ticks }]];
  } catch {
    return [];
  }
}
