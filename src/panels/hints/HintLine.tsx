import { Play } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import { Button } from "../../widgets/Button.tsx";
import { CONTROL_KEYS } from "../controls/controlKeys.ts";
import { CharacterPicture } from "./CharacterPicture.tsx";
import styles from "./hints.module.css";
import { Pill } from "./Pill.tsx";
import type { FirstStep } from "./useFirstStep.ts";
import { type SaidHint, useHint } from "./useHint.ts";
import { useInputInUse, usePress } from "./usePress.ts";
import { useTeach } from "./useTeach.ts";
import { useTeachPill } from "./useTeachPill.ts";

/** Comes with the first tool that is taken. */
const ToolPill = lazy(async () => ({
  default: (await import("./ToolPill.tsx")).ToolPill,
}));
const SuccessPill = lazy(async () => ({
  default: (await import("./SuccessPill.tsx")).SuccessPill,
}));

/** The line below the stage, where hints cover no square: it belongs to `children`, the film, which steps aside or out of sight for them. */
export function HintLine({ children }: { readonly children: ReactNode }) {
  const hint = useHint();
  // Follows the input from the first hint on, so that the next one knows it.
  const press = usePress();
  return (
    <div className={styles.line}>
      {children}
      {hint && (
        <Suspense>
          <LineHint hint={hint} press={press} />
        </Suspense>
      )}
    </div>
  );
}

interface LineHintProps {
  readonly hint: SaidHint;
  /** The verb for a press with the input in use. */
  readonly press: string;
}

function LineHint({ hint, press }: LineHintProps) {
  switch (hint.kind) {
    case "tool":
      return <ToolPill tool={hint.tool} press={press} />;
    case "success":
      return <SuccessPill success={hint.success} />;
    case "placing":
      return <PlacingPill characterId={hint.characterId} />;
    case "step":
      return <StepPill step={hint.step} press={press} />;
  }
}

/** The steps that concern a place on the stage are said there (`StageHints`). */
function StepPill({ step, press }: { readonly step: FirstStep; readonly press: string }) {
  switch (step.kind) {
    case "record":
      return <TeachPill />;
    case "play":
      return <PlayPill key={step.ruleId} press={press} />;
    case "noRules":
      return <NoRulesPill step={step} />;
    default:
      return null;
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
