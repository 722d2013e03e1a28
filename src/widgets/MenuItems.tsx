import {
  CheckboxItem,
  Item,
  ItemIndicator,
  Label,
  RadioGroup,
  RadioItem,
  Separator,
} from "@radix-ui/react-dropdown-menu";
import { Check } from "lucide-react";
import { type ReactNode, useId } from "react";
import styles from "./Menu.module.css";

export interface MenuItemProps {
  readonly children: ReactNode;
  readonly onSelect: () => void;
  readonly icon?: ReactNode;
  /** The address of a pixel picture in place of an icon, for which the item is higher. */
  readonly picture?: string;
  readonly disabled?: boolean;
  readonly tone?: "danger" | "event" | "flow" | "rule";
  /** What it does, below its words. */
  readonly hint?: string;
  /** For an item that changes the menu itself. */
  readonly staysOpen?: boolean;
}

export function MenuItem({
  children,
  onSelect,
  icon,
  picture,
  disabled,
  tone,
  hint,
  staysOpen = false,
}: MenuItemProps) {
  const id = useId();
  const className = [styles.item, tone && styles[tone]].filter(Boolean).join(" ");
  const select = (event: Event) => {
    if (staysOpen) event.preventDefault();
    onSelect();
  };
  return (
    <Item className={className} onSelect={select} disabled={disabled} {...namesWithHint(id, hint)}>
      {icon}
      {picture && <img className={styles.picture} src={picture} alt="" width={32} height={32} draggable={false} />}
      <Words id={id} hint={hint}>
        {children}
      </Words>
    </Item>
  );
}

/** An item with a hint is named by its words alone; the hint describes it. */
function namesWithHint(id: string, hint: string | undefined) {
  return hint === undefined ? {} : { "aria-labelledby": `${id}-label`, "aria-describedby": `${id}-hint` };
}

interface WordsProps {
  readonly id: string;
  readonly hint: string | undefined;
  readonly children: ReactNode;
}

function Words({ id, hint, children }: WordsProps) {
  if (hint === undefined) return children;
  return (
    <span>
      <span id={`${id}-label`}>{children}</span>
      <span id={`${id}-hint`} className={styles.hint}>
        {hint}
      </span>
    </span>
  );
}

export interface MenuSwitchProps {
  readonly children: ReactNode;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly icon?: ReactNode;
  readonly disabled?: boolean;
  /** What it does, below its words. */
  readonly hint?: string;
  /** For one of several that are set together. */
  readonly staysOpen?: boolean;
}

export function MenuSwitch({ children, on, onChange, icon, disabled, hint, staysOpen = false }: MenuSwitchProps) {
  const id = useId();
  return (
    <CheckboxItem
      className={styles.item}
      checked={on}
      onCheckedChange={onChange}
      onSelect={(event) => staysOpen && event.preventDefault()}
      disabled={disabled}
      {...namesWithHint(id, hint)}
    >
      {icon}
      <Words id={id} hint={hint}>
        {children}
      </Words>
      <CheckMark />
    </CheckboxItem>
  );
}

/** A check mark, visible if the item is checked. */
function CheckMark() {
  return (
    <span className={styles.mark}>
      <ItemIndicator>
        <Check size={18} aria-hidden="true" />
      </ItemIndicator>
    </span>
  );
}

export function MenuSeparator() {
  return <Separator className={styles.line} />;
}

export function MenuHeading({ children }: { readonly children: ReactNode }) {
  return <Label className={styles.heading}>{children}</Label>;
}

export interface MenuChoice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly picture?: ReactNode;
  /** What it does, below the label. */
  readonly hint?: string;
}

export interface MenuChoicesProps<Value extends string> {
  readonly choices: readonly MenuChoice<Value>[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

/** A group of items of which one is chosen. */
export function MenuChoices<Value extends string>({ choices, chosen, onChoose }: MenuChoicesProps<Value>) {
  return (
    <RadioGroup value={chosen}>
      {choices.map((choice) => (
        <Choice key={choice.value} {...choice} onChoose={onChoose} />
      ))}
    </RadioGroup>
  );
}

interface ChoiceProps<Value extends string> extends MenuChoice<Value> {
  readonly onChoose: (value: Value) => void;
}

function Choice<Value extends string>({ value, label, picture, hint, onChoose }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <RadioItem
      className={styles.item}
      value={value}
      textValue={label}
      onSelect={() => onChoose(value)}
      {...namesWithHint(id, hint)}
    >
      {picture}
      <Words id={id} hint={hint}>
        {label}
      </Words>
      <CheckMark />
    </RadioItem>
  );
}
