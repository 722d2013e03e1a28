import { Content, Portal, Root, Trigger } from "@radix-ui/react-dropdown-menu";
import {
  type ButtonHTMLAttributes,
  cloneElement,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { isFocusFree, setStandIn } from "../browser/focus.ts";
import { composeHandlers } from "./composeHandlers.ts";
import { ExistingElement } from "./ExistingElement.tsx";
import styles from "./Menu.module.css";
import { rememberMenuOpener } from "./menuOpener.ts";
import { useTimelyDeferredValue } from "./useTimelyDeferredValue.ts";

const ENABLED_ITEM = "[role^='menuitem']:not([data-disabled])";

type Align = "start" | "center" | "end";

interface TriggerProps extends ButtonHTMLAttributes<HTMLElement> {
  readonly ref?: Ref<HTMLElement | null>;
  readonly "data-state"?: "open" | "closed";
}

export interface MenuProps {
  /** The button that opens the menu: one element that takes a ref and DOM props (Button, IconButton). */
  readonly trigger: ReactElement<TriggerProps>;
  readonly children: ReactNode;
  readonly align?: Align;
  /** Where a long menu has the whole height of the window. By default it is below its button, or above if there is more room. */
  readonly side?: "left";
  readonly disabled?: boolean;
  /** For a button that can also be dragged: the menu opens on click, not on pointerdown. */
  readonly opensOnRelease?: boolean;
  /** For a menu that a key elsewhere opens as well. */
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
}

/**
 * A button and the menu that it opens. A page has hundreds of them and few are ever opened, so the Radix menu is not rendered before it
 * is opened for the first time; until then the button handles presses and keys as Radix would.
 */
export function Menu(props: MenuProps) {
  const { trigger, children, align = "start", side, disabled = false, opensOnRelease, open, onOpenChange } = props;
  const id = useId();
  const button = useRef<HTMLElement>(null);
  const isByKey = useRef(true);
  const opensByClick = useRef(false);
  const [isOpenHere, setOpenHere] = useState(false);
  const isOpen = open ?? isOpenHere;
  const [isByPointer, setByPointer] = useState(false);
  const isReady = useTimelyDeferredValue(isOpen);
  // After a key the menu appears at once, because the next key may be for it.
  const isShown = isOpen && (isReady || !isByPointer);
  const [isRendered, setRendered] = useState(isShown);
  if (isShown && !isRendered) setRendered(true);

  function setOpen(opens: boolean) {
    if (opens) rememberMenuOpener(button.current);
    else isByKey.current = true;
    setOpenHere(opens);
    onOpenChange?.(opens);
  }
  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (disabled || event.defaultPrevented || event.button !== 0 || event.ctrlKey) return;
    opensByClick.current = opensOnRelease === true && !isOpen;
    if (opensByClick.current) return;
    // Otherwise the button would take the focus from the menu.
    if (!isOpen) event.preventDefault();
    toggleByPointer();
  }
  function toggleByPointer() {
    isByKey.current = false;
    setByPointer(true);
    setOpen(!isOpen);
  }
  function onClick() {
    if (opensByClick.current) toggleByPointer();
    opensByClick.current = false;
  }
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (disabled || event.defaultPrevented) return;
    const { key } = event;
    if (key !== "Enter" && key !== " " && key !== "ArrowDown") return;
    setByPointer(false);
    setOpen(key === "ArrowDown" || !isOpen);
    event.preventDefault();
  }
  const list = `${id}list`;
  return (
    <>
      {cloneElement(trigger, {
        ref: button,
        id,
        disabled: disabled || trigger.props.disabled,
        "aria-haspopup": "menu",
        "aria-expanded": isOpen,
        "aria-controls": isShown ? list : undefined,
        "data-state": isOpen ? "open" : "closed",
        onPointerDown: composeHandlers(trigger.props.onPointerDown, onPointerDown),
        onClick: composeHandlers(trigger.props.onClick, onClick),
        onKeyDown: composeHandlers(trigger.props.onKeyDown, onKeyDown),
      })}
      {isRendered && (
        <MenuList
          id={list}
          buttonId={id}
          open={isShown}
          onOpenChange={setOpen}
          {...{ button, align, side, isByKey, children }}
        />
      )}
    </>
  );
}

interface MenuListProps {
  readonly id: string;
  readonly button: RefObject<HTMLElement | null>;
  readonly buttonId: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly align: Align;
  readonly side: MenuProps["side"];
  /** Whether a key opened it, so that its first item gets the focus. */
  readonly isByKey: RefObject<boolean>;
  readonly children: ReactNode;
}

/** Never modal, because for a modal menu Radix adds a style element to the page, which our content security policy forbids. */
function MenuList({ id, button, buttonId, open, onOpenChange, align, side, isByKey, children }: MenuListProps) {
  return (
    <Root modal={false} open={open} onOpenChange={onOpenChange}>
      <Trigger asChild>
        <ExistingElement element={button} />
      </Trigger>
      {/* Without a container Radix renders the menu in a second, synchronous pass. */}
      <Portal container={document.body}>
        <Content
          id={id}
          aria-labelledby={buttonId}
          className={styles.menu}
          // Radix leaves out of the tab order what its arrow keys scroll.
          tabIndex={0}
          align={align}
          side={side}
          sideOffset={6}
          // Where a page has such an area, menus stay within it.
          collisionBoundary={document.querySelector("[data-menus]")}
          collisionPadding={8}
          // A window that gets smaller may move the button out of sight, into a sheet that is closed: then its menu hangs from nothing.
          hideWhenDetached
          onCloseAutoFocus={(event) => returnFocus(event, button.current)}
          loop
        >
          <FocusFirstItem listId={id} isByKey={isByKey} />
          {children}
        </Content>
      </Portal>
    </Root>
  );
}

/** Radix focuses the first item only if its own trigger received the key. */
function FocusFirstItem({ listId, isByKey }: { readonly listId: string; readonly isByKey: RefObject<boolean> }) {
  useEffect(() => {
    if (isByKey.current) document.getElementById(listId)?.querySelector<HTMLElement>(ENABLED_ITEM)?.focus();
  }, [listId, isByKey]);
  return null;
}

/**
 * Lets Radix return the focus to the button unless the chosen item has moved it, to a name field or a dialog. What the item opens may be
 * rendered later and takes it then.
 */
function returnFocus(event: Event, button: HTMLElement | null): void {
  if (isFocusFree() || document.activeElement?.closest("[role=menu]")) setStandIn(button);
  else event.preventDefault();
}
