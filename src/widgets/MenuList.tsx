/** The list of a menu, beside the button that it was opened from. */
import { Content, Portal, Root, Trigger } from "@radix-ui/react-dropdown-menu";
import { type ReactNode, type RefObject, useEffect } from "react";
import { ExistingElement } from "./ExistingElement.tsx";
import styles from "./Menu.module.css";

const ENTRY = "[role^='menuitem']:not([data-disabled])";

export interface MenuListProps {
  readonly id: string;
  readonly button: RefObject<HTMLElement | null>;
  readonly buttonId: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly align: "start" | "center" | "end";
  /** Whether a key opened it: then its first entry has the focus. */
  readonly isByKey: RefObject<boolean>;
  readonly children: ReactNode;
}

/** Never modal: Radix locks a modal menu's page with a style element, which our content policy forbids. */
export function MenuList({ id, button, buttonId, open, onOpenChange, align, isByKey, children }: MenuListProps) {
  return (
    <Root modal={false} open={open} onOpenChange={onOpenChange}>
      <Trigger asChild>
        <ExistingElement element={button} />
      </Trigger>
      <Portal>
        <Content
          id={id}
          aria-labelledby={buttonId}
          className={styles.menu}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          onCloseAutoFocus={leaveFocusTaken}
          loop
        >
          <FirstEntry listId={id} isAsked={isByKey} />
          {children}
        </Content>
      </Portal>
    </Root>
  );
}

/** Radix would do so by itself, had it been there to hear the key. */
function FirstEntry({ listId, isAsked }: { readonly listId: string; readonly isAsked: RefObject<boolean> }) {
  useEffect(() => {
    if (isAsked.current) document.getElementById(listId)?.querySelector<HTMLElement>(ENTRY)?.focus();
  }, [listId, isAsked]);
  return null;
}

/** The button gets the focus back, unless what was chosen has taken it: a name that waits to be typed, a dialog. */
function leaveFocusTaken(event: Event): void {
  const { activeElement, body } = document;
  if (activeElement && activeElement !== body && !activeElement.closest("[role=menu]")) event.preventDefault();
}
