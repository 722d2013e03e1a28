import type { TickInput } from "../../src/engine/index.ts";
import { seededRandom } from "./seededRandom.ts";

const TRANSFORMS = ["0", "90", "180", "270", "flip-x", "flip-y"];
const COMPARATORS = ["=", "!=", "<", "<=", ">", ">=", "contains", "starts-with", "ends-with"];
const CHARACTERS = ["c1", "c2", "c3", "__proto__", "gone"];
const VARIABLES = ["v1", "v2", "appearance", "transform", "gone", "constructor"];
const ACTION_TYPES = ["move", "move", "move", "create", "delete", "appearance", "transform", "variable", "global"];
/** One in this many parts is odd: a rule with any odd part is not played at all. */
const ODD = 30;

/** The `data` of a random world, before migration: stages, characters and rules of every kind, some parts broken on purpose. */
export function randomWorld(seed: number): unknown {
  return new RandomWorld(seed).document();
}

/** Random input for one tick. */
export function randomInput(seed: number): TickInput {
  const below = seededRandom(seed);
  return { keys: below(2) ? [37 + below(4)] : [], clicks: below(2) ? [`s${below(8)}`] : [] };
}

class RandomWorld {
  readonly #below: (below: number) => number;
  #made = 0;

  constructor(seed: number) {
    this.#below = seededRandom(seed);
  }

  document(): unknown {
    return {
      version: 1,
      characters: this.#map(["c1", "c2", "c3", "__proto__"], (id) => this.#character(id)),
      world: {
        stages: this.#map(["one", "two"], (id) => this.#stage(id)),
        globals: this.#map(["g1", "selectedStageId"], (id) => ({ id, name: id, value: id === "g1" ? "1" : "one" })),
      },
    };
  }

  #stage(id: string): unknown {
    const actors = Array.from({ length: 3 + this.#below(12) }, (_, n) => `s${n}`);
    return {
      id,
      width: 1 + this.#below(9),
      height: 1 + this.#below(7),
      wrapX: this.#chance(2),
      wrapY: this.#chance(2),
      actors: this.#map(actors, (actorId) => this.#actor(actorId, { x: this.#below(10), y: this.#below(8) })),
    };
  }

  #character(id: string): unknown {
    return {
      id,
      name: id,
      spritesheet: { appearances: { a1: [""], a2: [""] }, appearanceNames: {}, appearanceInfo: { a2: this.#info() } },
      variables: this.#map(["v1", "v2"], (variable) => ({
        id: variable,
        name: variable,
        defaultValue: this.#below(4),
      })),
      rules: this.#rules(id, 0),
    };
  }

  #info(): unknown {
    const [width, height] = [1 + this.#below(3), 1 + this.#below(3)];
    const filled = Array.from({ length: width * height }, (_, n) => `${n % width},${Math.floor(n / width)}`);
    return {
      width,
      height,
      anchor: { x: this.#below(width), y: this.#below(height) },
      filled: this.#map(
        filled.filter(() => this.#chance(2)),
        () => true,
      ),
    };
  }

  #rules(characterId: string, depth: number): unknown[] {
    return Array.from({ length: 1 + this.#below(3) }, () => this.#node(characterId, depth));
  }

  #node(characterId: string, depth: number): unknown {
    const kind = depth > 2 ? 9 : this.#below(6);
    if (kind > 1) return this.#rule(characterId);
    const rules = this.#rules(characterId, depth + 1);
    const id = this.#freshId("n");
    if (kind === 0) return { type: "group-event", id, event: this.#pick(["idle", "key", "click"]), code: 38, rules };
    const loopCount = this.#pick<unknown>([{ constant: this.#below(5) }, { variableId: "v1" }, undefined]);
    return { type: "group-flow", id, behavior: this.#pick(["first", "loop", "all", "random"]), loopCount, rules };
  }

  #rule(characterId: string): unknown {
    const others = Array.from({ length: this.#below(3) }, () => this.#freshId("r"));
    const main = this.#freshId("r");
    const named = [main, ...others, "nobody"];
    return {
      type: "rule",
      id: this.#freshId("n"),
      mainActorId: main,
      actors: {
        [main]: { ...this.#actor(main, { x: 0, y: 0 }), characterId },
        ...this.#map(others, (id) => this.#actor(id, this.#step())),
      },
      conditions: Array.from({ length: this.#below(3) }, () => this.#condition(named)),
      actions: Array.from({ length: this.#below(4) }, () => this.#action(named, characterId)),
      extent: {
        xmin: -this.#below(2),
        xmax: this.#below(3),
        ymin: -this.#below(2),
        ymax: this.#below(2),
        ignored: this.#map(
          ["0,0", "1,0", "0,1", "-1,0"].filter(() => this.#chance(2)),
          () => true,
        ),
      },
    };
  }

  #actor(id: string, position: unknown): object {
    return {
      id,
      position,
      characterId: this.#pick(CHARACTERS),
      appearance: this.#pick(["a1", "a1", "a2", "gone"]),
      transform: this.#chance(ODD) ? "sideways" : this.#pick(TRANSFORMS),
      variableValues: this.#chance(2) ? { v1: String(this.#below(4)) } : {},
    };
  }

  #condition(named: readonly string[]): unknown {
    return {
      key: "0,0",
      enabled: this.#chance(2),
      left: this.#operand(named),
      right: this.#operand(named),
      comparator: this.#chance(ODD) ? "~" : this.#pick(COMPARATORS),
    };
  }

  /** Only the first character creates actors, and never of itself, because a game that doubles with every tick would take forever. */
  #action(named: readonly string[], characterId: string): unknown {
    const actorId = this.#pick(named);
    const creates = characterId === "c1" && this.#chance(4);
    const type = this.#chance(ODD) ? "dance" : creates ? "create" : this.#pick(ACTION_TYPES);
    return {
      type,
      actorId,
      actor: { ...this.#actor(actorId, { x: 0, y: 0 }), characterId: this.#pick(["c2", "c3", "gone"]) },
      ...(this.#chance(3) ? { delta: this.#step() } : { offset: this.#step() }),
      variable: this.#pick(VARIABLES),
      global: this.#pick(["g1", "selectedStageId", "gone"]),
      operation: type === "transform" ? "set" : this.#pick(["add", "subtract", "set"]),
      value: type === "transform" ? { constant: this.#pick(TRANSFORMS) } : this.#operand(named),
    };
  }

  #operand(named: readonly string[]): unknown {
    if (this.#chance(ODD)) return undefined;
    return this.#pick<unknown>([
      { constant: this.#pick(["0", "1", "a1", "a2", "90", "two", ""]) },
      { constant: String(this.#below(3)) },
      { actorId: this.#pick(named), variableId: this.#pick(VARIABLES) },
      { globalId: this.#pick(["g1", "gone", "toString"]) },
    ]);
  }

  #step(): unknown {
    return { x: this.#below(4) - 1, y: this.#below(3) - 1 };
  }

  #map(ids: readonly string[], make: (id: string) => unknown): Record<string, unknown> {
    return Object.fromEntries(ids.map((id) => [id, make(id)]));
  }

  #pick<Item>(items: readonly Item[]): Item {
    return items[this.#below(items.length)] as Item;
  }

  /** True once in this many times. */
  #chance(times: number): boolean {
    return this.#below(times) === 0;
  }

  #freshId(letter: string): string {
    this.#made += 1;
    return `${letter}${this.#made}`;
  }
}
