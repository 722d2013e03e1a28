import { Roles } from "../compile/CompiledOperand.ts";
import { type CompiledAction, compileAction } from "../compile/CompiledRule.ts";
import { namedByActions } from "../compile/namedByActions.ts";
import { AppearanceTable } from "../grid/AppearanceTable.ts";
import { LiveStage } from "../grid/LiveStage.ts";
import { type Point, samePoint } from "../grid/point.ts";
import { UNBOUND } from "../match/Sight.ts";
import type { Actors } from "../world/actor.ts";
import type { Id } from "../world/id.ts";
import type { Action } from "../world/rule.ts";
import type { Stage } from "../world/stage.ts";
import type { Characters, Globals, World } from "../world/world.ts";
import { type Acting, type Outcome, skippedHere } from "./Acting.ts";
import { act } from "./act.ts";
import { PreviewWorld } from "./PreviewWorld.ts";

/** A stage on which every actor is the rule actor of the same id, and the square the main actor started from. */
export interface Picture {
  readonly stage: Stage;
  readonly characters: Characters;
  readonly globals: Globals;
  readonly origin: Point;
  /** The stages of the game, where doors lead to, its sounds and kinds. */
  readonly world: Pick<World, "stages" | "sounds" | "kinds">;
}

export interface ActedOut {
  readonly actors: Actors;
  readonly globals: Globals;
  /** The actors as each action left them. */
  readonly steps: readonly Actors[];
  /**
   * Indexes of the actions that could not be done, because an actor was gone or a square off the stage. What a picture only cannot show, as
   * that somebody goes to the Start, is not among them.
   */
  readonly skipped: readonly number[];
}

/**
 * Carries the actions of a rule out on its own picture, without matching: what the recording and rule pictures show. Created actors keep
 * their id in the rule, so that later actions and later calls find them. One whose place shows only in the game appears where the rule
 * begins.
 */
export function actOut(picture: Picture, actions: readonly Action[]): ActedOut {
  const appearances = new AppearanceTable(new Map(Object.entries(picture.characters)), picture.world.kinds);
  const roles = new Roles(appearances, picture.stage.actors);
  for (const id of Object.keys(picture.stage.actors)) roles.of(id);
  const compiled = actions.map((action) => compileAction(action, roles));
  const { acting, globals } = actingOn(picture, appearances, roles.count);
  const steps: Actors[] = [];
  const skipped: number[] = [];
  const left = new Set<Id>();
  for (const [index, step] of compiled.entries()) {
    const outcome = actHere(step, acting);
    // Through a door to the stage on which it stands, an actor would still be there for the actions that follow.
    const isAboutLeaver = [...namedByActions([step.action])].some((id) => left.has(id));
    if (outcome.kind !== "done" && !isOnlyHere(outcome) && !isAboutLeaver) skipped.push(index);
    if (step.action.type === "travel" && outcome.kind === "done") left.add(step.action.actorId);
    steps.push(Object.fromEntries(acting.stage.table.entries()));
  }
  return { actors: steps.at(-1) ?? picture.stage.actors, globals: Object.fromEntries(globals), steps, skipped };
}

/** Which square is free shows only in the game. */
const ELSEWHERE = skippedHere("the square is not in the picture");

function actHere(step: CompiledAction, acting: Acting): Outcome {
  const outcome = step.place?.kind === "free" ? ELSEWHERE : act(step, acting);
  if (step.action.type !== "create" || !step.place || outcome.kind === "done") return outcome;
  const { to: _, ...action } = step.action;
  return act({ ...step, action: { ...action, offset: { x: 0, y: 0 } }, place: null }, acting);
}

function isOnlyHere(outcome: Outcome): boolean {
  return outcome.kind === "skipped" && outcome.isOnlyHere === true;
}

/** The actors of the picture have the same numbers as slots and as roles; those yet to be created are unbound. */
function actingOn({ stage, globals, origin, world }: Picture, appearances: AppearanceTable, roles: number) {
  const actors = Object.values(stage.actors);
  const globalMap = new Map(Object.entries(globals));
  const acting: Acting = {
    stage: new LiveStage(stage, appearances, actors),
    globals: globalMap,
    bound: Int32Array.from({ length: roles }, (_, role) => (role < actors.length ? role : UNBOUND)),
    originX: origin.x,
    originY: origin.y,
    newActorId: (ruleActorId) => ruleActorId,
    allowsGlobal: () => true,
    changeGlobal: (before, value) => globalMap.set(before.id, { ...before, value }),
    random: () => 0,
    me: Math.max(
      0,
      actors.findIndex(({ position }) => samePoint(position, origin)),
    ),
    actorIsNow: () => undefined,
    world: new PreviewWorld(world),
  };
  return { acting, globals: globalMap };
}
