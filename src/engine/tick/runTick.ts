/** One tick of a stage: everyone who was there at its start takes a turn, in stage order; those whose turn would change nothing are passed over. */
import type { Cast, CompiledCharacter } from "../compile/Cast.ts";
import type { LiveStage } from "../grid/LiveStage.ts";
import { LOOP_ROUNDS_MAX } from "../world/limits.ts";
import type { PlayingStage } from "./PlayingStage.ts";
import type { TickInput } from "./TickResult.ts";
import { Turns, type TurnsStart } from "./Turns.ts";

export interface Ticked {
  readonly turns: Turns;
  /** Whether any rule applied. */
  readonly recorded: boolean;
}

type TickStart = Omit<TurnsStart, "live" | "keys" | "clicks" | "words">;

/** Throws TickStopped where a rule cannot be carried out; the stage is then left in the middle of it. */
export function runTick(playing: PlayingStage, cast: Cast, input: TickInput, start: TickStart): Ticked {
  const { live, lights, sleepers } = playing;
  playing.begin();
  const facts = { keys: wakeKeyed(playing, input), clicks: wakeClicked(playing, input) };
  const turns = new Turns({ ...start, ...facts, live, words: lights.words });
  playing.countLoops(roundsAtMost(playing, cast) > LOOP_ROUNDS_MAX);
  const end = live.table.count;
  const taking = { playing, turns, clicks: facts.clicks };
  let recorded = false;
  for (let slot = sleepers.nextAwake(0, end); slot < end; slot = sleepers.nextAwake(slot + 1, end)) {
    const character = actingOn(slot, live, cast);
    if (!character) sleepers.forget(slot);
    else if (takeTurn(slot, character, taking)) recorded = true;
  }
  playing.turn = end;
  return { turns, recorded };
}

/** Whoever is gone, nowhere or without a character does nothing. */
function actingOn(slot: number, { table }: LiveStage, cast: Cast): CompiledCharacter | undefined {
  return table.isThere(slot) && !table.isNowhere(slot) ? cast.of(table.kind[slot] as number) : undefined;
}

interface Taking {
  readonly playing: PlayingStage;
  readonly turns: Turns;
  readonly clicks: ReadonlySet<number>;
}

function takeTurn(slot: number, character: CompiledCharacter, { playing, turns, clicks }: Taking): boolean {
  const { sleepers, lights } = playing;
  const { randomState, roundsLeft } = turns;
  playing.turn = slot;
  const applied = turns.take(slot, character);
  lights.keep(slot, turns.seen, turns.applied);
  if (applied) sleepers.applied(slot);
  else if (character.root.children.length === 0) sleepers.forget(slot);
  else if (turns.randomState === randomState && !clicks.has(slot)) {
    if (!playing.loopsCount || turns.roundsLeft === roundsLeft) rest(slot, character, playing);
  }
  return applied;
}

/** Where its turn drew no random number, was not clicked and cannot cut anybody's loops short, only what it sees can change it. */
function rest(slot: number, character: CompiledCharacter, { live, sleepers }: PlayingStage): void {
  const { table, squares } = live;
  const x = table.x[slot] as number;
  const y = table.y[slot] as number;
  if (squares.cellOf(x, y) >= 0) sleepers.failed(slot, character, x, y);
}

/** A key that goes down or up concerns those with an event for it. */
function wakeKeyed(playing: PlayingStage, input: TickInput): ReadonlySet<number> {
  const keys = new Set(input.keys);
  const before = playing.keys;
  for (const code of keys) if (!before.has(code)) playing.sleepers.wakeKeyed(code);
  for (const code of before) if (!keys.has(code)) playing.sleepers.wakeKeyed(code);
  playing.keys = keys;
  return keys;
}

function wakeClicked({ live, sleepers }: PlayingStage, { clicks }: TickInput): ReadonlySet<number> {
  const slots = clicks.flatMap((id) => live.table.slotOf(id) ?? []);
  for (const slot of slots) sleepers.wake(slot);
  return new Set(slots);
}

function roundsAtMost({ live }: PlayingStage, { all }: Cast): number {
  return live.table.living * all.reduce((most, { senses }) => Math.max(most, senses.rounds), 0);
}
