import { X } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect } from "react";
import { IconButton } from "../../widgets/IconButton.tsx";
import styles from "./ChipLine.module.css";
import { focusFirstControl } from "./focusFirstControl.ts";
import { type RowsPlace, usePopoverPlace } from "./usePopoverPlace.ts";
import { useRowsScroll } from "./useRowsScroll.ts";

export interface ChipPopoverProps {
  readonly id: string;
  readonly title: string;
  readonly rowsPlace: RowsPlace;
  /** The line of chips that it belongs to. */
  readonly line: RefObject<HTMLElement | null>;
  /** Whether the first control of the row that was asked for takes the focus, as after a key. */
  readonly takesFocus: boolean;
  /** The row that was asked for, which is scrolled into sight. */
  readonly shownKey: string | null;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Values are dragged from the inspector into the rows, and menus belong to them. */
const STAYS_OPEN = "[data-part='Inspector'], [data-radix-popper-content-wrapper], [role='dialog']";

/** The rows behind the chips. Escape, its X, and a press or Tab elsewhere close it. */
export function ChipPopover({ id, title, rowsPlace, line, takesFocus, shownKey, onClose, children }: ChipPopoverProps) {
  const rows = useRowsScroll();
  const place = usePopoverPlace(line, rowsPlace, rows);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!(target instanceof Element) || line.current?.contains(target) || target.closest(STAYS_OPEN)) return;
      close();
    };
    // What has the focus is not covered. Nib's bar is beside the page.
    const onFocusIn = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      const popover = rows.current?.parentElement;
      if (line.current?.contains(target)) {
        if (popover && !popover.contains(target) && overlaps(popover, target)) close();
        return;
      }
      if (!target.closest(`${STAYS_OPEN}, [data-nib]`)) close();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const isHere = event.target instanceof Element && line.current?.contains(event.target);
      if (event.key !== "Escape" || event.defaultPrevented || !isHere) return;
      event.preventDefault();
      event.stopPropagation();
      const opener = line.current?.querySelector<HTMLElement>("[aria-expanded='true']");
      close();
      opener?.focus();
    };
    document.addEventListener("pointerdown", onPointerDown, { capture: true });
    document.addEventListener("focusin", onFocusIn);
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("pointerdown", onPointerDown, { capture: true });
      document.removeEventListener("focusin", onFocusIn);
      document.removeEventListener("keydown", onKeyDown);
    };
  }, [line, rows]);
  const shownRow = useEffectEvent(() => rows.current?.querySelector("[data-shown='true']") ?? rows.current);
  const takeFocus = useEffectEvent(() => {
    if (takesFocus) focusFirstControl(shownRow());
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another row asked for takes it as well.
  useLayoutEffect(() => takeFocus(), [shownKey]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another row asked for is scrolled to as well.
  useLayoutEffect(() => {
    if (place) shownRow()?.scrollIntoView?.({ block: "nearest" });
  }, [place, shownKey]);
  return (
    <fieldset id={id} className={styles.popover} style={place} aria-label={title}>
      <header className={styles.popoverHead}>
        <h3>{title}</h3>
        <IconButton icon={<X size={18} aria-hidden="true" />} name="Close" size="small" onClick={onClose} />
      </header>
      <div ref={rows} className={styles.popoverRows}>
        {children}
      </div>
    </fieldset>
  );
}

function overlaps(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
