import { SPEEDS } from "../../engine/index.ts";
import { Dialog } from "../../widgets/Dialog.tsx";
import { DoneButton } from "../../widgets/DoneButton.tsx";
import { CONTROL_KEYS } from "../controls/controlKeys.ts";
import { TOOLBAR_TOOLS } from "../toolbar/toolList.ts";
import styles from "./KeysDialog.module.css";

/** The dialog that lists the keys of the editor. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog open isStatic isText title="Keys" width={820} onClose={onClose} footer={<DoneButton onClick={onClose} />}>
      <div className={styles.groups}>
        {KEY_GROUPS.map((group) => (
          <Group key={group.title} {...group} />
        ))}
      </div>
      <p className={styles.hint}>On a Mac, use ⌘ for Ctrl.</p>
    </Dialog>
  );
}

function Group({ title, lines }: KeyGroup) {
  return (
    <section className={styles.group}>
      <h3 className={styles.title}>{title}</h3>
      <dl className={styles.lines}>
        {lines.map((line) => (
          <Line key={`${line.keys} ${line.does}`} {...line} />
        ))}
      </dl>
    </section>
  );
}

function Line({ keys, does }: KeyLine) {
  return (
    <div className={styles.line}>
      <dt className={styles.keys}>
        {keys.map((key) => (
          <kbd key={key} className={styles.key}>
            {key}
          </kbd>
        ))}
      </dt>
      <dd className={styles.does}>{does}</dd>
    </div>
  );
}

interface KeyLine {
  /** As printed on a keyboard. Several keys do the same or, as with "Arrows", each its own part of it. */
  readonly keys: readonly string[];
  readonly does: string;
}

interface KeyGroup {
  readonly title: string;
  readonly lines: readonly KeyLine[];
}

const TOOLS: KeyGroup = {
  title: "Tools",
  lines: [
    ...TOOLBAR_TOOLS.map(({ shortcut, name }) => ({ keys: [shortcut], does: name })),
    { keys: ["Shift"], does: "Hold to use the tool again" },
    { keys: ["Esc"], does: "Drop the tool" },
  ],
};

const EVERYWHERE: KeyGroup = {
  title: "Everywhere",
  lines: [
    { keys: ["Ctrl+Z"], does: "Undo" },
    { keys: ["Ctrl+Y"], does: "Redo" },
    { keys: ["Ctrl+S"], does: "Save now" },
    { keys: ["F6"], does: "Go to the next part of the editor" },
    { keys: ["Tab"], does: "Go to the next thing" },
    { keys: ["?"], does: "Show these keys" },
  ],
};

const PLAYING: KeyGroup = {
  title: "Playing",
  lines: [
    { keys: [CONTROL_KEYS.play], does: "Play or stop" },
    { keys: [CONTROL_KEYS.stop], does: "Stop the game" },
    { keys: [CONTROL_KEYS.back], does: "One step back. Hold to rewind" },
    { keys: [CONTROL_KEYS.forward], does: "One step" },
    { keys: Object.keys(SPEEDS).map((_, index) => String(index + 1)), does: Object.keys(SPEEDS).join(", ") },
  ],
};

const STAGE: KeyGroup = {
  title: "On the stage",
  lines: [
    { keys: ["Arrows"], does: "Go from square to square" },
    { keys: ["Enter"], does: "Use the tool there" },
    { keys: ["Space"], does: "Pick up, and put down again" },
    { keys: ["Alt"], does: "Hold to drop a copy" },
    { keys: ["W"], does: "Ask why, after a turn" },
    { keys: ["Delete"], does: "Delete what's selected" },
    { keys: ["Ctrl+C", "Ctrl+X"], does: "Copy, cut" },
    { keys: ["Ctrl+V"], does: "Paste" },
    { keys: ["Ctrl+D"], does: "Copy beside it" },
    { keys: ["Ctrl+A"], does: "Select all" },
    { keys: ["+", "-", "0"], does: "Zoom in, zoom out, normal" },
    { keys: ["Space"], does: "Hold and drag to move the view" },
  ],
};

const RECORDING: KeyGroup = {
  title: "Recording",
  lines: [
    { keys: ["Shift+Arrows"], does: "Make the picture larger" },
    { keys: ["Ctrl+Enter"], does: "Save Recording" },
  ],
};

const RULES: KeyGroup = {
  title: "Rules and characters",
  lines: [
    { keys: ["Arrows"], does: "Go up and down, open and close" },
    { keys: ["Alt+↑", "Alt+↓"], does: "Move a rule" },
    { keys: ["Ctrl+C", "Ctrl+V"], does: "Copy, paste a rule" },
    { keys: ["F2"], does: "Rename" },
    { keys: ["Delete"], does: "Delete" },
    { keys: ["Shift+F10"], does: "Open the menu" },
  ],
};

/** Every key of the editor, as the help lists them. */
const KEY_GROUPS: readonly KeyGroup[] = [TOOLS, STAGE, PLAYING, EVERYWHERE, RULES, RECORDING];
