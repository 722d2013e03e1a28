import { explainTurn, type Miss } from "../../src/engine/explain/index.ts";
import {
  type Characters,
  CURRENT_STAGE,
  type Globals,
  newDocument,
  type Rule,
  type Stage,
  type World,
} from "../../src/engine/index.ts";

interface Scene {
  readonly stage: Stage;
  readonly characters: Characters;
  readonly globals: Globals;
  readonly kinds?: World["kinds"];
}

/** What an actor says first of a rule that does not fit around it as things are, if it acts before all others; null if the rule fits. */
export function missOf({ stage, characters, globals, kinds }: Scene, actorId: string, rule: Rule): Miss | null {
  const { [actorId]: me, ...others } = stage.actors;
  if (!me) throw new Error(`Nobody is ${actorId}.`);
  const empty = newDocument("Test", () => "none");
  const shownId = globals[CURRENT_STAGE]?.value ?? stage.id;
  const character = characters[me.characterId];
  if (!character) throw new Error(`${actorId} has no character.`);
  const shown = { ...stage, id: shownId, actors: { [actorId]: me, ...others } };
  const named = { [CURRENT_STAGE]: { id: CURRENT_STAGE, name: "Current Stage", value: shownId, type: "stage" } };
  const document = {
    ...empty,
    characters: { ...characters, [character.id]: { ...character, rules: [{ ...rule, enabled: true }] } },
    world: {
      ...empty.world,
      stages: { [shownId]: shown },
      globals: { ...named, ...globals },
      ...(kinds ? { kinds } : {}),
    },
  };
  const input = { keys: [], clicks: [], pressed: [] };
  let made = 0;
  const newId = () => `made-${made++}`;
  const story = explainTurn({ document, input, seed: 1, newId, stepsMustFit: true }, actorId);
  return story?.verdicts[0]?.misses[0] ?? null;
}
