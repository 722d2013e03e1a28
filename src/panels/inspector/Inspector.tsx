import { useState } from "react";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import type { Id } from "../../engine/index.ts";
import { Tabs } from "../../widgets/Tabs.tsx";
import { useTimelyDeferredValue } from "../../widgets/useTimelyDeferredValue.ts";
import { CarriedRule } from "../hand/CarriedRule.tsx";
import { HandArea } from "../hand/HandArea.tsx";
import { AddRuleMenu } from "./AddRuleMenu.tsx";
import styles from "./Inspector.module.css";
import { RulesTab } from "./RulesTab.tsx";
import { VariablesTab } from "./VariablesTab.tsx";
import { AddVariableMenu } from "./variables/AddVariableMenu.tsx";

/** The panel beside the stage: the rules of the selected character, and the variables of the character and of the world. */
export function Inspector() {
  const editor = useEditor();
  // A recording switches tabs when it begins and ends. The tab is deferred, so that the pictures of the recording are rendered first.
  const shown = useTimelyDeferredValue(useEditorState((state) => state.ui.inspectorTab));
  const [newVariableId, setNewVariableId] = useState<Id | null>(null);
  const naming = { newVariableId, begun: () => setNewVariableId(null) };
  const pages = [
    { key: "rules", label: "Rules", content: <RulesTab /> },
    { key: "variables", label: "Variables", content: <VariablesTab naming={naming} /> },
  ] as const;
  return (
    <HandArea className={styles.inspector}>
      <Tabs name="Inspector" pages={pages} shown={shown} onShow={(tab) => editor.ui.showTab(tab)} />
      {shown === "rules" ? <AddRuleMenu /> : <AddVariableMenu onAdded={setNewVariableId} />}
      <CarriedRule />
    </HandArea>
  );
}
