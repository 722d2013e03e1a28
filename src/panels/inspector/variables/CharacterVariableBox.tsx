import { RotateCcw } from "lucide-react";
import { useEditor, useEditorState } from "../../../editor/EditorProvider.tsx";
import { type Character, type CharacterVariable, own } from "../../../engine/index.ts";
import { IconButton } from "../../../widgets/IconButton.tsx";
import type { SelectedActor } from "../../selection/useSelectedActor.ts";
import { VariableValue } from "./ValueField.tsx";
import { type Naming, VariableBox } from "./VariableBox.tsx";

export interface CharacterVariableBoxProps {
  readonly character: Character;
  readonly variable: CharacterVariable;
  /** If null, the default is shown and edited. */
  readonly chosen: SelectedActor | null;
  readonly naming: Naming;
}

/** One variable of a character: the value of the chosen actor, its own or the default, or with no actor chosen the default itself. */
export function CharacterVariableBox({ character, variable, chosen, naming }: CharacterVariableBoxProps) {
  const editor = useEditor();
  const { id, name, type, defaultValue } = variable;
  const ownValue = chosen ? own(chosen.actor.variableValues, id) : undefined;
  const set = (text: string) =>
    chosen
      ? editor.variables.setValue(chosen.view, chosen.actor.id, id, text)
      : editor.variables.setDefault(character.id, id, text);
  return (
    <VariableBox
      name={name}
      target={{ kind: "variable", characterId: character.id, variableId: id }}
      hasOwnValue={ownValue !== undefined}
      recorded={chosen?.view === "after" && { actorId: chosen.actor.id, variableId: id }}
      isNew={naming.newVariableId === id}
      onNaming={naming.begun}
      onRename={type === "stage" ? undefined : (text) => editor.variables.rename(character.id, id, text)}
      onDelete={() => editor.variables.remove(character.id, id)}
    >
      <VariableValue type={type} name={name} value={ownValue ?? defaultValue} onCommit={set} />
      {chosen && canGoBack(chosen, ownValue, defaultValue) && <BackToDefault variable={variable} chosen={chosen} />}
    </VariableBox>
  );
}

/** In the after picture a reset adds a row to the recording, so it is offered only if the value differs from the default. */
function canGoBack({ view }: SelectedActor, ownValue: string | undefined, defaultValue: string): boolean {
  return ownValue !== undefined && (view !== "after" || ownValue !== defaultValue);
}

interface BackToDefaultProps {
  readonly variable: CharacterVariable;
  readonly chosen: SelectedActor;
}

function BackToDefault({ variable, chosen: { view, actor } }: BackToDefaultProps) {
  const editor = useEditor();
  const holdsPointer = useEditorState((state) => state.ui.toolId === "pointer");
  return (
    <IconButton
      icon={<RotateCcw size={15} aria-hidden="true" />}
      name={`Put ${variable.name} back to the default`}
      size="small"
      tooltipSide="left"
      disabled={!holdsPointer}
      onClick={() => editor.variables.dropValue(view, actor.id, variable.id)}
    />
  );
}
