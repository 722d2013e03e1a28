/**
 * A window over the page that holds the focus until it is closed.
 * The backdrop is our own: Radix's would write a style element into the page, which our content policy forbids.
 */
import { Close, Content, Portal, Root, Title } from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import { type CSSProperties, type ReactNode, useState } from "react";
import styles from "./Dialog.module.css";
import { IconButton } from "./IconButton.tsx";
import { menuOpener } from "./menuOpener.ts";

export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Without one the children lay out everything themselves, with a `DialogTitle` somewhere. */
  readonly title?: string;
  /** CSS px; narrower where the window is. */
  readonly width?: number;
  /** A press beside the dialog leaves it open (the editor's modals, spec §2). */
  readonly isStatic?: boolean;
  readonly children: ReactNode;
  /** Buttons at the bottom, always in view. */
  readonly footer?: ReactNode;
  /** A place to work in: as high as the window lets it, all of a small screen, and the focus is on no field at first. */
  readonly isDesk?: boolean;
  /** Has to be answered before anything goes on: it lies over all else, Nib too. */
  readonly isQuestion?: boolean;
  /** Hears of Escape first; true: it had something to put back, and the dialog stays. */
  readonly onEscape?: () => boolean;
  /** The id of its words, where it only asks or tells something: they are read aloud with the title. */
  readonly describedBy?: string;
}

export function Dialog(props: DialogProps) {
  const { open, onClose, title, width = 560, isStatic = false, isDesk = false, children, footer, onEscape } = props;
  const opener = useOpener(open);
  return (
    <Root open={open} onOpenChange={(stays) => !stays && onClose()}>
      <Portal>
        <div className={styles.backdrop} data-desk={isDesk} data-question={props.isQuestion}>
          <Content
            className={styles.dialog}
            data-desk={isDesk}
            style={{ "--dialog-width": `${width}px` } as CSSProperties}
            aria-describedby={props.describedBy}
            onOpenAutoFocus={(event) => focusWhatMatters(event, isDesk)}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              opener?.focus();
            }}
            onInteractOutside={(event) => isStatic && event.preventDefault()}
            onEscapeKeyDown={(event) => onEscape?.() && event.preventDefault()}
          >
            {title === undefined ? children : <Window title={title} footer={footer} body={children} />}
          </Content>
        </div>
      </Portal>
    </Root>
  );
}

interface WindowProps {
  readonly title: string;
  readonly body: ReactNode;
  readonly footer: ReactNode;
}

function Window({ title, body, footer }: WindowProps) {
  return (
    <>
      <header className={styles.head}>
        <Title className={styles.title}>{title}</Title>
        <Close asChild>
          <IconButton icon={<X size={20} aria-hidden="true" />} name="Close" tooltipSide="left" />
        </Close>
      </header>
      <div className={styles.body}>{body}</div>
      {footer && <footer className={styles.foot}>{footer}</footer>}
    </>
  );
}

/** What is marked to be first, the first field, else the window itself: a focused Close button would show its tooltip and be pressed by Enter. */
function focusWhatMatters(event: Event, isDesk: boolean): void {
  event.preventDefault();
  if (!(event.currentTarget instanceof HTMLElement)) return;
  const dialog = event.currentTarget;
  const [first] = isDesk ? [] : dialog.querySelectorAll<HTMLElement>("input, select, textarea");
  // Of a choice that is what is chosen.
  const isChoice = first instanceof HTMLInputElement && first.type === "radio";
  const chosen = isChoice ? dialog.querySelector<HTMLElement>("input[type=radio]:checked") : null;
  const marked = dialog.querySelector<HTMLElement>("[data-first]");
  (marked ?? chosen ?? first ?? dialog).focus();
}

/** What the focus goes back to: read as the dialog opens, before anything inside it takes the focus. */
function useOpener(open: boolean): HTMLElement | null {
  const [wasOpen, setWasOpen] = useState(false);
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setOpener(openerOf(document.activeElement));
  }
  return opener;
}

/** What had the focus; an entry of a menu is gone with it, so that the menu's button stands for it. */
function openerOf(focused: Element | null): HTMLElement | null {
  const isLost = focused === document.body || focused?.closest("[role=menu]");
  return !isLost && focused instanceof HTMLElement ? focused : menuOpener();
}
