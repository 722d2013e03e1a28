import type { CompiledCharacter, CompiledGame } from "../compile/CompiledGame.ts";
import type { LiveStage } from "../grid/LiveStage.ts";
import { LOOP_ROUNDS_MAX, PASSES_MAX } from "../world/limits.ts";
import type { PlayingStage } from "./PlayingStage.ts";
import type { RuleOptions } from "./RuleRunner.ts";
import { type TickEvents, TurnRunner } from "./TurnRunner.ts";
import { wakeForEvents } from "./wakeForEvents.ts";

export interface Ticked {
  readonly turns: TurnRunner;
  /** Whether any rule applied. */
  readonly recorded: boolean;
}

interface TickLaws {
  readonly events: TickEvents;
  /** Whether those to whom nothing applied try again after all turns. */
  readonly settles: boolean;
}

/** What walks the rule trees of a tick; by default a `TurnRunner`. */
export type TurnsFactory = (tick: TickEvents, words: number, options: RuleOptions, game: CompiledGame) => TurnRunner;

/**
 * One tick of a stage that has begun it: every actor that was there at its start acts, in stage order; idle ones are skipped, because nothing
 * would apply. Throws `TickStopped` if a rule cannot be carried out, and leaves the stage in the middle of the tick.
 */
export function runTick(
  playing: PlayingStage,
  game: CompiledGame,
  { events, settles }: TickLaws,
  options: Omit<RuleOptions, "stage">,
  turnsOf: TurnsFactory = plainTurns,
): Ticked {
  const { live, lights } = playing;
  wakeForEvents(playing, events);
  const turns = turnsOf(events, lights.words, { ...options, stage: live }, game);
  playing.setLoopsNearLimit(roundsAtMost(playing, game) > LOOP_ROUNDS_MAX);
  const end = live.table.count;
  const tick: TickAtWork = { playing, game, turns, events, end, acted: settles ? new Uint8Array(end) : null };
  let recorded = takeTurns(tick);
  if (tick.acted) recorded = settle(tick) || recorded;
  return { turns, recorded };
}

function plainTurns(events: TickEvents, words: number, options: RuleOptions): TurnRunner {
  return new TurnRunner(events, words, options);
}

interface TickAtWork {
  readonly playing: PlayingStage;
  readonly game: CompiledGame;
  readonly turns: TurnRunner;
  readonly events: TickEvents;
  /** The number of slots at the start of the tick. */
  readonly end: number;
  /** By slot at the start of the tick: whether anything applied to it; null if nobody asks. */
  readonly acted: Uint8Array | null;
}

/** Those to whom nothing applied try again, pass after pass, until nothing applies any more. */
function settle(tick: TickAtWork): boolean {
  tick.turns.isAgain = true;
  tick.playing.recorder.turn = tick.end;
  let applied = false;
  for (let pass = 0; pass < PASSES_MAX; pass++) {
    if (!takeTurns(tick)) break;
    applied = true;
  }
  return applied;
}

/** One turn for everybody who is awake and to whom nothing applied so far. */
function takeTurns(tick: TickAtWork): boolean {
  const { playing, game, end, acted } = tick;
  const { idle, live } = playing;
  const { successors } = playing.recorder;
  let applied = false;
  for (let slot = idle.nextAwake(0, end); slot < end; slot = idle.nextAwake(slot + 1, end)) {
    if (acted?.[slot]) continue;
    const now = successors.isEmpty ? slot : successors.nowOf(slot);
    const character = actingOn(now, live, game);
    if (!character) idle.retire(slot);
    else if (letAct(slot, now, character, tick)) {
      applied = true;
      if (acted) acted[slot] = 1;
    }
  }
  return applied;
}

/** An actor that is gone, nowhere or without a character does nothing. */
function actingOn(slot: number, { table }: LiveStage, game: CompiledGame): CompiledCharacter | undefined {
  if (!table.isThere(slot) || table.isNowhere(slot)) return undefined;
  return game.characterOf(table.characterNumber[slot] as number);
}

/** `slot` is that of the actor at the start of the tick, `now` the one it has since. */
function letAct(
  slot: number,
  now: number,
  character: CompiledCharacter,
  { playing, turns, events }: TickAtWork,
): boolean {
  const { idle, lights } = playing;
  const { randomState } = turns.rules;
  const { roundsLeft } = turns;
  if (!turns.isAgain) playing.recorder.turn = slot;
  const applied = turns.take(slot, now, character);
  const areAllLights = light(slot, lights, turns);
  if (applied) idle.applied(slot);
  else if (character.root.children.length === 0) idle.retire(slot);
  else if (turns.rules.randomState === randomState && !turns.leftOutChance && !events.clicks.has(slot)) {
    const usesNoShare = !playing.areLoopsNearLimit || turns.roundsLeft === roundsLeft;
    if (areAllLights && usesNoShare) rest(slot, character, playing);
  }
  return applied;
}

/** Stores the lights of a turn. Returns whether they are all that the actor has in this tick: it may rest only with lights that it would get again. */
function light(slot: number, lights: PlayingStage["lights"], { isAgain, seen, applied }: TurnRunner): boolean {
  if (isAgain) return lights.add(slot, seen, applied);
  lights.keep(slot, seen, applied);
  return true;
}

/** For an actor that drew no random number, was not clicked and used no shared rounds: only a change of what it sees can make a rule apply. */
function rest(slot: number, character: CompiledCharacter, { live, idle }: PlayingStage): void {
  const { table, squares } = live;
  if (!table.isThere(slot)) return;
  const x = table.x[slot] as number;
  const y = table.y[slot] as number;
  if (squares.cellOf(x, y) >= 0) idle.failed(slot, character, x, y);
}

function roundsAtMost({ live }: PlayingStage, { characters }: CompiledGame): number {
  return live.table.living * characters.reduce((most, { dependencies }) => Math.max(most, dependencies.rounds), 0);
}
