import type { CompiledCharacter } from "../compile/CompiledGame.ts";
import type { RuleOptions } from "../tick/RuleRunner.ts";
import { Simulation } from "../tick/Simulation.ts";
import { type TickEvents, TurnRunner } from "../tick/TurnRunner.ts";
import type { Actors } from "../world/actor.ts";
import type { Id } from "../world/id.ts";
import { currentStage } from "../world/lookups.ts";
import type { Stage } from "../world/stage.ts";
import type { Moment } from "./TurnStory.ts";

/** The stage in the middle of a tick. */
export interface TurnStep {
  /** Whose turn was taken last; null as the tick begins. */
  readonly by: Id | null;
  readonly stage: Stage;
}

/** Of a crowd, only the last steps are kept. */
const STEPS_MAX = 12;

/** The stage as a tick begins, and after each actor that did something in it before the turn of one. Null without a stage. */
export function stepsBefore(moment: Moment, actorId: Id): readonly TurnStep[] | null {
  const { document, input, seed, newId, stepsMustFit = false } = moment;
  const stage = currentStage(document.world);
  if (!stage) return null;
  const simulation = Simulation.load(document, { seed, newId, stepsMustFit });
  const taken: TakenTurn[] = [];
  simulation.tick(
    input,
    undefined,
    (events, words, options) => new TurnsBefore({ events, words, options }, actorId, taken),
  );
  return [
    { by: null, stage },
    ...taken.slice(-STEPS_MAX).map(({ by, actors }) => ({ by, stage: { ...stage, actors } })),
  ];
}

interface TakenTurn {
  readonly by: Id;
  readonly actors: Actors;
}

interface WalkedTick {
  readonly events: TickEvents;
  readonly words: number;
  readonly options: RuleOptions;
}

/** Plays a tick as usual and notes how the stage is after every turn in which something was done, until that of one actor. */
class TurnsBefore extends TurnRunner {
  readonly #actorId: Id;
  readonly #taken: TakenTurn[];
  #isOver = false;

  constructor({ events, words, options }: WalkedTick, actorId: Id, taken: TakenTurn[]) {
    super(events, words, options);
    this.#actorId = actorId;
    this.#taken = taken;
  }

  override take(slot: number, now: number, compiled: CompiledCharacter): boolean {
    const { table } = this.rules.stage;
    const by = table.known[now]?.id ?? "";
    this.#isOver ||= by === this.#actorId;
    const applied = super.take(slot, now, compiled);
    if (!applied || this.#isOver) return applied;
    this.#taken.push({ by, actors: Object.fromEntries(table.entries()) });
    if (this.#taken.length > STEPS_MAX) this.#taken.shift();
    return applied;
  }
}
