/**
 * A list of things to do that opens from a button.
 * Never modal: Radix locks a modal menu's page with a style element, which our content policy forbids.
 */
import {
  CheckboxItem,
  Content,
  Item,
  ItemIndicator,
  Label,
  Portal,
  RadioGroup,
  RadioItem,
  Root,
  Separator,
  Trigger,
} from "@radix-ui/react-dropdown-menu";
import { Check } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import styles from "./Menu.module.css";
import { rememberMenuOpener } from "./menuOpener.ts";

export interface MenuProps {
  /** The button that opens it: one element that takes a ref and DOM props (Button, IconButton). */
  readonly trigger: ReactElement;
  readonly children: ReactNode;
  readonly align?: "start" | "center" | "end";
  readonly disabled?: boolean;
  /** For a menu that something else than its button opens, too. */
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
}

export function Menu({ trigger, children, align = "start", disabled, open, onOpenChange }: MenuProps) {
  const changed = (opens: boolean) => {
    if (opens) rememberMenuOpener();
    onOpenChange?.(opens);
  };
  return (
    <Root modal={false} open={open} onOpenChange={changed}>
      <Trigger asChild disabled={disabled}>
        {trigger}
      </Trigger>
      <Portal>
        <Content
          className={styles.menu}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          onCloseAutoFocus={leaveFocusTaken}
          loop
        >
          {children}
        </Content>
      </Portal>
    </Root>
  );
}

/** The button gets the focus back, unless what was chosen has taken it: a name that waits to be typed, a dialog. */
function leaveFocusTaken(event: Event): void {
  const { activeElement, body } = document;
  if (activeElement && activeElement !== body && !activeElement.closest("[role=menu]")) event.preventDefault();
}

export interface MenuItemProps {
  readonly children: ReactNode;
  readonly onSelect: () => void;
  readonly icon?: ReactNode;
  readonly disabled?: boolean;
  readonly tone?: "danger" | "event" | "flow" | "rule";
}

export function MenuItem({ children, onSelect, icon, disabled, tone }: MenuItemProps) {
  const look = [styles.item, tone && styles[tone]].filter(Boolean).join(" ");
  return (
    <Item className={look} onSelect={onSelect} disabled={disabled}>
      {icon}
      {children}
    </Item>
  );
}

export interface MenuSwitchProps {
  readonly children: ReactNode;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly icon?: ReactNode;
  readonly disabled?: boolean;
}

export function MenuSwitch({ children, on, onChange, icon, disabled }: MenuSwitchProps) {
  return (
    <CheckboxItem className={styles.item} checked={on} onCheckedChange={onChange} disabled={disabled}>
      {icon}
      {children}
      <span className={styles.mark}>
        <ItemIndicator>
          <Check size={18} aria-hidden="true" />
        </ItemIndicator>
      </span>
    </CheckboxItem>
  );
}

export function MenuLine() {
  return <Separator className={styles.line} />;
}

export function MenuHeading({ children }: { readonly children: ReactNode }) {
  return <Label className={styles.heading}>{children}</Label>;
}

export interface MenuChoicesProps<Value extends string> {
  readonly choices: readonly { readonly value: Value; readonly label: string; readonly picture?: ReactNode }[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

/** One choice of several, with the present one marked. */
export function MenuChoices<Value extends string>({ choices, chosen, onChoose }: MenuChoicesProps<Value>) {
  return (
    <RadioGroup value={chosen}>
      {choices.map(({ value, label, picture }) => (
        <RadioItem key={value} className={styles.item} value={value} onSelect={() => onChoose(value)}>
          {picture}
          {label}
          <span className={styles.mark}>
            <ItemIndicator>
              <Check size={18} aria-hidden="true" />
            </ItemIndicator>
          </span>
        </RadioItem>
      ))}
    </RadioGroup>
  );
}
