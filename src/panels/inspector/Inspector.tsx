import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import type { AskedTurn } from "../../editor/index.ts";
import { type Character, defaultAppearance, type Id, own } from "../../engine/index.ts";
import { ActorPicture } from "../../pictures/ActorPicture.tsx";
import { Button } from "../../widgets/Button.tsx";
import { ErrorBoundary } from "../../widgets/ErrorBoundary.tsx";
import { Tabs } from "../../widgets/Tabs.tsx";
import { useMedia } from "../../widgets/useMedia.ts";
import { useTimelyDeferredValue } from "../../widgets/useTimelyDeferredValue.ts";
import { useTeach } from "../hints/useTeach.ts";
import { useTeachPill } from "../hints/useTeachPill.ts";
import { RuleDragPreview } from "../input/DragPreviews.tsx";
import { ToolCursorArea } from "../input/ToolCursorArea.tsx";
import { AddRuleMenu, AddVariableMenu } from "./AddMenus.tsx";
import styles from "./Inspector.module.css";
import { RuleTreeView } from "./RuleTreeView.tsx";
import { SHEET_WINDOW } from "./sheetWindow.ts";
import { VariablesTab } from "./variables/VariablesTab.tsx";

/** Few visits of the editor need it, and none before a game was played. */
const WhyTab = lazy(async () => ({ default: (await import("../why/WhyTab.tsx")).WhyTab }));

/** The panel beside the stage: the rules of the selected character, and the variables of the character and of the world. */
export function Inspector() {
  const editor = useEditor();
  // A recording switches tabs when it begins and ends. The tab is deferred, so that the pictures of the recording are rendered first.
  const shown = useTimelyDeferredValue(useEditorState((state) => state.ui.inspectorTab));
  const [newVariableId, setNewVariableId] = useState<Id | null>(null);
  const naming = { newVariableId, begun: () => setNewVariableId(null) };
  const asked = useAsked();
  const pages = [
    { key: "rules", label: "Rules", content: <RulesTab /> },
    ...(asked ? [{ key: "why", label: "Why?", content: <Asked asked={asked} /> } as const] : []),
    { key: "variables", label: "Variables", content: <VariablesTab naming={naming} /> },
  ] as const;
  return (
    <ToolCursorArea className={styles.inspector}>
      <Tabs name="Inspector" pages={pages} shown={shown} onShow={(tab) => editor.ui.showTab(tab)} />
      {shown === "variables" ? <AddVariableMenu onAdded={setNewVariableId} /> : <AddRuleMenu />}
      <RuleDragPreview />
    </ToolCursorArea>
  );
}

/**
 * What is asked: about the actor that is selected now, in the turn that is shown now. A turn that is shown step by step stays the one that is
 * asked about. Null if no actor is selected or no turn has been played.
 */
function useAsked(): AskedTurn | null {
  const { ui, film } = useEditor();
  const asked = useEditorState((state) => state.ui.asked);
  const selectedId = useEditorState(({ ui: { selectedView, selectedActorId } }) =>
    selectedView === "stage" ? selectedActorId : null,
  );
  const turns = useEditorState(({ playback }) => playback.turns);
  const shown = useEditorState((state) => (state.ui.inside ? null : (state.ui.past ?? turns)));
  useEffect(() => {
    const now = ui.state.asked;
    if (!now || !film) return;
    const turn = shown === null ? now.turn : film.turnToAsk(shown);
    if (selectedId === null || turns === 0) ui.ask(null);
    else if (now.actorId !== selectedId || now.turn !== turn) ui.set({ asked: { actorId: selectedId, turn } });
  }, [ui, film, selectedId, turns, shown]);
  return asked;
}

function Asked({ asked }: { readonly asked: AskedTurn }) {
  return (
    <ErrorBoundary layout="panel">
      <Suspense>
        <WhyTab asked={asked} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** The rules of the character that is being taught or is selected, or what to do if there are none. */
function RulesTab() {
  const character = useEditorState(({ ui, document, recording }) =>
    own(document.characters, recording?.characterId ?? ui.selectedCharacterId ?? ""),
  );
  const isRecording = useEditorState(({ recording }) => recording !== null);
  if (!character) {
    const picture = <img src="/ui/empty-rules.png" alt="" width={160} height={120} />;
    return <EmptyPanel picture={picture}>Please select a character.</EmptyPanel>;
  }
  if (character.rules.length > 0 || isRecording) return <RuleTreeView key={character.id} character={character} />;
  const picture = <ActorPicture character={character} appearanceId={defaultAppearance(character)} size={120} />;
  return (
    <EmptyPanel picture={picture} action={<FirstRuleButton character={character} />}>
      This character doesn't have any rules. Create a new rule by clicking the 'Record' icon.
    </EmptyPanel>
  );
}

/** Begins the first rule of a character: as the Record tool, in one press. While the hint over the stage has this button, it is only there. */
function FirstRuleButton({ character }: { readonly character: Character }) {
  const teach = useTeach();
  const isSheet = useMedia(SHEET_WINDOW);
  const isOnStage = useTeachPill() !== null;
  // A sheet may cover the hint.
  if (isOnStage && !isSheet) return null;
  return (
    <Button variant="primary" onClick={() => teach(character.id)}>
      <img src="/ui/tools/record.png" alt="" width={28} height={28} /> Teach {character.name}
    </Button>
  );
}

interface EmptyPanelProps {
  readonly picture: ReactNode;
  readonly children: ReactNode;
  /** What to do next. */
  readonly action?: ReactNode;
}

/** The message of a tab without content, below a picture. */
function EmptyPanel({ picture, children, action }: EmptyPanelProps) {
  return (
    <div className={styles.empty}>
      {picture}
      <p>{children}</p>
      {action}
    </div>
  );
}
