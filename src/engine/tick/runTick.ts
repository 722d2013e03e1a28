import type { CompiledCharacter, CompiledGame } from "../compile/CompiledGame.ts";
import type { LiveStage } from "../grid/LiveStage.ts";
import { LOOP_ROUNDS_MAX } from "../world/limits.ts";
import type { PlayingStage } from "./PlayingStage.ts";
import type { TickInput } from "./TickResult.ts";
import { type TurnOptions, TurnRunner } from "./TurnRunner.ts";

export interface Ticked {
  readonly runner: TurnRunner;
  /** Whether any rule applied. */
  readonly recorded: boolean;
}

type TickStart = Omit<TurnOptions, "stage" | "keys" | "clicks" | "words">;

/**
 * One tick of a stage: every actor that was there at its start acts, in stage order; idle ones are skipped, because nothing would apply.
 * Throws `TickStopped` if a rule cannot be carried out, and leaves the stage in the middle of the tick.
 */
export function runTick(playing: PlayingStage, game: CompiledGame, input: TickInput, start: TickStart): Ticked {
  const { live, lights, idle } = playing;
  playing.begin();
  const facts = { keys: wakeKeyed(playing, input), clicks: wakeClicked(playing, input) };
  const runner = new TurnRunner({ ...start, ...facts, stage: live, words: lights.words });
  playing.setLoopsNearLimit(roundsAtMost(playing, game) > LOOP_ROUNDS_MAX);
  const end = live.table.count;
  const acting = { playing, runner, clicks: facts.clicks };
  let recorded = false;
  for (let slot = idle.nextAwake(0, end); slot < end; slot = idle.nextAwake(slot + 1, end)) {
    const character = actingOn(slot, live, game);
    if (!character) idle.retire(slot);
    else if (letAct(slot, character, acting)) recorded = true;
  }
  playing.turn = end;
  return { runner, recorded };
}

/** An actor that is gone, nowhere or without a character does nothing. */
function actingOn(slot: number, { table }: LiveStage, game: CompiledGame): CompiledCharacter | undefined {
  return table.isThere(slot) && !table.isNowhere(slot)
    ? game.characterOf(table.characterNumber[slot] as number)
    : undefined;
}

interface ActingTick {
  readonly playing: PlayingStage;
  readonly runner: TurnRunner;
  readonly clicks: ReadonlySet<number>;
}

function letAct(slot: number, character: CompiledCharacter, { playing, runner, clicks }: ActingTick): boolean {
  const { idle, lights } = playing;
  const { randomState, roundsLeft } = runner;
  playing.turn = slot;
  const applied = runner.take(slot, character);
  lights.keep(slot, runner.seen, runner.applied);
  if (applied) idle.applied(slot);
  else if (character.root.children.length === 0) idle.retire(slot);
  else if (runner.randomState === randomState && !clicks.has(slot)) {
    if (!playing.areLoopsNearLimit || runner.roundsLeft === roundsLeft) rest(slot, character, playing);
  }
  return applied;
}

/** For an actor that drew no random number, was not clicked and used no shared rounds: only a change of what it sees can make a rule apply. */
function rest(slot: number, character: CompiledCharacter, { live, idle }: PlayingStage): void {
  const { table, squares } = live;
  const x = table.x[slot] as number;
  const y = table.y[slot] as number;
  if (squares.cellOf(x, y) >= 0) idle.failed(slot, character, x, y);
}

/** A key that goes down or up concerns the characters with an event for it. */
function wakeKeyed(playing: PlayingStage, input: TickInput): ReadonlySet<number> {
  const keys = new Set(input.keys);
  const before = playing.keys;
  for (const code of keys) if (!before.has(code)) playing.idle.wakeKeyed(code);
  for (const code of before) if (!keys.has(code)) playing.idle.wakeKeyed(code);
  playing.keys = keys;
  return keys;
}

function wakeClicked({ live, idle }: PlayingStage, { clicks }: TickInput): ReadonlySet<number> {
  const slots = clicks.flatMap((id) => live.table.slotOf(id) ?? []);
  for (const slot of slots) idle.wake(slot);
  return new Set(slots);
}

function roundsAtMost({ live }: PlayingStage, { characters }: CompiledGame): number {
  return live.table.living * characters.reduce((most, { dependencies }) => Math.max(most, dependencies.rounds), 0);
}
