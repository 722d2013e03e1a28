import { Close, Content, Portal, Root, Title } from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import { type CSSProperties, type KeyboardEvent, type ReactNode, useState } from "react";
import { isFocusFree } from "../browser/focus.ts";
import { isTouchScreen } from "../browser/screen.ts";
import styles from "./Dialog.module.css";
import { IconButton } from "./IconButton.tsx";
import { menuOpener } from "./menuOpener.ts";
import { scrollStop } from "./scrollStop.ts";

export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Without one, the children lay out the whole dialog and contain a `DialogTitle`. */
  readonly title?: string;
  /** In CSS px; narrower if the window is. */
  readonly width?: number;
  /** In CSS px, where it fills the height of its window; lower if the window is. */
  readonly height?: number;
  /** A press outside does not close it. */
  readonly isStatic?: boolean;
  readonly children: ReactNode;
  /** Buttons at the bottom, which do not scroll. */
  readonly footer?: ReactNode;
  /** On the ground of the pages, with a large title and wide edges: for a choice among pictures. */
  readonly isSpacious?: boolean;
  /**
   * For a dialog to work in: it fills the window, or its height and all of a small screen, or only all of a phone and has its height
   * elsewhere. No field is focused at first.
   */
  readonly fills?: "height" | "window" | "phone";
  /** Has nothing to press in it, through which Tab would scroll it. */
  readonly isText?: boolean;
  /** Must be answered before anything else: it lies over everything, the tutorial included. */
  readonly isQuestion?: boolean;
  /** Called before Escape closes the dialog; returns true to keep it open, because Escape canceled something in it. */
  readonly onEscape?: () => boolean;
  /** The id of its text, if it is a short message: it is read aloud with the title. */
  readonly describedBy?: string;
}

/**
 * A modal window over the page that keeps the focus inside until it is closed. The backdrop is our own, because Radix's adds a style
 * element to the page, which our content security policy forbids.
 */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, width = 560, isStatic = false, isText = false, fills, children, footer } = props;
  const opener = useOpener(open);
  return (
    <Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {/* Without a container Radix renders the dialog in a second, synchronous pass. */}
      <Portal container={document.body}>
        <div className={styles.backdrop} data-fills={fills} data-question={props.isQuestion}>
          <Content
            className={styles.dialog}
            data-spacious={props.isSpacious}
            data-fills={fills}
            style={{ "--dialog-width": `${width}px`, "--dialog-height": `${props.height ?? 692}px` } as CSSProperties}
            aria-describedby={props.describedBy}
            onFocus={({ target, currentTarget }) => target !== currentTarget && showWhole(target)}
            onOpenAutoFocus={(event) => focusFirst(event, fills === undefined)}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              // What was opened meanwhile keeps it, such as a menu, which would close.
              if (isFocusFree()) opener?.focus();
            }}
            onInteractOutside={(event) => isStatic && event.preventDefault()}
            onKeyDown={goBackPastChoice}
            onEscapeKeyDown={(event) => props.onEscape?.() && event.preventDefault()}
          >
            {title === undefined ? (
              children
            ) : (
              <TitledDialog title={title} isText={isText} footer={footer} body={children} />
            )}
          </Content>
        </div>
      </Portal>
    </Root>
  );
}

interface TitledDialogProps {
  readonly title: string;
  readonly isText: boolean;
  readonly body: ReactNode;
  readonly footer: ReactNode;
}

function TitledDialog({ title, isText, body, footer }: TitledDialogProps) {
  return (
    <>
      <header className={styles.head}>
        <Title className={styles.title}>{title}</Title>
        <Close asChild>
          <IconButton icon={<X size={20} aria-hidden="true" />} name="Close" tooltipSide="left" />
        </Close>
      </header>
      <div ref={isText ? scrollStop : undefined} className={styles.body}>
        {body}
      </div>
      {footer && <footer className={styles.foot}>{footer}</footer>}
    </>
  );
}

/** For a dialog that lays out its own header. */
export function DialogTitle({ children }: { readonly children: ReactNode }) {
  return <Title className={styles.title}>{children}</Title>;
}

/**
 * Focuses what is marked `data-first`, else the first field, else the dialog itself. Never the Close button, as Radix would: it would
 * show its tooltip, and Enter would press it.
 */
function focusFirst(event: Event, mayBeField: boolean): void {
  event.preventDefault();
  if (!(event.currentTarget instanceof HTMLElement)) return;
  const dialog = event.currentTarget;
  const fields = mayBeField ? [...dialog.querySelectorAll<HTMLElement>("input, select, textarea")] : [];
  const first = fields.find((field) => !raisesKeyboardOverList(field));
  // In a radio group, the checked one takes the place of the first.
  const isChoice = first instanceof HTMLInputElement && first.type === "radio";
  const chosen = isChoice ? dialog.querySelector<HTMLElement>("input[type=radio]:checked") : null;
  const marked = dialog.querySelector<HTMLElement>("[data-first]");
  (marked ?? chosen ?? first ?? dialog).focus();
}

/**
 * Radix takes the first radio button of a group for its tab stop. Where a dialog begins with a group of which another one is checked,
 * Shift+Tab would never leave that.
 */
function goBackPastChoice(event: KeyboardEvent<HTMLElement>): void {
  const { key, shiftKey, target, currentTarget } = event;
  if (key !== "Tab" || !shiftKey || !(target instanceof HTMLInputElement) || target.type !== "radio") return;
  const stops = [...currentTarget.querySelectorAll<HTMLElement>(STOPS)].filter(
    (one) => one.checkVisibility?.() !== false,
  );
  const [first] = stops;
  if (!(first instanceof HTMLInputElement) || first.name !== target.name) return;
  stops.at(-1)?.focus();
  event.preventDefault();
}

const STOPS = ":is(button, input, select, textarea, a[href], [tabindex]):not([tabindex='-1'], :disabled)";

/**
 * By keys, of a text field the browser shows no more than its caret. After a press of the pointer nothing is moved, else the control
 * would slip away before the pointer is released.
 */
function showWhole(control: HTMLElement): void {
  if (control.matches(":focus-visible")) control.scrollIntoView?.({ block: "nearest" });
}

/** A search is only one way through a list, which the keyboard of a touch screen would cover. */
function raisesKeyboardOverList(field: HTMLElement): boolean {
  return field.matches("[type=search]") && isTouchScreen();
}

/** The element that gets the focus back. Found while the dialog opens, before anything in it takes the focus. */
function useOpener(open: boolean): HTMLElement | null {
  const [wasOpen, setWasOpen] = useState(false);
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setOpener(openerOf(document.activeElement));
  }
  return opener;
}

/** The focused element, or the menu button if it is an item of a menu, which is closing. */
function openerOf(focused: Element | null): HTMLElement | null {
  const isLost = isFocusFree(focused) || focused?.closest("[role=menu]");
  return !isLost && focused instanceof HTMLElement ? focused : menuOpener();
}
