import { useEffect, useState } from "react";
import { after } from "../../browser/timers.ts";
import { useEditor } from "../../editor/EditorProvider.tsx";
import { namedRule, type SpeedReading } from "../../editor/index.ts";

const PERIOD_MS = 500;

/**
 * How long a tick takes, refreshed twice a second instead of with every tick. `namesRules` adds the costliest rule, for a reader who can
 * change it.
 */
export function TickTimes({ namesRules }: { readonly namesRules: boolean }) {
  const editor = useEditor();
  const { workMs, costliest } = useSpeedReading(namesRules);
  const rule = namesRules ? namedRule(editor.store.getState().document.characters, costliest) : null;
  return (
    <>
      <p>{tickWords(workMs)}</p>
      {rule && costliest && (
        <p>
          The rule <b>{rule.ruleName || "Untitled"}</b> of <b>{rule.characterName || "Untitled"}</b> makes{" "}
          {shareWords(costliest.share)}.
        </p>
      )}
    </>
  );
}

function useSpeedReading(watchesRules: boolean): SpeedReading {
  const editor = useEditor();
  const [reading, setReading] = useState(editor.playback.speedMonitor.reading);
  useEffect(() => (watchesRules ? editor.playback.speedMonitor.watchRules() : undefined), [editor, watchesRules]);
  useEffect(() => {
    let cancel = () => {};
    const refresh = () => {
      setReading(editor.playback.speedMonitor.reading);
      cancel = after(PERIOD_MS, refresh);
    };
    refresh();
    return () => cancel();
  }, [editor]);
  return reading;
}

/** How long a tick takes, in words for a child. */
function tickWords(ms: number | null): string {
  if (ms === null) return "Press Play to see how long a turn takes.";
  if (ms < 1) return "A turn takes less than a thousandth of a second.";
  return `A turn takes ${Math.round(ms)} ${Math.round(ms) === 1 ? "thousandth" : "thousandths"} of a second.`;
}

/** The share of the work that one rule makes, in words for a child. */
function shareWords(share: number): string {
  if (share > 0.9) return "nearly all of the work";
  if (share > 0.6) return "most of the work";
  if (share > 0.4) return "about half of the work";
  return share > 0.2 ? "about a third of the work" : "a small part of the work";
}
