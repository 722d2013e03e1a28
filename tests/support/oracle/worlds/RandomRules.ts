/** The rule tree of a random character: nested groups of all kinds, and pictures copied from the stage. */
import type {
  Actor,
  Characters,
  Condition,
  EventContainer,
  Extent,
  FlowContainer,
  LoopCount,
  Point,
  Rule,
  RuleNode,
  Stage,
} from "../../../../src/engine/index.ts";
import { fills, placeOf, standing } from "../squares.ts";
import type { Dice } from "./Dice.ts";
import type { MoreRules } from "./MoreRules.ts";
import { RandomSteps } from "./RandomSteps.ts";

const DEPTH_MAX = 3;

export class RandomRules {
  readonly #dice: Dice;
  readonly #stage: Stage;
  readonly #characters: Characters;
  /** Missing in a game of the older laws alone. */
  readonly #more: MoreRules | undefined;

  constructor(dice: Dice, stage: Stage, characters: Characters, more?: MoreRules) {
    this.#dice = dice;
    this.#stage = stage;
    this.#characters = characters;
    this.#more = more;
  }

  tree(characterId: string): RuleNode[] {
    return this.#nodes(characterId, 0);
  }

  #nodes(characterId: string, depth: number): RuleNode[] {
    return this.#dice.times(1, 4, () => this.#switched(this.#node(characterId, depth)));
  }

  /** Sometimes switches a node off. */
  #switched(node: RuleNode): RuleNode {
    return this.#dice.chance(5) ? { ...node, enabled: false } : node;
  }

  #node(characterId: string, depth: number): RuleNode {
    if (depth >= DEPTH_MAX || this.#dice.chance(62)) return this.#rule(characterId);
    const rules = this.#nodes(characterId, depth + 1);
    const container = this.#dice.chance(45) ? this.#event(rules) : this.#flow(rules);
    return this.#more?.container(container, () => this.#conditionsOf(characterId)) ?? container;
  }

  /** Conditions of a container, which name anybody. */
  #conditionsOf(characterId: string): Condition[] {
    const actors = this.#picture(characterId, { xmin: 0, xmax: 0, ymin: 0, ymax: 0, ignored: {} });
    return new RandomSteps(this.#dice, actors, "nobody", actors, this.#more?.steps).conditions();
  }

  #event(rules: RuleNode[]): EventContainer {
    const event = this.#dice.pick(["idle", "key", "key", "click", "click"] as const);
    const code = event === "key" && !this.#dice.chance(5) ? { code: this.#dice.between(37, 39) } : {};
    const container: EventContainer = { type: "group-event", id: this.#dice.id("event"), event, ...code, rules };
    return this.#more?.event(container) ?? container;
  }

  #flow(rules: RuleNode[]): FlowContainer {
    const behavior = this.#dice.pick(["first", "loop", "all", "random"] as const);
    const loopCount = this.#loopCount();
    const group = { type: "group-flow", id: this.#dice.id("group"), name: "Group", behavior, rules } as const;
    const container: FlowContainer = loopCount ? { ...group, loopCount } : group;
    return this.#more?.flow(container) ?? container;
  }

  #loopCount(): LoopCount | undefined {
    const constant = this.#dice.pick([0, 1, 2, 2, 3, 2.5, -1, this.#dice.chance(3) ? 150 : 1]);
    return this.#dice.pick<LoopCount | undefined>([
      { constant },
      { constant },
      { variableId: "times" },
      { variableId: "times" },
      { variableId: "nowhere" },
      undefined,
    ]);
  }

  #rule(characterId: string): Rule {
    const dice = this.#dice;
    const me = this.#model(characterId);
    const extent = this.#extentAround(me.position);
    const picture = this.#picture(characterId, extent, me);
    const actors = dice.shuffled(picture);
    const found = actors.find(({ position, characterId: id }) => id === characterId && isHere(position)) ?? actors[0];
    const mainActorId = (this.#more ? picture[0] : found)?.id ?? "nobody";
    const steps = new RandomSteps(dice, actors, mainActorId, this.#visible(actors, extent), this.#more?.steps);
    const id = dice.id("rule");
    return {
      type: "rule",
      id,
      name: "Rule",
      mainActorId,
      actors: Object.fromEntries(actors.map((actor) => [actor.id, actor])),
      conditions: steps.conditions(),
      actions: steps.actions(),
      extent,
      ...this.#more?.derived(id),
    };
  }

  #extentAround(me: Point): Extent {
    const extent = this.#extent();
    const isOnStage = (square: Point) => placeOf({ stage: this.#stage }, me, square) !== null;
    return this.#more?.extent(extent, squaresOf(extent), isOnStage) ?? extent;
  }

  #extent(): Extent {
    const dice = this.#dice;
    const xmin = dice.pick([-2, -1, -1, 0, 0, 0, 0, dice.chance(10) ? 1 : 0]);
    const ymin = dice.pick([-1, -1, 0, 0, 0]);
    const [xmax, ymax] = [Math.max(xmin, dice.pick([0, 0, 1, 1, 2])), Math.max(ymin, dice.pick([0, 0, 0, 1]))];
    const squares = squaresOf({ xmin, xmax, ymin, ymax });
    const ignored = dice.chance(45) ? squares.filter(() => dice.chance(40)) : [];
    return { xmin, xmax, ymin, ymax, ignored: Object.fromEntries(ignored.map(({ x, y }) => [`${x},${y}`, true])) };
  }

  #model(characterId: string): Actor {
    const standing = Object.values(this.#stage.actors);
    const own = standing.filter((actor) => actor.characterId === characterId);
    return this.#dice.pick(own.length > 0 ? own : standing);
  }

  /** The surroundings of an actor of the character, sometimes slightly changed. */
  #picture(characterId: string, extent: Extent, me = this.#model(characterId)): Actor[] {
    const others = Object.values(this.#stage.actors)
      .filter((actor) => actor !== me)
      .flatMap((actor) => this.#asSeen(actor, me, extent) ?? [])
      .filter(() => !this.#dice.chance(12));
    const all = [{ ...me, characterId, position: { x: 0, y: 0 } }, ...others];
    const drawn = all.map((actor) => ({ ...actor, ...this.#change(), id: this.#dice.id("r") }));
    return this.#more ? drawn.map((actor) => this.#more?.pictured(actor) ?? actor) : drawn;
  }

  /** An actor relative to another one, as seen in an extent across wrapping edges; sometimes one outside the extent. */
  #asSeen(actor: Actor, me: Actor, extent: Extent): Actor | null {
    const xs = this.#stage.wrapX ? [0, -this.#stage.width, this.#stage.width] : [0];
    const ys = this.#stage.wrapY ? [0, -this.#stage.height, this.#stage.height] : [0];
    const step = { x: actor.position.x - me.position.x, y: actor.position.y - me.position.y };
    const seen = xs
      .flatMap((x) => ys.map((y) => ({ ...actor, position: { x: step.x + x, y: step.y + y } })))
      .find((each) => this.#touches(each, extent));
    return seen ?? (this.#dice.chance(20) ? { ...actor, position: step } : null);
  }

  #touches(actor: Actor, extent: Extent): boolean {
    return squaresOf(extent).some((square) => fills(standing(actor, this.#characters), square));
  }

  #visible(actors: readonly Actor[], extent: Extent): readonly Actor[] {
    return actors.filter((actor) => this.#touches(actor, extent));
  }

  #change(): Partial<Actor> {
    if (this.#dice.chance(94)) return {};
    return this.#dice.pick<Partial<Actor>>([{ appearance: "a1" }, { transform: "90" }, { characterId: "c2" }]);
  }
}

function isHere({ x, y }: Point): boolean {
  return x === 0 && y === 0;
}

function squaresOf({ xmin, xmax, ymin, ymax }: Omit<Extent, "ignored">): Point[] {
  const squares: Point[] = [];
  for (let x = xmin; x <= xmax; x++) for (let y = ymin; y <= ymax; y++) squares.push({ x, y });
  return squares;
}
