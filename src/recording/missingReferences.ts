/** What a rule names and is gone: shown as gaps on its card (details §8, "What a rule names and is gone"). */
import {
  type Action,
  type Actor,
  APPEARANCE_VARIABLE,
  type Character,
  type Condition,
  CURRENT_STAGE,
  type Id,
  type Operand,
  own,
  type Rule,
  TRANSFORM_VARIABLE,
} from "../engine/index.ts";
import type { GameContext } from "./Recording.ts";

export interface MissingReferences {
  /** Somebody in its picture is gone, so the rule can never fit. */
  readonly neverFits: boolean;
  /** Each kind once, as a chip names it: "A look". */
  readonly gone: readonly string[];
}

export function missingReferences(rule: Rule, game: GameContext): MissingReferences {
  const finder = new ReferenceChecker(rule, game);
  const standing = Object.values(rule.actors);
  const gone = new Set([
    ...standing.flatMap((actor) => finder.inActor(actor)),
    ...rule.conditions.flatMap((condition) => finder.inCondition(condition)),
    ...rule.actions.flatMap((action) => finder.inAction(action)),
  ]);
  return { neverFits: standing.some(({ characterId }) => !own(game.characters, characterId)), gone: [...gone] };
}

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

  inActor({ characterId, appearance }: Actor): string[] {
    const character = own(this.#game.characters, characterId);
    return character ? this.#look(character, appearance) : ["A character"];
  }

  inCondition({ enabled, left, right }: Condition): string[] {
    if (!enabled) return [];
    return [
      ...this.#operand(left),
      ...this.#operand(right),
      ...this.#answer(left, right),
      ...this.#answer(right, left),
    ];
  }

  inAction(action: Action): string[] {
    const value = "value" in action ? this.#operand(action.value) : [];
    switch (action.type) {
      case "create":
        return this.inActor(action.actor);
      case "appearance":
        return [...value, ...this.#dressing(action.actorId, action.value)];
      case "variable":
        return [...value, ...this.#variable(action.actorId, action.variable)];
      case "global":
        return [...value, ...this.#global(action.global), ...this.#stage(action.global, action.value)];
      default:
        return value;
    }
  }

  #operand(operand: Operand): string[] {
    if ("globalId" in operand) return this.#global(operand.globalId);
    return "actorId" in operand ? this.#variable(operand.actorId, operand.variableId) : [];
  }

  /** A constant that stands for a look or a stage, told by what it is compared with. */
  #answer(asked: Operand, answer: Operand): string[] {
    if ("globalId" in asked) return this.#stage(asked.globalId, answer);
    const isLook = "actorId" in asked && asked.variableId === APPEARANCE_VARIABLE;
    return isLook ? this.#dressing(asked.actorId, answer) : [];
  }

  #dressing(actorId: Id, value: Operand): string[] {
    const character = this.#characterOf(actorId);
    return character && "constant" in value ? this.#look(character, value.constant) : [];
  }

  #look({ spritesheet }: Character, appearanceId: Id): string[] {
    return own(spritesheet.appearances, appearanceId) ? [] : ["A look"];
  }

  #variable(actorId: Id, variableId: Id): string[] {
    if (variableId === APPEARANCE_VARIABLE || variableId === TRANSFORM_VARIABLE) return [];
    const character = this.#characterOf(actorId);
    return !character || own(character.variables, variableId) ? [] : ["A variable"];
  }

  #global(globalId: Id): string[] {
    return own(this.#game.globals, globalId) ? [] : ["A world variable"];
  }

  #stage(globalId: Id, value: Operand): string[] {
    const isOfStages = globalId === CURRENT_STAGE || own(this.#game.globals, globalId)?.type === "stage";
    return isOfStages && "constant" in value && !own(this.#game.stages, value.constant) ? ["A stage"] : [];
  }

  #characterOf(actorId: Id): Character | undefined {
    return own(this.#game.characters, this.#characters.get(actorId) ?? "");
  }
}
