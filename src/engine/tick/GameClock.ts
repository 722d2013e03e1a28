import type { ActorTable } from "../grid/ActorTable.ts";
import type { Id } from "../world/id.ts";
import type { World } from "../world/world.ts";
import type { TickInput } from "./TickResult.ts";
import type { TickEvents } from "./TurnRunner.ts";

/** A moment between two ticks. */
export interface GameTime {
  /** Ticks since the game was started. */
  readonly ticks: number;
  /** The stage that ticked last; undefined if none did, or if a level was entered since. */
  readonly ticked: Id | undefined;
  /** The keys of the last tick; none after opening a game or going back. */
  readonly keys: readonly number[];
}

/** Counts ticks and says which events happen in each. */
export class GameClock {
  #time: GameTime;

  constructor({ ticks = 0, ticked }: Pick<World, "ticks" | "ticked">) {
    this.#time = { ticks, ticked, keys: [] };
  }

  get time(): GameTime {
    return this.#time;
  }

  /** The time in the form of a document; a game that was never played has none. */
  get fields(): Pick<World, "ticks" | "ticked"> {
    const { ticks, ticked } = this.#time;
    return { ...(ticks === 0 ? {} : { ticks }), ...(ticked === undefined ? {} : { ticked }) };
  }

  set(time: GameTime): void {
    this.#time = time;
  }

  /** Begins a tick of a stage. */
  begin(stageId: Id, input: TickInput, table: ActorTable): TickEvents {
    const before = this.#time;
    const ticks = before.ticks + 1;
    this.#time = { ...before, ticks, keys: input.keys };
    return {
      keys: setOf(input.keys),
      pressed: setOf(input.pressed ?? input.keys.filter((code) => !before.keys.includes(code))),
      clicks: setOf(input.clicks.flatMap((id) => table.slotOf(id) ?? [])),
      ticks,
      isStart: ticks === 1 || before.ticked !== stageId,
    };
  }

  /** Ends the tick that was begun. A level that was entered starts with the next one. */
  end(stageId: Id, hasEntered: boolean): void {
    this.#time = { ...this.#time, ticked: hasEntered ? undefined : stageId };
  }
}

const NOTHING: ReadonlySet<number> = new Set();

/** Most ticks have no input, and idle ones should cost next to nothing. */
function setOf(numbers: readonly number[]): ReadonlySet<number> {
  return numbers.length === 0 ? NOTHING : new Set(numbers);
}
