import { ChevronDown } from "lucide-react";
import { useEditor } from "../../editor/EditorProvider.tsx";
import type { FlowBehavior, FlowContainer } from "../../engine/index.ts";
import { Menu } from "../../widgets/Menu.tsx";
import { MenuChoices } from "../../widgets/MenuItems.tsx";
import styles from "./ContainerBlock.module.css";
import { useCharacterId, useContainers } from "./ruleContexts.ts";
import { useTabStop } from "./useTabStop.ts";

/** A behavior that could not be read cannot be chosen. */
type KnownBehavior = Exclude<FlowBehavior, "unknown">;

const LABELS: Readonly<Record<KnownBehavior, string>> = {
  first: "Do First Match",
  all: "Do All & Continue",
  random: "Randomize & Do First",
  loop: "Do First Match & Repeat",
};

/** A group that applied ends the search for a rule, unless the group around it does all. */
const WAITS = "Does every rule in here that fits. If one did, the rules below this group wait for the next turn.";
const GOES_ON = "Does every rule in here that fits, then goes on below this group.";

function hintsOf(isInAll: boolean): Readonly<Record<KnownBehavior, string>> {
  return {
    first: "Does the first rule that fits, and no other.",
    all: isInAll ? GOES_ON : WAITS,
    random: "Mixes the rules, then does the first that fits.",
    loop: "Does the first rule that fits, again and again.",
  };
}

const BEHAVIORS = Object.keys(LABELS) as KnownBehavior[];

/** The choice of how a flow container goes through its rules, with a hint of what each way does. */
export function FlowChoice({ flow }: { readonly flow: FlowContainer }) {
  const editor = useEditor();
  const characterId = useCharacterId();
  const around = useContainers().at(-1);
  const stop = useTabStop(flow.id);
  const hints = hintsOf(around?.type === "group-flow" && around.behavior === "all");
  const chosen = flow.behavior === "unknown" ? "Something unknown" : LABELS[flow.behavior];
  return (
    <Menu
      trigger={
        <button
          type="button"
          className={styles.select}
          aria-label={`How ${flow.name} goes through its rules: ${chosen}`}
          {...stop}
        >
          {chosen} <ChevronDown size={14} aria-hidden="true" />
        </button>
      }
    >
      <MenuChoices<FlowBehavior>
        choices={BEHAVIORS.map((value) => ({ value, label: LABELS[value], hint: hints[value] }))}
        chosen={flow.behavior}
        onChoose={(behavior) => editor.rules.setBehavior(characterId, flow.id, behavior)}
      />
    </Menu>
  );
}
