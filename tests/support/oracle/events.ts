/** Whether an event happens in this tick: README of src/engine, "The rule tree" and "Time". */
import type { EventContainer, Id } from "../../../src/engine/index.ts";
import type { Time } from "./Scene.ts";

const EVERY_MAX = 1000;

export function happens({ event, code, hold, every }: EventContainer, me: Id, time: Time): boolean {
  const { input, ticks, isStart } = time;
  if (event === "idle") return true;
  if (event === "key") return hold === false ? wentDown(code, time) : input.keys.some((key) => key === code);
  if (event === "click") return input.clicks.includes(me);
  if (event === "timer") return isEvery(every) && ticks % every === 0;
  return event === "start" && isStart;
}

/** The input itself knows best which keys went down; otherwise those did that were not down in the tick before. */
function wentDown(code: number | undefined, { input, keysBefore }: Time): boolean {
  if (code === undefined) return false;
  if (input.pressed) return input.pressed.includes(code);
  return input.keys.includes(code) && !keysBefore.includes(code);
}

function isEvery(every: number | undefined): every is number {
  return every !== undefined && Number.isInteger(every) && every >= 1 && every <= EVERY_MAX;
}
