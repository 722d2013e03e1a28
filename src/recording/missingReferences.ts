import {
  type Action,
  type Actor,
  ANYBODY,
  APPEARANCE_VARIABLE,
  type Character,
  COLUMN_VARIABLE,
  type Condition,
  CURRENT_STAGE,
  type Id,
  NEXT_STAGE,
  type Operand,
  own,
  type Place,
  ROW_VARIABLE,
  type Rule,
  SAME_STAGE,
  TRANSFORM_VARIABLE,
} from "../engine/index.ts";
import type { GameContext } from "./Recording.ts";

export interface MissingReferences {
  /** The character of an actor in its picture is gone, so the rule can never match. */
  readonly neverFits: boolean;
  /** Each kind of missing thing once, as a chip names it: "A look". */
  readonly gone: readonly string[];
}

/** What a rule refers to that no longer exists in the game. The card of the rule shows it as chips. */
export function missingReferences(rule: Rule, game: GameContext): MissingReferences {
  const checker = new ReferenceChecker(rule, game);
  const actors = Object.values(rule.actors);
  const gone = new Set([
    ...actors.flatMap((actor) => checker.inActor(actor)),
    ...rule.conditions.flatMap((condition) => checker.inCondition(condition)),
    ...rule.actions.flatMap((action) => checker.inAction(action)),
    ...Object.values(rule.extent.passing ?? {}).flatMap((id) => checker.group(id)),
  ]);
  return { neverFits: actors.some(({ characterId }) => !own(game.characters, characterId)), gone: [...gone] };
}

const BUILT_IN: ReadonlySet<Id> = new Set([APPEARANCE_VARIABLE, TRANSFORM_VARIABLE, COLUMN_VARIABLE, ROW_VARIABLE]);

class ReferenceChecker {
  readonly #game: GameContext;
  readonly #characters: ReadonlyMap<Id, Id>;

  constructor(rule: Rule, game: GameContext) {
    this.#game = game;
    const made = rule.actions.flatMap((action): Actor[] =>
      action.type === "create" ? [{ ...action.actor, id: action.actorId }] : [],
    );
    this.#characters = new Map([...made, ...Object.values(rule.actors)].map((actor) => [actor.id, actor.characterId]));
  }

  inActor({ characterId, appearance, kind }: Actor): string[] {
    const character = own(this.#game.characters, characterId);
    const gone = character ? this.#appearance(character, appearance) : ["A character"];
    return kind === undefined ? gone : [...gone, ...this.group(kind)];
  }

  /** What stands for a character, a kind of characters or anybody. */
  group(id: Id): string[] {
    const isThere = id === ANYBODY || own(this.#game.characters, id) || own(this.#game.kinds, id);
    return isThere ? [] : ["A kind"];
  }

  inCondition({ enabled, left, right }: Condition): string[] {
    if (!enabled) return [];
    return [
      ...this.#operand(left),
      ...this.#operand(right),
      ...this.#comparedConstant(left, right),
      ...this.#comparedConstant(right, left),
    ];
  }

  inAction(action: Action): string[] {
    const value = "value" in action ? this.#operand(action.value) : [];
    switch (action.type) {
      case "create":
        return [...this.inActor(action.actor), ...this.#place(action.to)];
      case "move":
        return this.#place(action.to);
      case "sound":
        return own(this.#game.sounds, action.sound) ? [] : ["A sound"];
      case "stage":
        return action.to === NEXT_STAGE || action.to === SAME_STAGE ? [] : this.#stageOf(action.to);
      case "travel":
        return this.#stageOf(action.to);
      case "appearance":
        return [...value, ...this.#appearanceOf(action.actorId, action.value)];
      case "variable":
        return [...value, ...this.#variable(action.actorId, action.variable)];
      case "global":
        return [...value, ...this.#global(action.global), ...this.#stage(action.global, action.value)];
      default:
        return value;
    }
  }

  #place(place: Place | undefined): string[] {
    return place && "nearest" in place ? this.group(place.nearest) : [];
  }

  #operand(operand: Operand): string[] {
    if ("globalId" in operand) return this.#global(operand.globalId);
    if ("count" in operand) return this.group(operand.count);
    if ("way" in operand) return this.group(operand.way);
    return "variableId" in operand ? this.#variable(operand.actorId, operand.variableId) : [];
  }

  /** A constant may stand for an appearance or a stage: what it is compared with tells. */
  #comparedConstant(operand: Operand, other: Operand): string[] {
    if ("globalId" in operand) return this.#stage(operand.globalId, other);
    const isAppearance = "variableId" in operand && operand.variableId === APPEARANCE_VARIABLE;
    return isAppearance ? this.#appearanceOf(operand.actorId, other) : [];
  }

  #appearanceOf(actorId: Id, value: Operand): string[] {
    const character = this.#characterOf(actorId);
    return character && "constant" in value ? this.#appearance(character, value.constant) : [];
  }

  #appearance({ spritesheet }: Character, appearanceId: Id): string[] {
    return own(spritesheet.appearances, appearanceId) ? [] : ["A look"];
  }

  #variable(actorId: Id, variableId: Id): string[] {
    if (BUILT_IN.has(variableId)) return [];
    const character = this.#characterOf(actorId);
    return !character || own(character.variables, variableId) ? [] : ["A variable"];
  }

  #global(globalId: Id): string[] {
    return own(this.#game.globals, globalId) ? [] : ["A world variable"];
  }

  #stage(globalId: Id, value: Operand): string[] {
    const isOfStages = globalId === CURRENT_STAGE || own(this.#game.globals, globalId)?.type === "stage";
    return isOfStages && "constant" in value ? this.#stageOf(value.constant) : [];
  }

  #stageOf(stageId: Id): string[] {
    return own(this.#game.stages, stageId) ? [] : ["A level"];
  }

  #characterOf(actorId: Id): Character | undefined {
    return own(this.#game.characters, this.#characters.get(actorId) ?? "");
  }
}
