/** A short name that appears beside a thing under the pointer or in focus. */
import { Arrow, Content, Portal, Provider, Root, Trigger } from "@radix-ui/react-tooltip";
import type { FocusEvent, ReactElement } from "react";
import styles from "./Tooltip.module.css";

export interface TooltipProps {
  readonly text: string;
  /** The key that does the same, as printed on a keyboard: "Ctrl+Z". */
  readonly shortcut?: string;
  readonly side?: "top" | "bottom" | "left" | "right";
  /** One element that takes a ref and DOM props. */
  readonly children: ReactElement;
}

export function Tooltip({ text, shortcut, side = "bottom", children }: TooltipProps) {
  return (
    <Provider delayDuration={450} disableHoverableContent>
      <Root>
        <Trigger asChild onFocus={onlyForKeys}>
          {children}
        </Trigger>
        <Portal>
          <Content className={styles.tooltip} side={side} sideOffset={6} collisionPadding={8}>
            {text}
            {shortcut && <kbd className={styles.shortcut}>{shortcut}</kbd>}
            <Arrow className={styles.arrow} />
          </Content>
        </Portal>
      </Root>
    </Provider>
  );
}

/** A menu that closes gives the focus back, to a finger, too: it knows where it is, and a name would only lie over things. */
function onlyForKeys(event: FocusEvent): void {
  if (!event.currentTarget.matches(":focus-visible")) event.preventDefault();
}
