import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { storeSession } from "../../api/session.ts";
import type { SignedInUser } from "../../api/wire.ts";
import { messageOf, RequestFailed } from "../../browser/request.ts";
import type { FieldProps } from "../../widgets/Field.tsx";
import { safeRedirect } from "./accountPaths.ts";

/** Says nothing about which of the two it was. */
export const WRONG_SIGN_IN = "Sorry, your username or password was incorrect.";

/** Under the field of a new password. */
export const NEW_PASSWORD_HINT = "At least 8 characters. Three words in a row are easy to remember.";

export interface AccountForm {
  readonly busy: boolean;
  /** Why the last attempt failed, in plain words. */
  readonly message: string | null;
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
}

/** The state of a sign-in or sign-up form. `enter` sends the fields; the user it returns is signed in and redirected. */
export function useAccountForm(enter: (fields: FormData) => Promise<SignedInUser>): AccountForm {
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const [query] = useSearchParams();
  const navigate = useNavigate();

  async function send(fields: FormData) {
    setBusy(true);
    setMessage(null);
    try {
      storeSession(await enter(fields));
      await navigate(safeRedirect(query.get("redirectTo")), { replace: true });
    } catch (failure) {
      setMessage(refusalOf(failure, WRONG_SIGN_IN));
      setBusy(false);
    }
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!busy) void send(new FormData(event.currentTarget));
  }
  return { busy, message, submit };
}

/** The text of a field, or "". */
export function fieldText(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === "string" ? value : "";
}

/** Why a form with a password was refused: `wrong` if name or password were not right, otherwise the message of the server. */
export function refusalOf(failure: unknown, wrong: string): string {
  return failure instanceof RequestFailed && failure.status === 401 ? wrong : messageOf(failure);
}

/** The message if it is about this field, else null. */
export function messageFor(word: string, message: string | null): string | null {
  return message?.toLowerCase().includes(word) ? message : null;
}

const NAMED_FIELDS = ["username", "email", "password"] as const;
type NamedField = (typeof NAMED_FIELDS)[number];

/** The field that the message names first, which says it; null if it names none, so that the form says it. */
export function fieldAtFault(message: string | null): NamedField | null {
  const text = message?.toLowerCase() ?? "";
  const named = NAMED_FIELDS.filter((word) => text.includes(word));
  return named.toSorted((one, other) => text.indexOf(one) - text.indexOf(other))[0] ?? null;
}

/** What a field shows of the message: it is said once, and all fields that it names are marked. */
export function faultOf(field: NamedField, message: string | null): Pick<FieldProps, "message" | "isWrong"> {
  return {
    message: fieldAtFault(message) === field ? message : null,
    isWrong: messageFor(field, message) !== null,
  };
}

/** Focuses the invalid field of a form that was refused. `message`: why it was refused. The ref is for an element around the fields. */
export function useWrongField<Around extends HTMLElement>(message: string | null): RefObject<Around | null> {
  const around = useRef<Around>(null);
  useEffect(() => {
    if (message) around.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [message]);
  return around;
}
