import { type RefObject, useLayoutEffect, useRef } from "react";
import { onElementSize } from "../../browser/screen.ts";
import type { Editor } from "../../editor/Editor.ts";
import { useEditor, useEditorState } from "../../editor/EditorProvider.tsx";
import type { Notice as EditorNotice } from "../../editor/index.ts";
import { Toast, type ToastButton } from "../../widgets/Toast.tsx";
import styles from "./NoticeBar.module.css";

interface NoticeBarProps {
  readonly inDialog?: boolean;
  /** Saves what was just played as a file. */
  readonly onMoment?: () => void;
}

/** The dialogs in which something can be deleted. */
const HAVING_NOTICES: ReadonlySet<string> = new Set(["stages", "sounds"]);

/**
 * The editor's short message to the user, with its buttons. While such a dialog is open it appears inside the dialog, within reach of
 * the focus; messages that stay wait until the dialog is closed. One with a button does not go by itself there, because the dialog covers the
 * other ways to undo.
 */
export function NoticeBar({ inDialog = false, onMoment }: NoticeBarProps) {
  const editor = useEditor();
  const notice = useEditorState((state) => state.notice);
  const isDialogs = useEditorState((state) => HAVING_NOTICES.has(state.ui.modal?.id ?? ""));
  const bar = useRef<HTMLDivElement>(null);
  const isShown = notice !== null && isDialogs === inDialog && !(inDialog && notice.stays);
  useRoomForNotice(bar, isShown && !inDialog);
  if (!notice || !isShown) return null;
  return (
    <div ref={bar} className={inDialog ? styles.inDialog : styles.bar} data-part="Notice">
      <Toast
        key={notice.serial}
        text={notice.text}
        buttons={buttonsOf(notice, editor, onMoment)}
        stays={notice.stays || (inDialog && notice.button !== null)}
        isBrief={notice.button?.action.kind === "resumeRecording"}
        onGone={() => editor.notices.dismiss()}
      />
    </div>
  );
}

/** Tells the layout, as `--notice`, how high a notice is, so that what it would cover ends above it. */
function useRoomForNotice(bar: RefObject<HTMLDivElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    if (!isShown || !bar.current) return;
    const { style } = document.documentElement;
    const end = onElementSize(bar.current, ({ height }) => style.setProperty("--notice", `${height + 16}px`));
    return () => {
      end();
      style.removeProperty("--notice");
    };
  }, [bar, isShown]);
}

/** The changed rules can be looked at before deciding whether to undo the change. */
function buttonsOf({ button, touched, also }: EditorNotice, editor: Editor, onMoment?: () => void): ToastButton[] {
  const show = { key: "show", label: wordsOfShow(touched), onPress: () => editor.showTouched() };
  const follow = button && { key: "follow", label: button.label, onPress: () => editor.followNotice() };
  const compare = { key: "compare", label: "See what changes", onPress: () => void beginComparison(editor) };
  const keep = { key: "moment", label: "Save what just happened", onPress: () => onMoment?.() };
  const hasPlayed = editor.film?.isEmpty === false;
  return [
    ...(touched.rules.length > 0 ? [show] : []),
    ...(follow ? [follow] : []),
    ...(also === "comparison" ? [compare] : []),
    ...(also === "moment" && onMoment && hasPlayed ? [keep] : []),
  ];
}

/** Loaded when it is asked for, as the film is. */
async function beginComparison(editor: Editor): Promise<void> {
  editor.notices.dismiss();
  const { showComparison } = await import("../film/compare.ts");
  showComparison(editor);
}

/** "Show" or, if there are several rules, which one it shows next. */
function wordsOfShow({ rules, shows }: EditorNotice["touched"]): string {
  return rules.length === 1 ? "Show" : `Show ${(shows % rules.length) + 1} of ${rules.length}`;
}
