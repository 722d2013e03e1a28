import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { Field, type FieldProps } from "../../../widgets/Field.tsx";
import { useEscapeFirst } from "../../../widgets/useEscapeFirst.ts";

export interface CommittedFieldProps extends Omit<FieldProps, "value"> {
  readonly value: string;
  /** Gets the typed text if it changed. The field shows `value` again unless the commit changes it. */
  readonly onCommit: (typed: string) => void;
}

/** A text field that commits on Enter, on blur, and when its form unmounts. */
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
  // A tap can choose another stage without a blur of this field.
  const leave = useEffectEvent(commit);
  useEffect(() => () => leave(), []);

  // The first Escape discards the typed text, the second closes the dialog.
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
