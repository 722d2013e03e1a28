import { Arrow, Content, Portal, Provider, Root, Trigger } from "@radix-ui/react-tooltip";
import {
  cloneElement,
  type DOMAttributes,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  useId,
  useRef,
  useState,
} from "react";
import { after } from "../browser/timers.ts";
import { composeHandlers } from "./composeHandlers.ts";
import { ExistingElement } from "./ExistingElement.tsx";
import styles from "./Tooltip.module.css";

/** How long a pointer rests on an element before its tooltip opens. */
const HOVER_MS = 450;

type TargetProps = DOMAttributes<HTMLElement> & { readonly "aria-describedby"?: string };

export interface TooltipProps {
  readonly text: string;
  /** The key that does the same, as printed on a keyboard: "Ctrl+Z". */
  readonly shortcut?: string;
  readonly side?: "top" | "bottom" | "left" | "right";
  /** One element that takes DOM props. */
  readonly children: ReactElement<TargetProps>;
}

/**
 * The name of an element, shown while the pointer rests on it or it has keyboard focus. A page has hundreds of these elements and at
 * most one tooltip is open, so the Radix tooltip is rendered only while it is.
 */
export function Tooltip({ children, ...content }: TooltipProps) {
  const id = useId();
  const { target, close, handlers } = useTooltip(children.props);
  const describedBy = children.props["aria-describedby"] ?? (target ? id : undefined);
  return (
    <>
      {cloneElement(children, { ...handlers, "aria-describedby": describedBy })}
      {target && <OpenTooltip {...content} id={id} target={target} onClose={close} />}
    </>
  );
}

interface OpenTooltipProps extends Omit<TooltipProps, "children"> {
  readonly id: string;
  readonly target: HTMLElement;
  readonly onClose: () => void;
}

function OpenTooltip({ id, target, text, shortcut, side = "bottom", onClose }: OpenTooltipProps) {
  const element = useRef(target);
  return (
    <Provider disableHoverableContent>
      <Root open onOpenChange={onClose}>
        <Trigger asChild>
          <ExistingElement element={element} />
        </Trigger>
        <Portal container={document.body}>
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

/** Closes the open tooltip: there is at most one on the page. */
let closeOpen: () => void = () => undefined;

interface TooltipState {
  /** The element whose tooltip is open, or null. */
  readonly target: HTMLElement | null;
  readonly close: () => void;
  /** For the element; they call its own handlers as well. */
  readonly handlers: DOMAttributes<HTMLElement>;
}

function useTooltip(own: DOMAttributes<HTMLElement>): TooltipState {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  // Set while the pointer is on the element, so that after a press the tooltip opens only once the pointer has left and come back.
  const cancelHover = useRef<(() => void) | null>(null);
  const close = () => {
    cancelHover.current?.();
    setTarget(null);
  };
  const open = (element: HTMLElement) => {
    // It may have been removed while the pointer rested on it.
    if (!element.isConnected) return;
    closeOpen();
    closeOpen = () => setTarget(null);
    setTarget(element);
  };
  const onPointerMove = ({ pointerType, buttons, currentTarget }: PointerEvent<HTMLElement>) => {
    if (pointerType === "touch" || cancelHover.current) return;
    cancelHover.current = buttons === 0 ? after(HOVER_MS, () => open(currentTarget)) : () => undefined;
  };
  const onPointerLeave = () => {
    close();
    cancelHover.current = null;
  };
  // Not for focus from a press, or from a closing menu that a press opened: the pointer is there already.
  const onFocus = ({ currentTarget }: FocusEvent<HTMLElement>) => {
    if (currentTarget.matches(":focus-visible")) open(currentTarget);
  };
  return {
    target,
    close,
    handlers: {
      onPointerMove: composeHandlers(own.onPointerMove, onPointerMove),
      onPointerLeave: composeHandlers(own.onPointerLeave, onPointerLeave),
      onPointerDown: composeHandlers(own.onPointerDown, close),
      onFocus: composeHandlers(own.onFocus, onFocus),
      onBlur: composeHandlers(own.onBlur, close),
      onClick: composeHandlers(own.onClick, close),
    },
  };
}
