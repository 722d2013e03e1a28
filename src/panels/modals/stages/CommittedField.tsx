/** A line to type in that counts when it is left, by Enter, or because its form goes away (details §13 "Form"). */
import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { Field, type FieldProps } from "../../../widgets/Field.tsx";
import { useEscapeFirst } from "../../hand/useEscapeFirst.ts";

export interface CommittedFieldProps extends Omit<FieldProps, "value"> {
  readonly value: string;
  /** Gets what was typed, if anything was; where it is not taken, the value that was there stands again. */
  readonly onCommit: (typed: string) => void;
}

export function CommittedField({ value, onCommit, ...rest }: CommittedFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const typed = useRef<string | null>(null);
  const show = (text: string) => {
    typed.current = null;
    if (field.current) field.current.value = text;
  };
  const commit = () => {
    const text = typed.current;
    if (text === null) return;
    show(value);
    if (text !== value) onCommit(text);
  };
  useLayoutEffect(() => {
    typed.current = null;
    if (field.current) field.current.value = value;
  }, [value]);
  // A finger may choose another stage without taking the focus from here.
  const leave = useEffectEvent(commit);
  useEffect(() => () => leave(), []);

  // What was typed is put back first; a second Escape closes the dialog.
  useEscapeFirst(() => {
    if (typed.current === null || document.activeElement !== field.current) return false;
    show(value);
    return true;
  });

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === "Enter" && !event.nativeEvent.isComposing) commit();
  }
  return (
    <Field
      {...rest}
      ref={field}
      defaultValue={value}
      onInput={(event) => {
        typed.current = event.currentTarget.value;
      }}
      onBlur={commit}
      onKeyDown={onKeyDown}
    />
  );
}
