import { own, type Stage, type World, type WorldDocument } from "../../engine/index.ts";

/** The game as it stood at another time, with its rules and Starts as they are now. */
export function asItStood(document: WorldDocument, then: World): WorldDocument {
  const { ticks: _ticks, ticked: _ticked, startGlobals, ...world } = document.world;
  const { ticks, ticked } = then;
  const stages = Object.entries(world.stages).map(([id, stage]) => {
    const { actors } = own(then.stages, id) ?? stage;
    return [id, { ...stage, actors, ...ownStart(stage) }];
  });
  return {
    ...document,
    world: {
      ...world,
      globals: then.globals,
      stages: Object.fromEntries(stages),
      evaluatedRuleIds: {},
      history: [],
      ...(startGlobals ? { startGlobals: { ...startGlobals } } : {}),
      ...(ticks === undefined ? {} : { ticks }),
      ...(ticked === undefined ? {} : { ticked }),
    },
  };
}

/** An automatic Start takes on edits of the actors, but going back to another turn is none: so the Start is said to be this command's own. */
function ownStart({ startActors }: Stage): Pick<Stage, "startActors"> {
  return startActors ? { startActors: { ...startActors } } : {};
}
