import { X } from "lucide-react";
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import { onElementSize } from "../browser/screen.ts";
import { IconButton } from "./IconButton.tsx";
import styles from "./Popover.module.css";
import { type AnchorBox, type PopoverPlace, type PopoverSide, popoverPlace } from "./popoverPlace.ts";
import { useEscapeFirst } from "./useEscapeFirst.ts";
import { useMedia } from "./useMedia.ts";

export interface PopoverProps {
  readonly title: string;
  /** Where on the page what it is about is now; null: nowhere, and the popover stays where it was. */
  readonly anchor: () => AnchorBox | null;
  /** The sides of the anchor on which it may lie, the preferred one first. */
  readonly sides: readonly [PopoverSide, ...PopoverSide[]];
  /** CSS px. */
  readonly width: number;
  /** The button that opened it, if there is one: it closes the popover itself. */
  readonly opener?: RefObject<HTMLElement | null>;
  /** Called by Escape, its X, and a press or the focus elsewhere. `isLeft`: the child has gone on to something else, which keeps the focus. */
  readonly onClose: (isLeft: boolean) => void;
  readonly children: (close: () => void) => ReactNode;
}

/** Without the room beside what it is about, it is a sheet from below. */
const IS_SHEET = "(max-width: 999px)";
/** What a popover has opened belongs to it. */
const BELONGS = "[data-radix-popper-content-wrapper], [data-nib]";
const CONTROL = ":is(button, input, select, a[href], [tabindex]):not([tabindex='-1'], :disabled)";
const FIRST =
  "[data-first]:not([aria-disabled=true]), [data-body] :is(button, input, select):not([aria-disabled=true])";

/** A panel with a tip at what it is about, over the page and not modal. Its first control gets the focus, or the one with `data-first`. */
export function Popover({ title, anchor, sides, width, opener, children, ...props }: PopoverProps) {
  const panel = useRef<HTMLDivElement>(null);
  const heading = useId();
  const isSheet = useMedia(IS_SHEET);
  const place = usePlace(panel, anchor, sides, isSheet);
  const isClosed = useRef(false);
  // Closing it moves the focus, which would close it once more.
  const onClose = (isLeft: boolean) => {
    if (isClosed.current) return;
    isClosed.current = true;
    props.onClose(isLeft);
  };
  useClosing(panel, onClose, opener);
  useLayoutEffect(() => panel.current?.querySelector<HTMLElement>(FIRST)?.focus({ preventScroll: true }), []);
  // It is the last thing of the page. Past its last control, the browser goes on from what gets the focus back, as if it stood there.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Tab" || event.altKey || event.ctrlKey || event.metaKey) return;
    const controls = [...(panel.current?.querySelectorAll(CONTROL) ?? [])];
    if (event.target !== controls.at(event.shiftKey ? 0 : -1)) return;
    if (event.shiftKey) event.preventDefault();
    onClose(false);
  };
  const style = isSheet ? {} : { left: place?.left, top: place?.top, width, "--tip": `${place?.tip ?? 0}px` };
  return createPortal(
    <div
      ref={panel}
      className={styles.popover}
      role="dialog"
      aria-labelledby={heading}
      data-side={isSheet ? "sheet" : place?.side}
      style={style as CSSProperties}
      onKeyDown={onKeyDown}
    >
      {/* No `header`: beside the page's own, readers would take it for a second banner. */}
      <div className={styles.head}>
        <h2 id={heading}>{title}</h2>
        <IconButton icon={<X size={20} aria-hidden="true" />} name="Close" onClick={() => onClose(false)} />
      </div>
      <div className={styles.body} data-body="">
        {children(() => onClose(false))}
      </div>
    </div>,
    document.body,
  );
}

function usePlace(
  panel: RefObject<HTMLElement | null>,
  anchor: PopoverProps["anchor"],
  sides: PopoverProps["sides"],
  isSheet: boolean,
): PopoverPlace | null {
  const [place, setPlace] = useState<PopoverPlace | null>(null);
  const measure = useEffectEvent((grows: boolean) => {
    const box = anchor();
    if (!box || !panel.current || isSheet) return;
    const { offsetWidth, offsetHeight } = panel.current;
    const size = { width: offsetWidth, height: offsetHeight };
    setPlace((before) => {
      const now = popoverPlace(box, size, roomOfPage(), sides, grows ? before?.top : undefined);
      return before && isSame(before, now) ? before : now;
    });
  });
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element || isSheet) return;
    measure(false);
    // A popover that grows must not move what is under the pointer.
    const end = onElementSize(element, () => measure(true));
    const onResize = () => measure(false);
    window.addEventListener("resize", onResize);
    return () => {
      end();
      window.removeEventListener("resize", onResize);
    };
  }, [panel, isSheet]);
  return place;
}

/** The bar of a lesson stays in sight. */
function roomOfPage(): AnchorBox {
  const bar = document.querySelector("[data-bar]");
  return { left: 0, top: 0, right: innerWidth, bottom: bar ? bar.getBoundingClientRect().top : innerHeight };
}

function isSame(a: PopoverPlace, b: PopoverPlace): boolean {
  return a.left === b.left && a.top === b.top && a.side === b.side && a.tip === b.tip;
}

function useClosing(
  panel: RefObject<HTMLElement | null>,
  onClose: PopoverProps["onClose"],
  opener: PopoverProps["opener"],
): void {
  const close = useEffectEvent(onClose);
  useEscapeFirst(() => {
    onClose(false);
    return true;
  });
  useEffect(() => {
    const onElsewhere = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest(BELONGS)) return;
      if (panel.current?.contains(target) || opener?.current?.contains(target)) return;
      close(true);
    };
    document.addEventListener("pointerdown", onElsewhere, { capture: true });
    document.addEventListener("focusin", onElsewhere);
    return () => {
      document.removeEventListener("pointerdown", onElsewhere, { capture: true });
      document.removeEventListener("focusin", onElsewhere);
    };
  }, [panel, opener]);
}
