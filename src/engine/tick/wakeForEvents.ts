import type { PlayingStage } from "./PlayingStage.ts";
import type { TickEvents } from "./TurnRunner.ts";

/** Wakes those whose rules wait for an event that holds now and did not in the stage's tick before, or the other way around. */
export function wakeForEvents(playing: PlayingStage, events: TickEvents): void {
  wakeKeyed(playing, events);
  wakeTimed(playing, events);
  for (const slot of events.clicks) playing.idle.wake(slot);
  playing.eventsBefore = events;
}

function wakeKeyed({ idle, eventsBefore: before }: PlayingStage, { keys, pressed }: TickEvents): void {
  for (const code of keys) if (!before?.keys.has(code)) idle.wakeKeyed(code);
  for (const code of before?.keys ?? NONE) if (!keys.has(code)) idle.wakeKeyed(code);
  for (const code of pressed) idle.wakePressed(code);
  for (const code of before?.pressed ?? NONE) idle.wakePressed(code);
}

const NONE: ReadonlySet<number> = new Set();

function wakeTimed({ idle, eventsBefore: before, game }: PlayingStage, { ticks, isStart }: TickEvents): void {
  for (const { characterNumber, dependencies } of game.timed) {
    const isStartChanged = dependencies.start && isStart !== before?.isStart;
    const rings = [...dependencies.timers].some(
      (every) => (ticks % every === 0) !== (before !== null && before.ticks % every === 0),
    );
    if (isStartChanged || rings) idle.wakeCharacter(characterNumber);
  }
}
