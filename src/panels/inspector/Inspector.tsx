/** The panel beside the stage: what the selected character does, and how its selected actor looks (spec §2 "Inspector panel"). */
import { useEditor, useEditorState } from "../../editor/EditorContext.tsx";
import { Tabs } from "../../widgets/Tabs.tsx";
import { CarriedRule } from "../hand/CarriedRule.tsx";
import { HandArea } from "../hand/HandArea.tsx";
import { AddRuleMenu } from "./AddRuleMenu.tsx";
import styles from "./Inspector.module.css";
import { RulesTab } from "./RulesTab.tsx";
import { VariablesTab } from "./VariablesTab.tsx";

export function Inspector() {
  const editor = useEditor();
  const shown = useEditorState((state) => state.ui.inspectorTab);
  const pages = [
    { key: "rules", label: "Rules", content: <RulesTab /> },
    { key: "variables", label: "Variables", content: <VariablesTab /> },
  ] as const;
  return (
    <HandArea className={styles.inspector}>
      <Tabs name="Inspector" pages={pages} shown={shown} onShow={(tab) => editor.showTab(tab)} />
      {shown === "rules" && <AddRuleMenu />}
      <CarriedRule />
    </HandArea>
  );
}
