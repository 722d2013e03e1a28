import { Simulation } from "../tick/Simulation.ts";
import type { TickResult } from "../tick/TickResult.ts";
import type { Character } from "../world/character.ts";
import type { Id } from "../world/id.ts";
import { currentStage } from "../world/lookups.ts";
import { own } from "../world/own.ts";
import { rulesIn } from "../world/ruleTree.ts";
import type { WorldDocument } from "../world/world.ts";
import { gonePart } from "./goneParts.ts";
import type { Moment, NoTurn, Seen, TurnStory } from "./TurnStory.ts";
import { sameVerdicts, treeVerdicts } from "./treeVerdicts.ts";
import { Witness } from "./Witness.ts";

/**
 * Plays the tick of a moment and tells what one actor did in it, and why it did nothing else. With the game as it is now and the keys that are
 * down, that is what the actor would do next. Changes nothing; the same moment gives the same story. Null if nobody has ever been of that id.
 */
export function explainTurn(moment: Moment, actorId: Id): TurnStory | null {
  const { document, input, seed, newId, stepsMustFit = false } = moment;
  const simulation = Simulation.load(document, { seed, newId, stepsMustFit });
  const rulesOf = ({ rules }: Character) => rulesIn(rules);
  const before = characterAt(document, actorId);
  let witness: Witness | null = null;
  const result = simulation.tick(input, undefined, (events, words, options, game) => {
    witness = new Witness({ events, words, options, game }, actorId, before ? rulesOf(before) : []);
    return witness;
  });
  const character = before ?? characterOf(document, result.changed.find(({ id }) => id === actorId)?.characterId);
  return character && tell({ document, actorId, character, result, witness });
}

interface Played {
  readonly document: WorldDocument;
  readonly actorId: Id;
  readonly character: Character;
  readonly result: TickResult;
  /** Null if no stage ticked. */
  readonly witness: Witness | null;
}

function tell(played: Played): TurnStory {
  const { document, actorId, character, witness } = played;
  const noTurn = whyNoTurn(played);
  const verdicts =
    noTurn || !witness
      ? sameVerdicts(character.rules, { kind: "stopped", ruleId: null }, witness)
      : treeVerdicts(character.rules, null, { witness, goneIn: (node) => gonePart(node, document, character) });
  return {
    actorId,
    characterId: character.id,
    tick: (document.world.ticks ?? 0) + 1,
    noTurn,
    seen: seenBy(played),
    deeds: played.result.error ? [] : (witness?.deeds.list ?? []),
    verdicts,
  };
}

function whyNoTurn({ document, actorId, result, witness }: Played): NoTurn | null {
  const stage = currentStage(document.world);
  if (result.error) return { why: "brokenOff", error: result.error };
  if (!own(stage?.actors ?? {}, actorId)) return { why: stageOf(document, actorId) ? "onAnotherStage" : "justMade" };
  if (witness && witness.removedBy !== null) return { why: "removed", by: witness.removedBy };
  return witness?.scene ? null : { why: "gone" };
}

function seenBy({ document, result, witness }: Played): Seen | null {
  const stage = own(document.world.stages, result.stageId);
  if (!stage || !witness?.scene) return null;
  const { actors, globals } = witness.scene;
  return { stage: { ...stage, actors }, globals };
}

function characterAt(document: WorldDocument, actorId: Id): Character | null {
  const stage = stageOf(document, actorId);
  return stage ? characterOf(document, stage.actors[actorId]?.characterId) : null;
}

/** The stage that an actor is on, the shown one first. */
function stageOf({ world }: WorldDocument, actorId: Id) {
  const shown = currentStage(world);
  const stages = [...(shown ? [shown] : []), ...Object.values(world.stages)];
  return stages.find(({ actors }) => own(actors, actorId));
}

function characterOf({ characters }: WorldDocument, characterId: Id | undefined): Character | null {
  return own(characters, characterId ?? "") ?? null;
}
