import { useMemo } from "react";
import { useEditorState } from "../../editor/EditorProvider.tsx";
import { hasOffer } from "../../editor/index.ts";
import { mapEntries } from "../../editor/state/largeMaps.ts";
import {
  type Actor,
  type Character,
  currentStage,
  hasRules,
  type Id,
  isContainer,
  nodesIn,
  own,
  type RuleContainer,
  rulesIn,
} from "../../engine/index.ts";

/** What a child who has just begun should do next on the shown stage. */
export type FirstStep =
  | { readonly kind: "addCharacter" }
  | { readonly kind: "place"; readonly character: Character }
  | { readonly kind: "pick"; readonly character: Character; readonly actor: Actor }
  /** `containerId`: the empty container that the child has made for the rule, if any. */
  | { readonly kind: "record"; readonly character: Character; readonly containerId: Id | undefined }
  /** The only rule was just recorded, and has not been played. */
  | { readonly kind: "play"; readonly ruleId: Id }
  /** The game plays, and nobody has a rule. */
  | { readonly kind: "noRules"; readonly character: Character; readonly actor: Actor };

/** Null once the only rule of the game has been played, and while something else is going on. */
export function useFirstStep(): FirstStep | null {
  const document = useEditorState((state) => state.document);
  const running = useEditorState(({ playback }) => playback.running);
  const chosenId = useEditorState(({ ui }) => ui.selectedCharacterId);
  const selectedRuleId = useEditorState(({ ui }) => ui.selectedRuleId);
  const untriedIds = useEditorState(({ ui }) => ui.untriedRuleIds);
  const isBusy = useEditorState(({ ui, recording }) => recording !== null || ui.modal !== null || ui.carries !== null);
  // One call at a time: what is offered under the card of the rule comes first.
  const isOffered = useEditorState(hasOffer);
  return useMemo(() => {
    const { characters } = document;
    const stage = currentStage(document.world);
    if (isBusy || !stage) return null;
    const all = Object.values(characters);
    const chosen = own(characters, chosenId ?? "");
    const { values } = mapEntries(stage.actors);
    if (values.length === 0) {
      const character = chosen ?? all[0];
      if (running) return null;
      return character ? { kind: "place", character } : { kind: "addCharacter" };
    }
    const rules = all.flatMap((character) => rulesIn(character.rules));
    const [only] = rules;
    const isUntried = only && untriedIds.includes(only.id) && rules.length === 1;
    // Where nothing happens, there is nothing to see.
    if (isUntried && only.actions.length > 0) return isOffered ? null : { kind: "play", ruleId: only.id };
    if (hasRules(characters)) return null;
    const character = heroOf(all, values, chosen);
    const actor = values.find(({ characterId }) => characterId === character?.id);
    if (!character || !actor) return null;
    if (running) return { kind: "noRules", character, actor };
    // The inspector offers to teach the chosen character, even if it is not on the stage yet.
    if (chosen) return { kind: "record", character: chosen, containerId: madeContainer(chosen, selectedRuleId)?.id };
    return { kind: "pick", character, actor };
  }, [document, running, chosenId, selectedRuleId, untriedIds, isBusy, isOffered]);
}

/**
 * Who looks like the hero of the stage: the character with the fewest copies on it, of several the chosen one, else the first of the library.
 * The ground and the water are made of many.
 */
function heroOf(
  all: readonly Character[],
  actors: readonly Actor[],
  chosen: Character | undefined,
): Character | undefined {
  const copies = (id: Id) => actors.filter(({ characterId }) => characterId === id).length;
  const counted = all.map((character) => ({ character, count: copies(character.id) })).filter(({ count }) => count > 0);
  const fewest = Math.min(...counted.map(({ count }) => count));
  const heroes = counted.flatMap(({ character, count }) => (count === fewest ? character : []));
  return heroes.find((hero) => hero === chosen) ?? heroes[0];
}

/** Of a character without rules: the empty container that is selected, else the first one that the child has made. */
function madeContainer({ rules }: Character, selectedId: Id | null): RuleContainer | undefined {
  const empty = nodesIn(rules)
    .filter(isContainer)
    .filter((container) => container.rules.length === 0);
  // The event of what happens all the time is made along with the first key or click.
  const isMade = (container: RuleContainer) => container.type === "group-flow" || container.event !== "idle";
  return empty.find(({ id }) => id === selectedId) ?? empty.find(isMade);
}
