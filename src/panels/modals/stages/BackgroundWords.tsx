import { WandSparkles } from "lucide-react";
import { useLayoutEffect, useRef, useState } from "react";
import { useEditor } from "../../../editor/EditorProvider.tsx";
import { Button } from "../../../widgets/Button.tsx";
import { useEscapeFirst } from "../../../widgets/useEscapeFirst.ts";
import { backgroundFromWords } from "../../words/drawnPictures.ts";
import { useDrawnWords } from "../../words/useDrawnWords.ts";
import { WordsForm } from "../../words/WordsForm.tsx";

export interface BackgroundWordsProps {
  readonly stageName: string;
  readonly onChoose: (background: string) => void;
}

/** Generates a background from a description. */
export function BackgroundWords(props: BackgroundWordsProps) {
  const [isOpen, setOpen] = useState(false);
  const wand = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  // At once, before the dialog takes the focus that the form has lost.
  useLayoutEffect(() => {
    if (wasOpen.current) wand.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (isOpen) return <Words {...props} onClose={() => setOpen(false)} />;
  return (
    <Button ref={wand} size="small" onClick={() => setOpen(true)}>
      <WandSparkles size={18} aria-hidden="true" /> Draw with words...
    </Button>
  );
}

interface WordsProps extends BackgroundWordsProps {
  readonly onClose: () => void;
}

function Words({ stageName, onChoose, onClose }: WordsProps) {
  const editor = useEditor();
  const make = async (words: string, signal: AbortSignal) => {
    const { background, remark } = await backgroundFromWords(words, stageName, signal);
    if (!signal.aborted) onChoose(background);
    return remark;
  };
  // A background that is being drawn is still set on its stage if the dialog is closed meanwhile; failures are told by a notice.
  const drawn = useDrawnWords(make, (why) => editor.notices.tell(why));
  useEscapeFirst(() => {
    drawn.stop();
    onClose();
    return true;
  });
  return (
    <WordsForm
      label="What should be in the background?"
      example="a snowy forest at night"
      emptyWarning="Please enter a description for the background"
      drawn={drawn}
      onClose={onClose}
    />
  );
}
