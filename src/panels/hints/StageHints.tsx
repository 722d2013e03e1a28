import { Play } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { own } from "../../engine/index.ts";
import { Button } from "../../widgets/Button.tsx";
import { CONTROL_KEYS } from "../controls/controlKeys.ts";
import { CharacterPicture } from "./CharacterPicture.tsx";
import { EmptyStage } from "./EmptyStage.tsx";
import { FirstPick } from "./FirstPick.tsx";
import styles from "./hints.module.css";
import { Pill } from "./Pill.tsx";
import type { StagePlace } from "./StagePlace.ts";
import { type FirstStep, useFirstStep } from "./useFirstStep.ts";
import { useFreePlace } from "./useFreePlace.ts";
import { useInputInUse, usePress } from "./usePress.ts";
import { useSuccess } from "./useSuccess.ts";
import { useTeach } from "./useTeach.ts";
import { useTeachPill } from "./useTeachPill.ts";

/** Comes with the first tool that is taken. */
const ToolPill = lazy(async () => ({ default: (await import("./ToolPill.tsx")).ToolPill }));
const SuccessPill = lazy(async () => ({ default: (await import("./SuccessPill.tsx")).SuccessPill }));

interface StageHintsProps {
  readonly facts: StagePlace;
}

/** Said on the stage itself: what the tool in hand waits for, praise for the first rule, or the next step of a game that has no rule yet. */
export function StageHints({ facts }: StageHintsProps) {
  const tool = useEditorState(({ ui }) => ui.toolId);
  const running = useEditorState(({ playback }) => playback.running);
  const carries = useEditorState(({ ui }) => ui.carries !== null);
  const isPast = useEditorState(({ ui }) => ui.past !== null);
  const wantedId = useEditorState(({ ui, document }) => own(document.characters, ui.wantsToPlaceId ?? "")?.id);
  const step = useFirstStep();
  const success = useSuccess();
  // Follows the input from the first hint on, so that the next one knows it.
  const press = usePress();
  // What to do next is about now.
  if (carries || isPast) return null;
  if (tool !== "pointer" && step?.kind !== "addCharacter")
    return (
      !running && (
        <Layer {...facts}>
          <ToolPill tool={tool} press={press} />
        </Layer>
      )
    );
  if (success)
    return (
      <Layer key="success" {...facts}>
        <SuccessPill success={success} />
      </Layer>
    );
  if (wantedId !== undefined && step?.kind !== "place")
    return (
      <Layer {...facts}>
        <PlacingPill characterId={wantedId} />
      </Layer>
    );
  return (
    step && (
      <Layer {...facts}>
        <StepHint step={step} facts={facts} press={press} />
      </Layer>
    )
  );
}

/** Its line is where it covers nobody, or else the fewest. */
function Layer({ children, ...place }: StagePlace & { readonly children: ReactNode }) {
  const { edge, side } = useFreePlace(place);
  return (
    <div className={styles.layer} data-at={edge} data-side={side}>
      <Suspense>{children}</Suspense>
    </div>
  );
}

interface StepHintProps {
  readonly step: FirstStep;
  /** The verb for a press with the input in use. */
  readonly press: string;
  readonly facts: StagePlace;
}

function StepHint({ step, facts, press }: StepHintProps) {
  switch (step.kind) {
    case "addCharacter":
      return <EmptyStage character={null} />;
    case "place":
      return <EmptyStage character={step.character} />;
    case "pick":
      return <FirstPick character={step.character} actor={step.actor} {...facts} />;
    case "record":
      return <TeachPill />;
    case "play":
      return <PlayPill key={step.ruleId} press={press} />;
    case "noRules":
      return <NoRulesPill step={step} />;
  }
}

/** After the first pick: it holds the button that teaches, so that the next step is one press. Once closed, it stays closed. */
function TeachPill() {
  const editor = useEditor();
  const teach = useTeach();
  const teaching = useTeachPill();
  if (!teaching) return null;
  const { character, containerId } = teaching;
  return (
    <Pill
      picture={<img className={styles.tool} src="/ui/tools/record.png" alt="" width={32} height={32} />}
      words={`Show what ${character.name} should do!`}
      closing="Close the hint"
      onClose={() => editor.ui.set({ teachHintClosed: true })}
    >
      <Button variant="sunny" data-next="true" onClick={() => teach(character.id, containerId)}>
        Teach {character.name}
      </Button>
    </Pill>
  );
}

/** After the first rule was recorded. By keys it says which one plays: the card's name has the focus, far from the button. */
function PlayPill({ press }: { readonly press: string }) {
  const [isClosed, close] = useState(false);
  const isByKeys = useInputInUse() === "keys";
  if (isClosed) return null;
  return (
    <Pill
      picture={<Play size={26} fill="currentColor" aria-hidden="true" />}
      words={isByKeys ? `${press} Play (${CONTROL_KEYS.play}) to see it!` : `${press} Play to see it!`}
      closing="Close the hint"
      onClose={() => close(true)}
    />
  );
}

/** The game plays, and nothing can happen. */
function NoRulesPill({ step }: { readonly step: Extract<FirstStep, { readonly kind: "noRules" }> }) {
  const editor = useEditor();
  const { character, actor } = step;
  const pick = () => {
    editor.playback.stop();
    editor.selection.selectActor("stage", actor.id);
  };
  return (
    <Pill
      picture={<CharacterPicture character={character} />}
      words={`Nobody has a rule yet. Pick ${character.name}!`}
      closing="Stop the game"
      onClose={() => editor.playback.stop()}
    >
      <Button variant="sunny" size="small" onClick={pick}>
        Pick {character.name}
      </Button>
    </Pill>
  );
}

/** A child has chosen a character and then pressed an empty square. */
function PlacingPill({ characterId }: { readonly characterId: string }) {
  const editor = useEditor();
  const character = useEditorState(({ document }) => document.characters[characterId]);
  if (!character) return null;
  return (
    <Pill
      picture={<CharacterPicture character={character} />}
      words={`Drag ${character.name} here, or use Stamp`}
      closing="Close the hint"
      onClose={() => editor.ui.set({ wantsToPlaceId: null })}
    >
      <Button variant="sunny" size="small" onClick={() => editor.toolbox.chooseTool("stamp")}>
        Stamp
      </Button>
    </Pill>
  );
}
