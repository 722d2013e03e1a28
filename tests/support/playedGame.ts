/** A game as its maker left it: on its second stage, in the middle of playing. */

const stage = (id: string, order: number) => ({
  id,
  order,
  name: id,
  actors: { hero: { id: "hero", position: { x: 7, y: 7 } } },
  startActors: { hero: { id: "hero", position: { x: 0, y: order } } },
});

const global = (id: string, value: string) => ({ id, name: id, value });

export function playedGame() {
  return {
    version: 1,
    characters: {},
    world: {
      id: "root",
      stages: { late: stage("late", 1), early: stage("early", 0), free: { ...stage("free", 2), startActors: {} } },
      globals: {
        selectedStageId: { ...global("selectedStageId", "late"), type: "stage" },
        score: global("score", "9"),
      },
      startGlobals: { score: "0" },
    },
  };
}

/** The same game as players begin it; a stage without a Start stays as it is. */
export const PLAYED_GAME_BEGUN = {
  world: {
    stages: {
      late: { actors: { hero: { position: { x: 0, y: 1 } } } },
      early: { actors: { hero: { position: { x: 0, y: 0 } } } },
      free: { actors: { hero: { position: { x: 7, y: 7 } } } },
    },
    globals: { selectedStageId: { value: "early" }, score: { value: "0" } },
  },
};
