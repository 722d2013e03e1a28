import { useEffect, useState } from "react";
import { after } from "../../browser/timers.ts";
import { useEditor } from "../../editor/EditorProvider.tsx";
import { namedRule } from "../../editor/playback/ruleAtWork.ts";
import type { SpeedReading } from "../../editor/playback/SpeedMonitor.ts";
import { shareWords, turnWords } from "./paceWords.ts";

const PERIOD_MS = 500;

/**
 * How long a tick takes, refreshed twice a second instead of with every tick. `namesRules` adds the costliest rule, for a reader who can
 * change it.
 */
export function PaceFacts({ namesRules }: { readonly namesRules: boolean }) {
  const editor = useEditor();
  const { tickMs, costliest } = usePace(namesRules);
  const rule = namesRules ? namedRule(editor.store.getState().document.characters, costliest) : null;
  return (
    <>
      <p>{turnWords(tickMs)}</p>
      {rule && costliest && (
        <p>
          The rule <b>{rule.ruleName || "Untitled"}</b> of <b>{rule.characterName || "Untitled"}</b> makes{" "}
          {shareWords(costliest.share)}.
        </p>
      )}
    </>
  );
}

function usePace(watchesRules: boolean): SpeedReading {
  const editor = useEditor();
  const [reading, setReading] = useState(editor.playback.speedMonitor.reading);
  useEffect(() => (watchesRules ? editor.playback.speedMonitor.watchRules() : undefined), [editor, watchesRules]);
  useEffect(() => {
    let cancel = () => {};
    const look = () => {
      setReading(editor.playback.speedMonitor.reading);
      cancel = after(PERIOD_MS, look);
    };
    look();
    return () => cancel();
  }, [editor]);
  return reading;
}
