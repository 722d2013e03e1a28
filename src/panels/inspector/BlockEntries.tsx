import { Clapperboard, CornerRightDown, Hand, Keyboard, ListTree } from "lucide-react";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { isResting, type RuleContainer } from "../../engine/index.ts";
import { MenuItem, MenuSwitch } from "../../widgets/MenuItems.tsx";
import { useTeach } from "../hints/useTeach.ts";
import { useCharacterId } from "./ruleContexts.ts";

const ICON = { size: 18, "aria-hidden": true } as const;

/** The entries of a container's menu that only a container has. */
export function BlockEntries({ container }: { readonly container: RuleContainer }) {
  const editor = useEditor();
  const characterId = useCharacterId();
  const teach = useTeach();
  const isRecording = useEditorState(({ recording }) => recording !== null);
  const isKey = container.type === "group-event" && container.event === "key";
  return (
    <>
      <MenuItem
        icon={<Clapperboard {...ICON} />}
        disabled={isRecording}
        onSelect={() => teach(characterId, container.id)}
      >
        Record a rule here
      </MenuItem>
      <MenuItem
        icon={<ListTree {...ICON} />}
        onSelect={() => editor.rules.addFlow(characterId, { containerId: container.id })}
      >
        Add a group here
      </MenuItem>
      {isKey && (
        <MenuItem
          icon={<Keyboard {...ICON} />}
          onSelect={() => editor.openModal({ id: "keyPicker", characterId, containerId: container.id })}
        >
          Choose another key
        </MenuItem>
      )}
      {isKey && !isResting(container) && (
        <MenuSwitch
          icon={<Hand {...ICON} />}
          hint="Every turn while you hold it."
          on={container.hold !== false}
          onChange={(hold) => editor.rules.setHold(characterId, container.id, hold)}
        >
          Holding counts too
        </MenuSwitch>
      )}
      {!isResting(container) && (
        <MenuSwitch
          icon={<CornerRightDown {...ICON} />}
          hint="Rules below it still get their turn."
          on={container.goOn === true}
          onChange={(goOn) => editor.rules.setGoOn(characterId, container.id, goOn)}
        >
          Then go on below
        </MenuSwitch>
      )}
    </>
  );
}
