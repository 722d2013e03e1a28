/** A short name that appears beside a thing under the pointer or in focus. */
import { Arrow, Content, Portal, Provider, Root, Trigger } from "@radix-ui/react-tooltip";
import { cloneElement, type DOMAttributes, type ReactElement, useId, useRef } from "react";
import { ExistingElement } from "./ExistingElement.tsx";
import styles from "./Tooltip.module.css";
import { useNameShown } from "./useNameShown.ts";

type NamedProps = DOMAttributes<HTMLElement> & { readonly "aria-describedby"?: string };

export interface TooltipProps {
  readonly text: string;
  /** The key that does the same, as printed on a keyboard: "Ctrl+Z". */
  readonly shortcut?: string;
  readonly side?: "top" | "bottom" | "left" | "right";
  /** One element that takes DOM props. */
  readonly children: ReactElement<NamedProps>;
}

/** There are hundreds on a page and one at most is to be seen: what shows it is made then. */
export function Tooltip({ children, ...words }: TooltipProps) {
  const id = useId();
  const { element, hide, hears } = useNameShown(children.props);
  const described = element ? id : undefined;
  return (
    <>
      {cloneElement(children, { ...hears, "aria-describedby": children.props["aria-describedby"] ?? described })}
      {element && <Name {...words} id={id} element={element} onGone={hide} />}
    </>
  );
}

interface NameProps extends Omit<TooltipProps, "children"> {
  readonly id: string;
  readonly element: HTMLElement;
  readonly onGone: () => void;
}

function Name({ id, element, text, shortcut, side = "bottom", onGone }: NameProps) {
  const lent = useRef(element);
  return (
    <Provider disableHoverableContent>
      <Root open onOpenChange={onGone}>
        <Trigger asChild>
          <ExistingElement element={lent} />
        </Trigger>
        <Portal>
          <Content id={id} className={styles.tooltip} side={side} sideOffset={6} collisionPadding={8}>
            {text}
            {shortcut && <kbd className={styles.shortcut}>{shortcut}</kbd>}
            <Arrow className={styles.arrow} />
          </Content>
        </Portal>
      </Root>
    </Provider>
  );
}
