/** A list of things to do that opens from a button, and the button. */
import {
  type ButtonHTMLAttributes,
  cloneElement,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  useId,
  useRef,
  useState,
} from "react";
import { composeHandlers } from "./composeHandlers.ts";
import { MenuList, type MenuListProps } from "./MenuList.tsx";
import { rememberMenuOpener } from "./menuOpener.ts";

interface TriggerProps extends ButtonHTMLAttributes<HTMLElement> {
  readonly ref?: Ref<HTMLElement | null>;
  readonly "data-state"?: "open" | "closed";
}

export interface MenuProps {
  /** The button that opens it: one element that takes a ref and DOM props (Button, IconButton). */
  readonly trigger: ReactElement<TriggerProps>;
  readonly children: ReactNode;
  readonly align?: MenuListProps["align"];
  readonly disabled?: boolean;
  /** For a menu that some key elsewhere opens, too. */
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
}

/** There are hundreds on a page, and few are ever opened: the list is made when it is opened first. */
export function Menu({ trigger, children, align = "start", disabled = false, open: held, onOpenChange }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLElement>(null);
  const isByKey = useRef(true);
  const [isOpenHere, openHere] = useState(false);
  const open = held ?? isOpenHere;
  const [isMade, make] = useState(open);
  if (open && !isMade) make(true);

  function change(opens: boolean) {
    if (opens) rememberMenuOpener();
    else isByKey.current = true;
    openHere(opens);
    onOpenChange?.(opens);
  }
  function press(event: PointerEvent<HTMLElement>) {
    if (disabled || event.defaultPrevented || event.button !== 0 || event.ctrlKey) return;
    isByKey.current = false;
    change(!open);
    // Or the button would take the focus from the list.
    if (!open) event.preventDefault();
  }
  function hearKey(event: KeyboardEvent<HTMLElement>) {
    if (disabled || event.defaultPrevented) return;
    const { key } = event;
    if (key !== "Enter" && key !== " " && key !== "ArrowDown") return;
    change(key === "ArrowDown" || !open);
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
        "aria-expanded": open,
        "aria-controls": open ? list : undefined,
        "data-state": open ? "open" : "closed",
        onPointerDown: composeHandlers(trigger.props.onPointerDown, press),
        onKeyDown: composeHandlers(trigger.props.onKeyDown, hearKey),
      })}
      {isMade && (
        <MenuList id={list} buttonId={id} {...{ button, open, align, isByKey, children }} onOpenChange={change} />
      )}
    </>
  );
}
